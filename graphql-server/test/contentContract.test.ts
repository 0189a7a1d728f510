import { readdir } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printSchemaText } from '../src/schemaText.ts';
import { ACTORS, tokenOf, type ActorKind } from './actors.ts';
import { onSqliteOnly } from './onSqliteOnly.ts';
import { OPERATIONS } from './operations.ts';
import { ADMINISTRATORS, SECTION_ONLY, type Operation } from './operation.ts';
import { sharedTestApp } from './sharedTestApp.ts';
import { isPostgres } from './testDatabase.ts';

/** The address of a user whom no call names. */
let email: string;
const tokens = new Map<string, Promise<string | undefined>>();

// Calls come from networks of their choice, since limits have their own tests.
const app = sharedTestApp({ environment: { TRUST_PROXY: 'true' } });
beforeAll(async () => {
  ({ email } = await app.addUser());
  for (const operation of CALLED.filter(({ endsSession }) => !endsSession)) {
    for (const kind of callersOf(operation)) await tokenFor(operation, kind);
  }
  await app.saveState();
});

const state = async () => ({ rows: await app.contentHash(), files: await app.files() });
const isRest = ({ name }: Operation): boolean => name.includes('/');
const isRead = ({ name }: Operation): boolean => /^(GET|Query)/.test(name);
const isAllowed = ({ verdicts }: Operation, kind: ActorKind): boolean => verdicts[kind] === 'done';

/** One sign-in for each kind of actor and section, unless the operation would end it. */
function tokenFor(operation: Operation, kind: ActorKind) {
  const { section, endsSession } = operation;
  const key = `${kind} ${section}`;
  const known = endsSession ? undefined : tokens.get(key);
  const token = known ?? tokenOf(app, kind, section);
  if (!endsSession) tokens.set(key, token);
  return token;
}

/** Calls an operation on one item as each of the actors, who are all allowed or all refused. */
async function expectVerdicts(
  operation: Operation,
  kinds: readonly ActorKind[],
  id: number,
): Promise<void> {
  const { name, verdicts, send } = operation;
  const calls = [];
  for (const kind of kinds) calls.push({ kind, token: await tokenFor(operation, kind) });
  // Files that the calls before have sent are removed after their answers.
  await expect.poll(() => readdir(app.store.tmpDir)).toEqual([]);
  const before = await state();
  for (const { kind, token } of calls) {
    const answer = await send({ app, token, id });
    const { status, code = 'done' } = answer;
    expect(code, kind).toBe(verdicts[kind]);
    if (code === 'done') expect([200, 201], kind).toContain(status);
    else if (isRest(operation)) expect(status, kind).toBe(code === 'FORBIDDEN' ? 403 : 401);
    if (!isRead(operation)) continue;
    const text = JSON.stringify(answer);
    expect(text, kind).not.toContain('$argon2');
    const showsUsers = kind === 'administrator' && /AllUsers$/i.test(name);
    if (!showsUsers) expect(text, kind).not.toContain(email);
  }
  if (isRead(operation) || kinds.every((kind) => !isAllowed(operation, kind))) {
    await expect.poll(state).toEqual(before);
  } else if (verdicts === SECTION_ONLY || /User$|Role$/.test(name)) {
    expect(await app.contentHash()).not.toBe(before.rows);
  }
}

/** The look-up of a session makes these anonymous, or moderators of no section or administrators. */
const OF_THE_SESSION: readonly ActorKind[] = [
  'expired session',
  'revoked session',
  'deleted user',
  'moderator without sections',
  'demoted administrator',
];
/** Calls about the caller's account look at the session themselves. */
const looksAtSession = ({ name, verdicts }: Operation): boolean =>
  verdicts !== ADMINISTRATORS && /UserAuth|Own|Totp|asskey/.test(name);
/** One operation of each transport and rule has every actor. */
const withEveryActor = new Set(
  new Map(
    OPERATIONS.map((operation) => [
      `${isRest(operation) ? 'REST' : operation.name.slice(0, 5)} ${JSON.stringify(operation.verdicts)}`,
      operation,
    ]),
  ).values(),
);

function actorsOf(operation: Operation): readonly ActorKind[] {
  if (withEveryActor.has(operation) || looksAtSession(operation)) return ACTORS;
  // `publication.test` has who reads drafts where everybody may call.
  if (operation.verdicts.nobody === 'done') return ['nobody', 'administrator'];
  const kinds = ACTORS.filter((kind) => !OF_THE_SESSION.includes(kind));
  // The rule of sections lets administrators in.
  return operation.verdicts === SECTION_ONLY
    ? kinds.filter((kind) => kind !== 'administrator')
    : kinds;
}

/** PostgreSQL's statements do not depend on the actor. */
function callersOf(operation: Operation): readonly ActorKind[] {
  const kinds = actorsOf(operation);
  return isPostgres() ? kinds.filter((kind) => isAllowed(operation, kind)).slice(0, 1) : kinds;
}

/** Types without statements of their own, when written. */
const WRITTEN_ALIKE = /(PublicProcurment|Gallery|Colony|ArtSaloon|Premises)\//;
// PostgreSQL differs in statements, which are those of both transports.
const CALLED = isPostgres()
  ? OPERATIONS.filter(
      (operation) =>
        isRest(operation) && (isRead(operation) || !WRITTEN_ALIKE.test(operation.name)),
    )
  : OPERATIONS;

describe.each(CALLED)('$name', (operation) => {
  // Otherwise every comparison would read the rows and files of all calls before it.
  afterAll(() => app.restore());

  const kinds = callersOf(operation);
  const allowed = kinds.filter((kind) => isAllowed(operation, kind));
  const refused = kinds.filter((kind) => !isAllowed(operation, kind));
  const add = async (): Promise<number> => (await operation.addItem?.(app)) ?? 0;

  if (isPostgres()) {
    it('works for an actor', async () => expectVerdicts(operation, kinds, await add()));
  } else if (isRead(operation)) {
    it('answers each actor, without writing', async () =>
      expectVerdicts(operation, kinds, await add()));
  } else {
    it('refuses the others before it writes, and works for each allowed actor', async () => {
      const untouched = await add();
      await expectVerdicts(operation, refused, untouched);
      for (const [place, kind] of allowed.entries()) {
        await expectVerdicts(operation, [kind], place === 0 ? untouched : await add());
      }
    });
  }
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
  String.raw`GET /assets/:name(^[\w.-]+$)`,
  'GET /offline-snapshot',
  'GET /speculation-rules.json',
  'GET /podela/*',
  'GET /sitemap.xml',
  'GET /katalog.jsonld',
  'GET /katalog.ttl',
  'GET /robots.txt',
  'POST /policy-reports',
  'GET /.well-known/security.txt',
  'POST /rezervacija/:date',
  'POST /moja-rezervacija/:code',
  'POST /cir/rezervacija/:date',
  'POST /cir/moja-rezervacija/:code',
  'POST /obavestenja',
  'POST /moja-obavestenja/:code',
  'POST /cir/obavestenja',
  'POST /cir/moja-obavestenja/:code',
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

onSqliteOnly('completeness', () => {
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
});
