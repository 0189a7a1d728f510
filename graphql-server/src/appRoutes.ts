import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Auth } from './accounts/auth/createAuth.ts';
import type { CurrentCentre } from './centre/centre.ts';
import { publicItems } from './items/read/publicItems.ts';
import type { PageReadings } from './items/readings/pageReadings.ts';
import { registerContentRoutes, type RouteContext } from './items/transport/contentRoutes.ts';
import type { Modules } from './modules.ts';
import type { ByteCache } from './platform/cache/byteCache.ts';
import { answerPublicRead } from './platform/cache/publicRead.ts';
import type { Clock, Person } from './platform/context.ts';
import type { Database } from './platform/database/database.ts';
import type { FileStore } from './platform/files/fileStore.ts';
import { graphqlUploadPlugin } from './platform/files/graphqlUpload.ts';
import { multipartFormPlugin } from './platform/files/multipartForm.ts';
import { UPLOADS } from './platform/files/uploadLimits.ts';
import { registerGraphql } from './platform/graphql/graphqlPlugin.ts';
import type { RegisteredDocuments } from './platform/graphql/registeredDocuments.ts';
import { singleUse } from './platform/graphql/singleUseRule.ts';
import { CORS_HEADERS } from './platform/http/cors.ts';
import type { RouteMethods } from './platform/http/routeMethods.ts';
import type { SecurityHeaders } from './platform/http/securityHeaders.ts';
import type { OtherBuilds } from './platform/otherBuilds.ts';
import type { ReadLimiter } from './platform/rateLimit/readLimiter.ts';
import { registerEmbed } from './web/embed/embedPlugin.ts';
import { LISTED_TYPES } from './web/feeds/addresses.ts';
import { registerFeeds } from './web/feeds/feedsPlugin.ts';
import { registerGraphqlDocs } from './web/graphqlDocs/graphqlDocs.ts';
import { registerManifest } from './web/manifest.ts';
import { registerOfflineSnapshot } from './web/offlineSnapshot.ts';
import { registerOpenapi } from './web/openapi/openapiRoutes.ts';
import type { PwaBuild } from './web/pages/builtPwa.ts';
import { registerPages } from './web/pages/pagesPlugin.ts';
import { registerSiteIcons } from './web/siteIcons.ts';
import { registerStaticFiles } from './web/staticFiles.ts';

export interface RouteParts {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly pwa: PwaBuild;
  readonly publicUrl: string;
  readonly headers: SecurityHeaders;
  readonly centre: CurrentCentre;
  readonly cache: ByteCache;
  readonly readings: PageReadings;
  readonly readLimiter: ReadLimiter;
  readonly routeMethods: RouteMethods;
  readonly auth: Auth;
  readonly modules: Modules;
  readonly schema: GraphQLSchema;
  readonly documents: RegisteredDocuments;
  readonly otherBuilds: OtherBuilds;
}

/** An operation selects at most one of them. */
const SINGLE_USE = [
  'login',
  'completeLogin',
  'passkeyLogin',
  'confirmTotp',
  'resetPassword',
  'changeOwnPassword',
  'reserve',
  'changeReservation',
  'cancelReservation',
];

/** GraphQL, REST and their documentation. */
export async function registerApi(server: FastifyInstance, parts: RouteParts): Promise<void> {
  const { schema, documents, cache, headers, readLimiter, otherBuilds, auth, ...others } = parts;
  const { files, modules, centre, publicUrl, routeMethods } = others;
  const consumeUpload = async (person: Person): Promise<void> =>
    auth.limiter.consume([{ rule: UPLOADS, subject: String(person.id) }]);

  await server.register(async (scope) => {
    await scope.register(graphqlUploadPlugin, {
      tmpDir: files.tmpDir,
      actorOf: auth.actorOf,
      consumeUpload,
    });
    registerGraphql(scope, {
      schema,
      documents,
      cache,
      headers: headers.api,
      readLimiter,
      otherBuilds,
      actorOf: auth.actorOf,
      validationRules: [singleUse(SINGLE_USE)],
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
}

/** Pages, their files, feeds. */
export async function registerSite(
  server: FastifyInstance,
  parts: RouteParts,
  isMirror: boolean,
): Promise<void> {
  const { database, files, clock, pwa, publicUrl, headers, centre, cache, documents } = parts;
  const { readings, readLimiter, routeMethods, auth, modules, otherBuilds } = parts;
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
    isMirror,
  });
}
