import type { RequestListener } from 'node:http';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { loggedPath } from '@centar/domain/pages.ts';
import { decodablePage } from '@centar/domain/publicAddress.ts';
import type { Settings } from '@centar/domain/centre.ts';
import { createAuth, type Auth, type AuthParts } from './accounts/auth/createAuth.ts';
import { registerFloodDelay } from './platform/rateLimit/floodDelay.ts';
import { createReadLimiter } from './platform/rateLimit/readLimiter.ts';
import type { Secrets } from './accounts/auth/secrets.ts';
import { createByteCache, type ByteCache } from './platform/cache/byteCache.ts';
import { createNextDates } from './contentTypes/programs/programDates.ts';
import { createCacheGeneration } from './platform/cache/cacheGeneration.ts';
import { createHttpServer, closeAfterError } from './platform/http/connections.ts';
import type { Clock, Pause } from './platform/context.ts';
import type { Database } from './platform/database/database.ts';
import type { Environment } from './platform/environment.ts';
import { createOtherBuilds, type OtherBuilds } from './platform/otherBuilds.ts';
import type { FileStore } from './platform/files/fileStore.ts';
import { mediaRoutes } from './platform/files/mediaRoutes.ts';
import { registerDocuments } from './platform/graphql/registeredDocuments.ts';
import { answerError } from './platform/http/answerError.ts';
import { createRouteMethods, type AppRoute } from './platform/http/routeMethods.ts';
import { registerHealth } from './platform/http/health.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { MirrorHealth } from './mirror/keepMirror.ts';
import type { MailTransport } from './platform/mail/transports.ts';
import { openCentre, type CurrentCentre } from './centre/centre.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { registerMail } from './platform/mail/registerMail.ts';
import type { PwaBuild } from './web/pages/builtPwa.ts';
import { warmPages } from './web/pages/warmPages.ts';
import { createPageReadings, type PageReadings } from './items/readings/pageReadings.ts';
import { registerApi, registerSite, type RouteParts } from './appRoutes.ts';
import { createModules } from './modules.ts';
import type { Notifications } from './notifications/createNotifications.ts';
import type { Reservations } from './reservations/createReservations.ts';
import { buildGraphqlSchema } from './schema.ts';
import { registerPolicyReports } from './platform/http/policyReports.ts';
import { securityHeaders } from './platform/http/securityHeaders.ts';

export interface AppDependencies {
  readonly environment: Environment;
  readonly database: Database;
  readonly files: FileStore;
  /** For settings missing in the database. */
  readonly defaults: Settings;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly pwa: PwaBuild;
  readonly logger: FastifyBaseLogger;
  readonly authParts?: AuthParts;
  /** Delays the password reset and refusals in a flood. */
  readonly pause?: Pause;
  /** In place of the mail server or the outbox. */
  readonly mailTransport?: MailTransport | undefined;
  /** Milliseconds; never set back. */
  readonly monotonicNow?: (() => number) | undefined;
  /** Most tests count requests and turn it off. */
  readonly warmsPages?: boolean;
  /** Only the mirror's pages are rendered, and say how old they are. */
  readonly isMirror?: boolean;
  /** In development: wraps the request handler. */
  readonly inFront?: (answer: RequestListener) => RequestListener;
}

export interface App {
  readonly server: FastifyInstance;
  readonly auth: Auth;
  readonly cache: ByteCache;
  readonly mailer: Mailer;
  /** Undefined unless a metrics port is configured. */
  readonly metrics: Metrics | undefined;
  readonly centre: CurrentCentre;
  readonly readings: PageReadings;
  readonly otherBuilds: OtherBuilds;
  readonly reservations: Reservations;
  readonly notifications: Notifications;
  readonly routes: readonly AppRoute[];
  /** `/readyz` reports the state of the mirror. */
  showMirror(health: () => MirrorHealth): void;
}

const JSON_BODY_LIMIT = 256 * 1024;

/** Services validate. Fastify's own validators would load 240 files. */
function refuseSchema(): never {
  throw new Error('Routes have no schemas.');
}

