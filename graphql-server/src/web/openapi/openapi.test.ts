import { createHash } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { ONE_OF_EACH } from '../../../test/contentRows.ts';
import { pdf, pngFile } from '../../../test/testFiles.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PUBLIC_URL } from '../../../test/testApp.ts';

interface Described {
  readonly openapi: string;
  readonly servers: { url: string }[];
  readonly tags: { name: string; description?: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    schemas: Record<string, { required?: string[] }>;
    responses: Record<string, Answer>;
  };
}
interface Body {
  readonly properties: Record<string, { type?: string; format?: string; description?: string }>;
  readonly required: string[];
}
type Content = Record<string, { schema: object; example?: unknown }>;
interface Answer {
  readonly content?: Content;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: { name: string; in?: string; example?: unknown }[];
  readonly security?: object[];
  readonly requestBody?: { content: Record<string, { schema: Body; example?: unknown }> };
  readonly responses: Record<string, Answer & { readonly $ref?: string }>;
}

let described: Described;
/** The schemas of `described`. */
let definitions: object;

const app = sharedTestApp({ content: ONE_OF_EACH });
beforeAll(async () => {
  described = (await app.rest<Described>('GET', '/api/openapi.json')).body;
  definitions = asDefinitions(described.components.schemas);
});

it('describes every REST route and nothing else', () => {
  const isCall = (url: string): boolean =>
    url.startsWith('/api/') && !/\*|openapi\.json|docs(\/swagger-ui.+)?$/.test(url);
  const registered = app.routes
    .filter(({ method, url }) => method !== 'HEAD' && isCall(url))
    .map(({ method, url }) => `${method} ${url}`);
  const calls = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.sort()).toEqual(registered.sort());
  expect(described).toMatchObject({ openapi: '3.1.0', servers: [{ url: PUBLIC_URL }] });
});

