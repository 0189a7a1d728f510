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
import { singleUse } from './platform/graphql/singleUseRule.ts';
import { createByteCache, type ByteCache } from './platform/cache/byteCache.ts';
import { createNextDates } from './contentTypes/programs/programDates.ts';
import { createCacheGeneration } from './platform/cache/cacheGeneration.ts';
import { registerContentRoutes, type RouteContext } from './items/transport/contentRoutes.ts';
import { publicItems } from './items/read/publicItems.ts';
import { createHttpServer, closeAfterError } from './platform/http/connections.ts';
import type { Clock, Pause, Person } from './platform/context.ts';
import type { Database } from './platform/database/database.ts';
import type { Environment } from './platform/environment.ts';
import { createOtherBuilds, type OtherBuilds } from './platform/otherBuilds.ts';
import type { FileStore } from './platform/files/fileStore.ts';
import { graphqlUploadPlugin } from './platform/files/graphqlUpload.ts';
import { mediaRoutes } from './platform/files/mediaRoutes.ts';
import { multipartFormPlugin } from './platform/files/multipartForm.ts';
import { UPLOADS } from './platform/files/uploadLimits.ts';
import { registerGraphql } from './platform/graphql/graphqlPlugin.ts';
import { registerDocuments } from './platform/graphql/registeredDocuments.ts';
import { answerPublicRead } from './platform/cache/publicRead.ts';
import { CORS_HEADERS } from './platform/http/cors.ts';
import { answerError } from './platform/http/answerError.ts';
import { createRouteMethods, type AppRoute } from './platform/http/routeMethods.ts';
import { registerHealth } from './platform/http/health.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { MirrorHealth } from './mirror/keepMirror.ts';
import type { MailTransport } from './platform/mail/transports.ts';
import { openCentre, type CurrentCentre } from './centre/centre.ts';
import { registerManifest } from './web/manifest.ts';
import { registerSiteIcons } from './web/siteIcons.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { registerMail } from './platform/mail/registerMail.ts';
import { registerGraphqlDocs } from './web/graphqlDocs/graphqlDocs.ts';
import { registerOpenapi } from './web/openapi/openapiRoutes.ts';
import { LISTED_TYPES } from './web/feeds/addresses.ts';
import { registerEmbed } from './web/embed/embedPlugin.ts';
import { registerFeeds } from './web/feeds/feedsPlugin.ts';
import { registerOfflineSnapshot } from './web/offlineSnapshot.ts';
import { registerPages } from './web/pages/pagesPlugin.ts';
import type { PwaBuild } from './web/pages/builtPwa.ts';
import { warmPages } from './web/pages/warmPages.ts';
import { createPageReadings, type PageReadings } from './items/readings/pageReadings.ts';
import { registerStaticFiles } from './web/staticFiles.ts';
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
  const routes: AppRoute[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((one) => ({ method: one, url })));
  });
  const routeMethods = createRouteMethods(routes);
  server.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers.api);
  });
  registerFloodDelay(server, () => clock().getTime(), dependencies.pause);
  const showNextDates = createNextDates(database, clock);
  server.addHook('onRequest', async ({ log }) => {
    // An outdated date is better than no answer; the next request retries.
    await showNextDates().catch((error: unknown) => {
      log.error({ err: error }, 'the next dates of series could not be found');
    });
  });
  const metrics =
    environment.metricsPort === undefined
      ? undefined
      : await createMetrics({ server, cache, database, dataDir: environment.dataDir });
  if (dependencies.warmsPages)
    warmPages(server, { database, cacheGeneration, pause: dependencies.pause });
  await server.register(cookie);

  const { secrets, authParts, pause } = dependencies;
  const centreName = (): string => centre.writers[centre.facts.defaultScript](centre.facts.name);
  const transport = dependencies.mailTransport;
  const mailer = registerMail(server, { database, environment, clock, centre, transport });
  const shared = { database, clock, mailer, centreName };
  const auth = createAuth({ ...shared, environment, secrets, ...authParts });
  const consumeUpload = async (person: Person): Promise<void> =>
    auth.limiter.consume([{ rule: UPLOADS, subject: String(person.id) }]);
  const modules = createModules({
    ...shared,
    auth,
    files,
    centre,
    publicUrl,
    linkKey: secrets.csrfKey,
    pause,
    defaults: dependencies.defaults,
  });
  const schema = buildGraphqlSchema(modules.resolvers);
  const otherBuilds = createOtherBuilds(database, clock, pwa);
  const documents = registerDocuments(schema, pwa.documents, (cause) => {
    server.log.error({ err: cause }, 'a resolver failed');
  });

  await server.register(async (scope) => {
    await scope.register(graphqlUploadPlugin, {
      tmpDir: files.tmpDir,
      actorOf: auth.actorOf,
      consumeUpload,
    });
    await registerGraphql(scope, {
      schema,
      documents,
      cache,
      headers: headers.api,
      readLimiter,
      otherBuilds,
      actorOf: auth.actorOf,
      validationRules: [
        singleUse([
          'login',
          'completeLogin',
          'passkeyLogin',
          'confirmTotp',
          'resetPassword',
          'changeOwnPassword',
          'reserve',
          'changeReservation',
          'cancelReservation',
        ]),
      ],
    });
  });

  await server.register(async (scope) => {
    await scope.register(multipartFormPlugin);
    const context: RouteContext = {
      actorOf: auth.actorOf,
      tmpDir: files.tmpDir,
      consumeUpload,
      respondCached: (request, reply, read, make) =>
        answerPublicRead(
          { cache, headers: { ...headers.api, ...CORS_HEADERS }, log: server.log },
          request,
          reply,
          read,
          make,
        ),
    };
    await registerOpenapi(scope, modules.routes, schema, { centre, publicUrl });
    registerContentRoutes(scope, modules.routes, context);
    scope.all('/api/*', async (request, reply) => routeMethods.refuse(request, reply));
  });
  registerGraphqlDocs(server, { schema, cache, centre, headers: headers.api });
  await server.register(auth.routes);
  await server.register(modules.resetRoutes);
  await server.register(mediaRoutes, { files, database, clock });
  registerHealth(server, database, () => (mirrorHealth ? { mirror: mirrorHealth() } : {}));
  registerPolicyReports(server, readLimiter);
  registerManifest(server, { cache, centre, headers: headers.page });
  registerSiteIcons(server, { files, centre, publicDir: pwa.publicDir });
  await registerStaticFiles(server, pwa.publicDir, headers, otherBuilds);
  registerOfflineSnapshot(server, {
    pwa,
    documents,
    cache,
    centre,
    publicUrl,
    headers: headers.page,
  });
  registerFeeds(server, {
    cache,
    database,
    clock,
    centre,
    publicUrl,
    headers: { ...headers.api, ...CORS_HEADERS },
    readLimiter,
    readItems: () => publicItems(database, clock, LISTED_TYPES),
    offerOf: modules.reservations.offerOf,
  });
  registerEmbed(server, { cache, database, clock, centre, publicUrl, headers: headers.page });
  await registerPages(server, {
    pwa: pwa.reload ?? (async () => pwa),
    documents,
    database,
    cache,
    clock,
    centre,
    publicUrl,
    headers: headers.page,
    readLimiter,
    routeMethods,
    visitors: modules.reservations.visitors,
    subscribers: modules.notifications.subscribers,
    issueCsrf: auth.csrf.issueToPage,
    readings,
    isMirror: dependencies.isMirror === true,
  });
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