/** The server without routes: limits, errors, the log of requests. */
function createServer(
  { environment, logger, inFront = (answer) => answer }: AppDependencies,
  cache: ByteCache,
  errorHeaders: Readonly<Record<string, string>>,
): FastifyInstance {
  const { trustProxy: isTrusted } = environment;
  const server = fastify({
    loggerInstance: logger,
    // `onResponse` below logs each request once.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_BODY_LIMIT,
    schemaController: {
      compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema },
    },
    trustProxy: isTrusted,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => decodablePage(url),
    // Other undecodable addresses, for which hooks do not run.
    frameworkErrors: (thrown, request, reply) => {
      answerError(thrown, request, reply.headers(errorHeaders));
    },
    clientErrorHandler: closeAfterError,
    // Cached answers bypass Fastify.
    serverFactory: (handler) => {
      const answer: RequestListener = (request, response) => {
        if (!cache.serve(request, response)) handler(request, response);
      };
      return createHttpServer(inFront(answer), (address) => isTrusted(address, 0));
    },
  });

  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, url } = request;
    request.log.info(
      {
        method,
        path: loggedPath(url),
        route: routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  server.setErrorHandler(async (thrown, request, reply) => answerError(thrown, request, reply));
  return server;
}

/** Fills up while routes are registered. */
function collectRoutes(server: FastifyInstance): readonly AppRoute[] {
  const routes: AppRoute[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((one) => ({ method: one, url })));
  });
  return routes;
}

function registerNextDates(server: FastifyInstance, database: Database, clock: Clock): void {
  const showNextDates = createNextDates(database, clock);
  server.addHook('onRequest', async ({ log }) => {
    // An outdated date is better than no answer; the next request retries.
    await showNextDates().catch((error: unknown) => {
      log.error({ err: error }, 'the next dates of series could not be found');
    });
  });
}

/** Accounts, mails and the calls of both transports. */
function createServices(
  server: FastifyInstance,
  dependencies: AppDependencies,
  centre: CurrentCentre,
) {
  const { environment, database, files, clock, secrets, authParts, pause, defaults } = dependencies;
  const centreName = (): string => centre.writers[centre.facts.defaultScript](centre.facts.name);
  const transport = dependencies.mailTransport;
  const mailer = registerMail(server, { database, environment, clock, centre, transport });
  const shared = { database, clock, mailer, centreName };
  const auth = createAuth({ ...shared, environment, secrets, ...authParts });
  const modules = createModules({
    ...shared,
    auth,
    files,
    centre,
    publicUrl: environment.publicUrl,
    linkKey: secrets.csrfKey,
    pause,
    defaults,
  });
  return { mailer, auth, modules };
}

export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { environment, database, files, clock, pwa } = dependencies;
  const { publicUrl } = environment;
  const headers = securityHeaders(publicUrl, pwa.bundle.inlineScript, pwa.extraSources);
  const centre = await openCentre(database, dependencies.defaults, clock);
  const cacheGeneration = createCacheGeneration(database, clock, () => centre.settings);
  const readings = createPageReadings(database, clock);
  const cache = createByteCache(cacheGeneration, (request) => {
    readings.count(request, request.url ?? '/');
  });
  const readLimiter = createReadLimiter(dependencies.monotonicNow);

  const server = createServer(dependencies, cache, headers.api);
  let mirrorHealth: (() => MirrorHealth) | undefined;
  const routes = collectRoutes(server);
  const routeMethods = createRouteMethods(routes);
  server.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers.api);
  });
  registerFloodDelay(server, () => clock().getTime(), dependencies.pause);
  registerNextDates(server, database, clock);
  const metrics =
    environment.metricsPort === undefined
      ? undefined
      : await createMetrics({ server, cache, database, dataDir: environment.dataDir });
  if (dependencies.warmsPages)
    warmPages(server, { database, cacheGeneration, pause: dependencies.pause });
  await server.register(cookie);

  const { mailer, auth, modules } = createServices(server, dependencies, centre);
  const schema = buildGraphqlSchema(modules.resolvers);
  const otherBuilds = createOtherBuilds(database, clock, pwa);
  const documents = registerDocuments(schema, pwa.documents, (cause) => {
    server.log.error({ err: cause }, 'a resolver failed');
  });

  const parts: RouteParts = {
    database,
    files,
    clock,
    pwa,
    publicUrl,
    headers,
    centre,
    cache,
    readings,
    readLimiter,
    routeMethods,
    auth,
    modules,
    schema,
    documents,
    otherBuilds,
  };
  await registerApi(server, parts);
  await server.register(auth.routes);
  await server.register(modules.resetRoutes);
  await server.register(mediaRoutes, { files, database, clock });
  registerHealth(server, database, () => (mirrorHealth ? { mirror: mirrorHealth() } : {}));
  registerPolicyReports(server, readLimiter);
  await registerSite(server, parts, dependencies.isMirror === true);
  const { reservations, notifications } = modules;
  return {
    server,
    auth,
    cache,
    mailer,
    centre,
    readings,
    metrics,
    otherBuilds,
    reservations,
    notifications,
    routes,
    showMirror(health) {
      mirrorHealth = health;
    },
  };
}
