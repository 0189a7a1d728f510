import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyInstance,
  type InjectOptions,
  type LightMyRequestResponse,
} from 'fastify';
import { execute, parse, specifiedRules, validate } from 'graphql';
import { requireSection } from '../src/platform/policies.ts';
import { openDatabase } from '../src/platform/database/openDatabase.ts';
import type { Database } from '../src/platform/database/database.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createMailer } from '../src/platform/mail/mailer.ts';
import { toAppError, toProblem } from '../src/platform/errors.ts';
import { buildGraphqlSchema } from '../src/schema.ts';
import { cheapAuthParts } from './cheapAuthParts.ts';
import { movableClock } from './movableClock.ts';
import { databaseIn, knownDatabase } from './testDatabase.ts';
import { createAuth, type Auth } from '../src/accounts/auth/createAuth.ts';
import { loadSecrets } from '../src/accounts/auth/secrets.ts';
import { singleUse } from '../src/platform/graphql/singleUseRule.ts';

export const ADMIN = { email: 'admin@centar.local', password: 'tri zelene kruske', name: 'Ana' };
export const MODERATOR = { email: 'marko@x.rs', password: 'sedam plavih vrata', name: 'Marko' };

/** Headers of a browser's own same-origin call on the local machine. */
export const BROWSER = { 'sec-fetch-site': 'same-origin', host: 'localhost:4000' } as const;

/** A small application with the real authentication, on a real database in a temporary folder. */
export interface AuthServer {
  readonly app: FastifyInstance;
  readonly auth: Auth;
  readonly database: Database;
  readonly dataDir: string;
  /** Moves the clock, in seconds. */
  pass(seconds: number): void;
  login(
    who: { email: string; password: string },
    options?: Partial<InjectOptions>,
  ): Promise<LightMyRequestResponse>;
  graphql(query: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  addModerator(sections?: string[]): Promise<number>;
  /** Resets rows, ids, counted attempts and the time to those of the start. */
  restore(): Promise<void>;
  /** Stops the server, and deletes the folder unless another server is to use it. */
  close(options?: { keepFolder: boolean }): Promise<void>;
}

function buildApp(auth: Auth): FastifyInstance {
  const app = fastify({
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
    },
    trustProxy: false,
  });
  app.setErrorHandler((thrown, _request, reply) => {
    const error = toAppError(thrown);
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    return reply.code(error.status).type('application/problem+json').send(toProblem(error));
  });
  app.register(cookie);
  app.register(auth.routes);
  app.post('/api/News/Write', async (request) => {
    requireSection(await auth.actorOf(request), 'Vesti');
    return { written: true };
  });
  app.get('/ap', (request, reply) => {
    auth.csrf.issueToPage(request, reply);
    return reply.header('cache-control', 'no-store').send('page');
  });
  const schema = buildGraphqlSchema([auth.resolver]);
  app.post('/graphql', async (request, reply) => {
    const actor = await auth.actorOf(request);
    const document = parse((request.body as { query: string }).query);
    const errors = validate(schema, document, [...specifiedRules, singleUse(['login'])]);
    if (errors.length > 0) return reply.code(400).send({ errors });
    const contextValue = { actor, request, reply };
    const { data, errors: thrown } = await execute({ schema, document, contextValue });
    return {
      data,
      errors: thrown?.map((error) => ({ code: toAppError(error.originalError).code })),
    };
  });
  return app;
}

/** Starts a server; with the folder of an earlier one, on its database. */
export async function startAuthServer(from?: string): Promise<AuthServer> {
  const dataDir = from ?? (await mkdtemp(join(tmpdir(), 'auth-')));
  const stored = from === undefined ? await databaseIn(dataDir) : knownDatabase(dataDir);
  const database = await openDatabase(stored.url);
  const clock = movableClock();
  const transport = { reachesPeople: true, doneMessage: 'sent', send: async () => undefined };
  const log = createLogger('silent');
  const cheap = cheapAuthParts(database, clock);
  const auth = createAuth({
    database,
    mailer: createMailer({ database, clock, transport, log }),
    centreName: () => 'Centar',
    environment: {
      publicUrl: 'https://centar.example',
      admin: ADMIN,
      secondFactorGraceDays: 14,
    },
    clock,
    ...cheap.parts,
    secrets: await loadSecrets(database, dataDir),
  });
  await auth.createFirstAdministrator();
  const app = buildApp(auth);
  await app.ready();
  const rows = await stored.rows();
  const startedAt = clock().toISOString();

  return {
    app,
    auth,
    database,
    dataDir,
    pass: (seconds) => {
      clock.pass(seconds * 1000);
    },
    login: ({ email, password }, options) =>
      app.inject({
        method: 'POST',
        url: '/api/UserAuth/Login',
        payload: { email, password },
        ...options,
      }),
    graphql: (query, headers = {}) =>
      app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers }),
    async addModerator(sections = ['Vesti']) {
      const passwordHash = await auth.passwords.hash(MODERATOR.password);
      const user = await database.write((transaction) =>
        transaction.user.create({
          data: {
            name: MODERATOR.name,
            email: MODERATOR.email,
            emailNorm: MODERATOR.email,
            passwordHash,
            access: { create: sections.map((section) => ({ section })) },
          },
        }),
      );
      return user.id;
    },
    async restore() {
      clock.set(startedAt);
      cheap.renew();
      let changed;
      do {
        // Waits for writes that the calls did not wait for.
        await database.write(async () => undefined);
        changed = await rows.tryRestore();
      } while (!changed);
    },
    async close({ keepFolder } = { keepFolder: false }) {
      await app.close();
      await rows.close();
      await database.close();
      if (keepFolder) return;
      await stored.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The cookies that an answer sets, by name. */
export function cookiesOf(answer: LightMyRequestResponse): Record<string, string> {
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}

/** Headers of a browser's request after this sign-in: token, both cookies, and the copied anti-forgery value. */
export function browserHeaders(answer: LightMyRequestResponse): Record<string, string> {
  const cookies = cookiesOf(answer);
  const jar = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return {
    ...BROWSER,
    authorization: `Bearer ${answer.json<{ token: string }>().token}`,
    cookie: jar.join('; '),
    'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '',
  };
}

/** Headers of a script's request after this sign-in. */
export function bearerOf(answer: LightMyRequestResponse): { authorization: string } {
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
}
