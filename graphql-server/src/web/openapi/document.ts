import { ERROR_STATUS, type ErrorCode } from '@centar/domain/errorCodes.ts';
import { FILE_RULES } from '@centar/domain/fileRules.ts';
import { bodySchema, IGNORED, type JsonSchema } from '../../items/transport/bodySchema.ts';
import { SHEET_TYPES, type ContentRoute } from '../../items/transport/contentRoutes.ts';
import { ERROR_HELP } from '../errorHelp.ts';
import { referTo } from './entitySchemas.ts';
import { exampleOf, parameterExample } from './examples.ts';
import { failureResponses, failuresOf, problem } from './problems.ts';
import { TAGS } from './tags.ts';

type Entities = Readonly<Record<string, JsonSchema>>;

/** For the program and its interface; `/uslovi-i-podaci` states the content's. */
const LICENCE = { name: 'MIT', identifier: 'MIT' };

function withExample(schema: JsonSchema, entities: Entities): object {
  const example = exampleOf(schema, entities);
  return example === undefined ? {} : { example };
}

/** Transitively referenced entities. */
function usedSchemas(from: unknown, entities: Entities): Entities {
  const used = new Map<string, JsonSchema>();
  const waiting = [from];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const text = JSON.stringify(part);
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = entities[name];
      if (schema === undefined || used.has(name)) continue;
      used.set(name, schema);
      waiting.push(schema);
    }
  }
  return Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** One call, such as a content route. */
export type DescribedCall = Omit<ContentRoute, 'handler' | 'policy'> & {
  readonly signedIn: boolean;
};

const PRIMITIVES = new Set(['boolean', 'integer', 'string']);

/** For `News`, `News[]`, `integer` or `true`. */
function answerSchema(answers: string | undefined): JsonSchema {
  if (answers === undefined) return {};
  if (answers === 'true') return { const: true };
  if (PRIMITIVES.has(answers)) return { type: answers };
  const name = answers.replace(/\[\]$/, '');
  const item = PRIMITIVES.has(name) ? { type: name } : referTo(name);
  return name === answers ? item : { type: 'array', items: item };
}

/** Form fields are text; empty means null. */
function textSchema(schema: JsonSchema): JsonSchema {
  const { anyOf, default: _, ...more } = schema as { anyOf?: readonly JsonSchema[] } & JsonSchema;
  const present = anyOf?.find(({ type }) => type !== 'null');
  return present ? { ...more, ...present, description: 'Empty: none' } : schema;
}

/** A new item may omit the file; replacing requires it. */
function formSchema(form: NonNullable<DescribedCall['form']>, isNew: boolean): JsonSchema {
  // Field names are matched case-insensitively, so other spellings are valid.
  const { additionalProperties: _, properties, ...schema } = bodySchema(form.fields);
  const required = (schema['required'] ?? []) as readonly string[];
  const ignored = form.ignored?.map((name) => [name, { type: 'string', ...IGNORED }] as const);
  const kinds = FILE_RULES[form.file].extensions.map((one) => `.${one}`).join(' ');
  return {
    ...schema,
    required: isNew ? required : [...required, 'file'],
    properties: {
      ...Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, textSchema(one)]),
      ),
      ...Object.fromEntries(ignored ?? []),
      file: { type: 'string', format: 'binary', description: kinds },
    },
  };
}

function bodyOf({ form, json, status }: DescribedCall, entities: Entities): object {
  const contentOf = (schema: JsonSchema) => ({ schema, ...withExample(schema, entities) });
  const content = {
    ...(json ? { 'application/json': contentOf(bodySchema(json)) } : {}),
    ...(form ? { 'multipart/form-data': contentOf(formSchema(form, status === 201)) } : {}),
  };
  return form || json ? { requestBody: { required: true, content } } : {};
}

function parameter(path: string, name: string, required: boolean): object {
  const schema = name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' };
  return { name, in: 'query', required, schema, example: parameterExample(path, name, schema) };
}

/** For creations, which answer 201. */
const CREATION_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again within 24 hours, the call makes nothing more and answers what was made',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
};

const FILE = { schema: { type: 'string', format: 'binary' } };

function answerOf({ responseType, responseFile }: DescribedCall, entities: Entities): object {
  if (responseFile) return Object.fromEntries(responseFile.map((one) => [SHEET_TYPES[one], FILE]));
  const schema = answerSchema(responseType);
  return { 'application/json': { schema, ...withExample(schema, entities) } };
}

const tagOf = ({ path }: DescribedCall): string => path.split('/')[2] ?? '';

function operationOf(call: DescribedCall, entities: Entities): object {
  const answer = answerOf(call, entities);
  return {
    operationId: call.path.replace(/^\/api\//, '').replaceAll('/', ''),
    summary: call.summary,
    tags: [tagOf(call)],
    parameters: [
      ...(call.query ?? []).map((name) => parameter(call.path, name, true)),
      ...(call.optionalQuery ?? []).map((name) => parameter(call.path, name, false)),
      ...(call.status === 201 ? [CREATION_KEY] : []),
    ],
    ...bodyOf(call, entities),
    responses: {
      [String(call.status ?? 200)]: { description: 'Done', content: answer },
      ...failuresOf(call),
    },
    // Also for public calls, to show that they are public deliberately.
    security: call.signedIn ? [{ bearer: [] }] : [],
  };
}

const BEARER = {
  type: 'http',
  scheme: 'bearer',
  description:
    '`token` of `POST /api/UserAuth/Login`. Browsers may send the session cookie and `X-XSRF-TOKEN` instead.',
};

/** Markdown, which readers of the document show above the calls. */
function introduction(publicUrl: string): string {
  const rows = Object.entries(ERROR_STATUS).map(([code, status]) => {
    const { when, then } = ERROR_HELP[code as ErrorCode];
    return `| \`${code}\` | ${String(status)} | ${when} | ${then} |`;
  });
  return [
    `Reading is public and may be done by other origins. The data sets: [catalogue](${publicUrl}/katalog.ttl); keeping a copy: \`GET /api/Changes/GetChanges\`; terms: [uslovi](${publicUrl}/uslovi-i-podaci).`,
    'Times are ISO 8601 in UTC. Failures are problem documents; decide by their `code`:',
    ['| code | status | when | what to do |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

export function openapiDocument(
  calls: readonly DescribedCall[],
  entities: Entities,
  site: { readonly name: string; readonly publicUrl: string },
) {
  const described = { ...entities, Problem: problem };
  const responses = failureResponses(calls);
  const tags = [...new Set(calls.map(tagOf))].toSorted();
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call, described);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: site.name,
      version: '1',
      summary: 'Programme, news, screenings and notices; reading needs no account',
      description: introduction(site.publicUrl),
      license: LICENCE,
    },
    servers: [{ url: site.publicUrl }],
    externalDocs: { description: 'The same over GraphQL', url: `${site.publicUrl}/graphql/docs` },
    tags: tags.map((name) => ({ name, description: TAGS[name] })),
    paths,
    components: {
      securitySchemes: { bearer: BEARER },
      schemas: usedSchemas({ paths, responses }, described),
      responses,
    },
  };
}
