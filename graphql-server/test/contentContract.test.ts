import { readdir } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printSchemaText } from '../src/schemaText.ts';
import { ACTORS, tokenOf, type ActorKind } from './actors.ts';
import { OPERATIONS } from './operations.ts';
import { SECTION_ONLY, type Operation } from './operation.ts';
import { startTestApp, type TestApp } from './testApp.ts';
import { isPostgres } from './testDatabase.ts';

let app: TestApp;
const tokens = new Map<string, Promise<string | undefined>>();

beforeAll(async () => {
  // Calls come from networks of their choice: what is looked at here is not how often they may.
  app = await startTestApp({ environment: { TRUST_PROXY: 'true' } });
  for (const operation of OPERATIONS.filter(({ endsSession }) => !endsSession)) {
    for (const kind of ACTORS) await tokenFor(operation, kind);
  }
  await app.saveState();
});
afterAll(() => app.close());

const state = async () => ({ rows: await app.contentHash(), files: await app.files() });

/** Refusals need no statement of the database: on PostgreSQL only those who are allowed call an operation. */
const actorsOf = ({ verdicts }: Operation): readonly ActorKind[] =>
  isPostgres() ? ACTORS.filter((kind) => verdicts[kind] === 'done').slice(0, 1) : ACTORS;

/** One sign-in for each kind of person and section, unless the operation would end it. */
function tokenFor(operation: Operation, kind: (typeof ACTORS)[number]) {
  const { section, endsSession } = operation;
  const key = `${kind} ${section}`;
  const known = endsSession ? undefined : tokens.get(key);
  const token = known ?? tokenOf(app, kind, section);
  if (!endsSession) tokens.set(key, token);
  return token;
}

describe.each(OPERATIONS)('$name', (operation) => {
  const { name, verdicts, addItem, send } = operation;
  const isWrite = !name.startsWith('GET') && !name.startsWith('Query');

  // Otherwise every call would be looked at beside the rows and files of all calls before it.
  afterAll(() => app.restore());

  it.each(actorsOf(operation))('%s', async (kind) => {
    const token = await tokenFor(operation, kind);
    const id = (await addItem?.(app)) ?? 0;
    await expect.poll(() => readdir(app.store.tmpDir)).toEqual([]);
    const before = await state();
    const { status, code } = await send({ app, token, id });
    const verdict = verdicts[kind];
    expect(code ?? 'done').toBe(verdict);
    if (verdict === 'done') expect([200, 201]).toContain(status);
    else if (name.includes('/')) expect(status).toBe(verdict === 'FORBIDDEN' ? 403 : 401);
    if (verdict !== 'done' || !isWrite) {
      // The library removes what it took in once the answer is out.
      await expect.poll(state).toEqual(before);
    } else if (verdicts === SECTION_ONLY || /User$|Role$/.test(name)) {
      expect(await app.contentHash()).not.toBe(before.rows);
    }
  });
});

/** The server's other routes. Only the forms of reservations write, on their service. */
const OTHER_ROUTES = [
  'GET /graphql',
  'POST /graphql',
  'OPTIONS /graphql',
  'GET /graphql/docs',
  'GET /schema.graphql',
  'GET /healthz',
  'GET /readyz',
  'GET /media/*',
  'GET /offline-snapshot',
  'GET /speculation-rules.json',
  'GET /podela/*',
  'GET /sitemap.xml',
  'GET /katalog.jsonld',
  'GET /katalog.ttl',
  'GET /robots.txt',
  'GET /.well-known/security.txt',
  'POST /rezervacija/:date',
  'POST /moja-rezervacija/:code',
  'POST /cir/rezervacija/:date',
  'POST /cir/moja-rezervacija/:code',
  'GET /ugradi/program',
  'GET /cir/ugradi/program',
  'GET /rss/:file',
  'GET /kalendar/:file',
  'GET /cir/sitemap.xml',
  'GET /cir/rss/:file',
  'GET /cir/kalendar/:file',
  'GET /cir/manifest.webmanifest',
  'GET /site.json',
  'GET /manifest.webmanifest',
  'GET /site-icons/:id/:icon',
  'GET /favicon.ico',
  'GET /apple-touch-icon.png',
  'GET /apple-touch-icon-precomposed.png',
  'GET /ap',
  'GET /ap/*',
  'GET /ap-login',
  'GET /ap-login/*',
  'GET /admin-panel',
  'GET /admin-panel/*',
  'GET /*',
  'GET /assets/public-1.js',
  'GET /fonts/a-1.woff2',
  'GET /art/sala.svg',
  'GET /icons/icon-192.png',
  'GET /assets/:name(^[\\w-]+\\.(?:js|css)$)',
  'GET /sw.js',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/swagger-ui-bundle.js',
  'GET /api/docs/swagger-ui.css',
];

const READERS = ['nobody', 'moderator of the right section', 'administrator'] as const;

describe('completeness', () => {
  const known = new Set(OPERATIONS.map(({ name }) => name));

  it('names each operation once', () => {
    expect(known.size).toBe(OPERATIONS.length);
  });

  it('every route is in the table', () => {
    const registered = app.routes
      .filter(({ method, url }) => method !== 'HEAD' && url !== '/api/*')
      .map(({ method, url }) => `${method} ${url}`);
    const routes = new Set(registered);
    expect(
      [...routes].filter((route) => !known.has(route) && !OTHER_ROUTES.includes(route)),
    ).toEqual([]);
    const gone = [...known].filter((name) => name.includes('/') && !routes.has(name));
    expect(gone).toEqual([]);
  });

  it('every root field is in the table', () => {
    const schema = buildSchema(printSchemaText());
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name ?? ''}.${field}`),
    );
    const inTable = [...known].filter((name) => !name.includes('/'));
    expect(fields.sort()).toEqual(inTable.sort());
    expect(schema.getSubscriptionType()).toBeUndefined();
  });

  it('no input lets a caller filter, sort or select by himself', () => {
    expect(printSchemaText()).not.toMatch(/input \w*(Where|Filter|OrderBy)/);
  });

  it.each(isPostgres() ? [] : READERS)(
    "no read by %s contains a hash, or a user's address except for administrators (AC8)",
    async (kind) => {
      const { email } = await app.addUser();
      for (const operation of OPERATIONS.filter(({ name }) => /^(GET|Query)/.test(name))) {
        const token = await tokenFor(operation, kind);
        const id = (await operation.addItem?.(app)) ?? 0;
        const answer = JSON.stringify(await operation.send({ app, token, id }));
        expect(answer).not.toContain('$argon2');
        const mayKnow = kind === 'administrator' && /AllUsers$/i.test(operation.name);
        if (!mayKnow) expect(answer).not.toContain(email);
      }
    },
  );
});