it('every reference leads to something, every operation has its own name', () => {
  const text = JSON.stringify(described);
  for (const [, kind = '', name = ''] of text.matchAll(/#\/components\/(\w+)\/(\w+)/g)) {
    const group = (described.components as Record<string, Record<string, object>>)[kind];
    expect(group, `${kind} ${name}`).toHaveProperty(name);
  }
  const ids = Object.values(described.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

it('describes every group of calls', () => {
  expect(described.tags.filter(({ description }) => !description)).toEqual([]);
});

it('names no entity that no call has', () => {
  const text = JSON.stringify({
    ...described,
    components: { ...described.components, schemas: {} },
  });
  const schemas = Object.entries(described.components.schemas);
  const others = (name: string) => JSON.stringify(schemas.filter(([one]) => one !== name));
  for (const [name] of schemas) {
    expect(text + others(name), name).toContain(`"#/components/schemas/${name}"`);
  }
});

it('says of every call who may make it, and of itself its licence', () => {
  const security = Object.values(described.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => operation.security),
  );
  expect(security.every(Array.isArray)).toBe(true);
  expect(described.paths['/api/News/GetNews']?.['get']?.security).toEqual([]);
  expect(described.paths['/api/UserAuth/Login']?.['post']?.security).toEqual([]);
  expect(described).toMatchObject({ info: { license: { name: 'MIT', identifier: 'MIT' } } });
});

const asDefinitions = (part: object): object =>
  JSON.parse(JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/')) as object;

/** What is wrong with a value by a schema of the document; nothing where it is right. */
function faultsOf(schema: object, value: unknown) {
  const rules = z.fromJSONSchema({
    ...asDefinitions(schema),
    $defs: definitions,
  } as never);
  return rules.safeParse(value).error?.issues ?? [];
}

/** Undefined for a status that the document does not name. */
function documentedAnswer(operation: Operation, status: number): Answer | undefined {
  const answer = operation.responses[status];
  const name = answer?.$ref?.split('/').at(-1);
  return name === undefined ? answer : described.components.responses[name];
}

it('has an example of every body and answer, and each is right by its schema', () => {
  const check = (content: Content | undefined, where: string) => {
    for (const { schema, example } of Object.values(content ?? {})) {
      const isFile = 'format' in schema && schema.format === 'binary';
      if (Object.keys(schema).length === 0 || isFile) continue;
      expect(example, where).toBeDefined();
      const { file: _, ...filled } = { file: '', ...(example as object) };
      const given = Array.isArray(example) || typeof example !== 'object' ? example : filled;
      // A file has no example.
      const faults = faultsOf(schema, given).filter(({ path }) => path[0] !== 'file');
      expect(faults, where).toEqual([]);
    }
  };
  for (const [path, methods] of Object.entries(described.paths)) {
    for (const [method, { requestBody, responses }] of Object.entries(methods)) {
      check(requestBody?.content, `${method} ${path}`);
      for (const { content } of Object.values(responses)) {
        check(content, `${method} ${path} answers`);
      }
    }
  }
});

it('describes what a group of settings holds', () => {
  const update = described.paths['/api/Settings/Update']?.['put'];
  const schema = update?.requestBody?.content['application/json']?.schema;
  expect(schema?.required).toContain('content');
  expect(JSON.stringify(schema)).toMatch(/shortName.*telephone|phone/);
  expect(JSON.stringify(schema)).not.toContain('Accepted and ignored');
});

it('tells of every call what it answers', () => {
  for (const [path, methods] of Object.entries(described.paths)) {
    for (const { responses } of Object.values(methods)) {
      const answers = Object.entries(responses).filter(([status]) => status < '400');
      expect(JSON.stringify(answers), path).toMatch(/\$ref|const|"type"/);
    }
  }
});

it('names parameters, form fields, the file and who may call', () => {
  expect(described.paths['/api/News/GetNewsByID']?.['get']).toMatchObject({
    parameters: [{ name: 'id', in: 'query', required: true }],
  });
  const create = described.paths['/api/News/CreateNews']?.['post'];
  const form = create?.requestBody?.content['multipart/form-data']?.schema.properties;
  expect(Object.keys(form ?? {})).toEqual(
    expect.arrayContaining(['author', 'theme', 'title', 'description', 'file']),
  );
  expect(create?.security).toHaveLength(1);
  expect(create?.responses).toHaveProperty('201');
  expect(create?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }]);
  expect(JSON.stringify(described.paths['/api/News/UpdateNews'])).not.toContain('Idempotency-Key');
});

it.each([
  ['News', '/api/News/GetNewsByID?id=1'],
  ['Program', '/api/Programs/GetProgramByID?id=1'],
  ['Movie', '/api/Cinema/GetMovieByID?id=1'],
  ['Competition', '/api/Konkurs/GetKonkursByID?id=1'],
  ['Procurement', '/api/PublicProcurment/GetPublicProcurmentByID?id=1'],
  ['GalleryItem', '/api/Gallery/GetByID?id=1'],
  ['Colony', '/api/Colony/GetByID?id=1'],
  ['ArtSalon', '/api/ArtSaloon/GetByID?id=1'],
])('what it calls %s has exactly these fields', async (name, path) => {
  const { body } = await app.rest('GET', path);
  expect(Object.keys(body).sort()).toEqual(described.components.schemas[name]?.required?.sort());
});

it('is an OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate({ ...described });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

describe('bodies', () => {
  const calls = (): [call: string, path: string, method: string, operation: Operation][] =>
    Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, string, string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        path,
        method.toUpperCase(),
        operation,
      ]),
    );
  /** These writes take nothing, or nothing but their address. */
  const BODILESS =
    /^DELETE |\/(Logout|EndOtherSessions|BeginPasskeyLogin)$|\/Demo\/(Remove|Restore)$/;

  it('of every call that takes one are told by their fields', () => {
    for (const [call, , method, { requestBody }] of calls()) {
      const takesOne = method !== 'GET' && !BODILESS.test(call);
      expect(requestBody !== undefined, call).toBe(takesOne);
      for (const { schema } of Object.values(requestBody?.content ?? {})) {
        expect(Object.keys(schema.properties).length, call).toBeGreaterThan(0);
        expect(schema.required.length, call).toBeGreaterThan(0);
        expect(Object.keys(schema.properties), call).toEqual(
          expect.arrayContaining(schema.required),
        );
      }
    }
  });

  it('are validated as documented: missing required fields and undocumented fields are refused', async () => {
    const { token } = await app.signInAs({ roleId: 1 });
    for (const [call, path, method, { requestBody }] of calls()) {
      const json = requestBody?.content['application/json']?.schema;
      const form = requestBody?.content['multipart/form-data']?.schema;
      if (!json && !form) continue;
      const { required, properties } = (json ?? form) as Body;
      const odd = json ? { json: { odd: 1 } } : { form: { odd: '1' } };
      const answer = await app.rest(method, path, { token, ...odd });
      const missed = required.filter((name) => name !== 'file');
      // The type of a programme decides who may write it, hence it is looked at before all else.
      const first = /InsertProgram$/.test(call) ? ['programType'] : [...missed, 'odd'];
      expect([call, answer.status, Object.keys(answer.errors ?? {}).sort()]).toEqual([
        call,
        400,
        first.sort(),
      ]);
      expect(properties).not.toHaveProperty('odd');
    }
  });

  it('contain a file if the call accepts one, and typed numbers, moments and choices', () => {
    const insert = described.paths['/api/Cinema/InsertMovie']?.['post'];
    const form = insert?.requestBody?.content['multipart/form-data']?.schema;
    expect(form?.properties).toMatchObject({
      title: { type: 'string', minLength: 1, maxLength: 200 },
      'productionDate[0].productionDate': { type: 'string', format: 'date-time' },
      file: { type: 'string', format: 'binary' },
    });
    expect(form?.required).not.toContain('file');
    const image = described.paths['/api/Cinema/UpdateImage']?.['put'];
    expect(image?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      properties: { id: { type: 'integer' }, file: { format: 'binary' } },
      required: ['id', 'file'],
    });
    const edit = described.paths['/api/Programs/EditProgram']?.['post'];
    expect(edit?.requestBody?.content['application/json']?.schema).toMatchObject({
      properties: { status: { enum: ['scheduled', 'cancelled', 'moved'] } },
      additionalProperties: false,
    });
  });
});

/** Their examples end the session, or remove what others need. */
const ENDING =
  /\/UserAuth\/Login$|\/(Logout|EndOtherSessions)$|\/Demo\/(Remove|Restore)$|\/Bin\/Empty$/;

/** Their examples name what is not there yet, an older version, or a password of their own. */
const REFUSED = {
  '/api/UserAuth/AddPasskey': 'BAD_USER_INPUT',
  '/api/UserAuth/CompleteLogin': 'BAD_USER_INPUT',
  '/api/UserAuth/ConfirmTotp': 'BAD_USER_INPUT',
  '/api/UserAuth/DemandFactor': 'NOT_FOUND',
  '/api/UserAuth/NewRecoveryCodes': 'CONFLICT',
  '/api/UserAuth/PasskeyLogin': 'WRONG_CREDENTIALS',
  '/api/UserAuth/RemovePasskey': 'NOT_FOUND',
  '/api/UserAuth/RemoveTotp': 'NOT_FOUND',
  '/api/UserAuth/RenamePasskey': 'NOT_FOUND',
  '/api/Bin/Restore': 'NOT_FOUND',
  '/api/History/RestoreVersion': 'CONFLICT',
  '/api/UserAuth/EditUser': 'NOT_FOUND',
  '/api/UserAuth/ChangeRole': 'NOT_FOUND',
  '/api/UserAuth/ChangeOwnPassword': 'BAD_USER_INPUT',
  '/api/Settings/RestorePicture': 'NOT_FOUND',
  '/api/Reservations/ChangeOwn': 'NOT_FOUND',
  '/api/Reservations/CancelOwn': 'NOT_FOUND',
  '/api/Reservations/EditReservation': 'NOT_FOUND',
  '/api/Reservations/MoveReservation': 'NOT_FOUND',
  '/api/Reservations/CancelReservation': 'NOT_FOUND',
  '/api/Reservations/RenewLink': 'NOT_FOUND',
  '/api/Reports/SaveAttendance': 'BAD_USER_INPUT',
  '/api/Programs/EditProgram': 'CONFLICT',
  '/api/ArtSaloon/Update': 'CONFLICT',
  '/api/Colony/Update': 'CONFLICT',
  '/api/Konkurs/UpdateDocuments': 'CONFLICT',
  '/api/PublicProcurment/UpdateDocuments': 'CONFLICT',
  '/api/Reservations/AddReservation': 'BAD_USER_INPUT',
  '/api/Reservations/GetOwn': 'NOT_FOUND',
  '/api/Reservations/DeleteOffer': 'CONFLICT',
};

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

describe('the example of a call', () => {
  it('is answered as documented, and accepted unless it names what is not there', async () => {
    const { token } = await app.signInAs({ roleId: 1 });
    const files = { image: await pngFile(), document: { name: 'poziv.pdf', bytes: pdf() } };
    const order = ['put', 'post', 'get', 'delete'];
    const calls = Object.entries(described.paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
      )
      .filter(({ path }) => !ENDING.test(path))
      .toSorted((one, other) => order.indexOf(one.method) - order.indexOf(other.method));
    const refused: Record<string, string | undefined> = {};
    const otherThanDocumented: [call: string, faults: unknown][] = [];
    for (const { path, method, operation } of calls) {
      const query = new URLSearchParams(
        operation.parameters.flatMap(({ name, in: where, example }) =>
          where === 'query' && example !== undefined ? [[name, asText(example)]] : [],
        ),
      ).toString();
      const { 'application/json': json, 'multipart/form-data': form } =
        operation.requestBody?.content ?? {};
      const { file: _, ...fields } = (form?.example ?? {}) as Record<string, unknown>;
      const isDocument = /\.pdf/.test(form?.schema.properties['file']?.description ?? '');
      const body = json
        ? { json: json.example as object }
        : form && {
            form: Object.fromEntries(
              Object.entries(fields).map(([name, value]) => [name, asText(value)]),
            ),
            file: isDocument ? files.document : files.image,
          };
      const answer = await app.rest<unknown>(method.toUpperCase(), `${path}?${query}`, {
        token,
        ...body,
      });
      if (answer.status >= 300) refused[path] = answer.code;
      const call = `${method} ${path} ${String(answer.status)}`;
      const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
      const schema = documentedAnswer(operation, answer.status)?.content?.[type]?.schema;
      const faults = schema
        ? faultsOf(schema, answer.body ?? answer.text)
        : [`not documented: ${type}`];
      if (faults.length > 0) otherThanDocumented.push([call, faults]);
    }
    expect(refused).toEqual(REFUSED);
    expect(otherThanDocumented).toEqual([]);
  });
});

describe('the page to try calls on', () => {
  it('runs one script of its own, and loads and calls nothing but this server', async () => {
    const answer = await app.raw('/api/docs');
    const page = answer.bytes.toString();
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const inline = [...page.matchAll(/<script>(.+?)<\/script>/gs)].map(([, text = '']) => text);
    const hashes = inline.map((text) => createHash('sha256').update(text).digest('base64'));
    expect(hashes).toHaveLength(1);
    const policy = String(answer.headers['content-security-policy']).split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      `script-src 'self' 'sha256-${String(hashes[0])}'`,
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(page).not.toMatch(/https?:|["'(]\/\//);
  });

  it('gets all that it names from this server', async () => {
    const page = (await app.raw('/api/docs')).bytes.toString();
    const named = [...page.matchAll(/(?:src|href)="(\/[^"]*)"|fetch\('([^']+)'/g)];
    const paths = named.map(([, address, called]) => address ?? called ?? '');
    expect(paths.length).toBeGreaterThanOrEqual(3);
    const types: Record<string, RegExp> = { js: /javascript/, css: /css/, json: /json/ };
    for (const path of paths) {
      const answer = await app.raw(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers['content-type']).toMatch(types[path.split('.').at(-1) ?? ''] ?? /^$/);
      expect(answer.bytes.length).toBeGreaterThan(1000);
      const known = { headers: { 'if-none-match': String(answer.headers.etag) } };
      if (answer.headers.etag) expect((await app.raw(path, known)).status).toBe(304);
    }
  });

  it.each(['index.html', 'index.js', '../package.json', '..%2fpackage.json', 'swagger-ui.js'])(
    'gives nothing else of the package: %s',
    async (name) => {
      const answer = await app.raw(`/api/docs/${name}`);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    },
  );
});
