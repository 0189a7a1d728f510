import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { docsPage, DOCS_POLICY } from './docsPage.ts';
import { openapiDocument } from './document.ts';
import type { DescribedCall } from './document.ts';
import { entitySchemas } from './entitySchemas.ts';

const root = '/api/UserAuth';
/** These calls have routes of their own, so they are described here. */
const AUTH: readonly DescribedCall[] = [
  {
    method: 'POST',
    path: `${root}/Login`,
    summary: 'Signs in with email and password',
    json: true,
    answers: 'LoginAnswer',
    signedIn: false,
  },
  {
    method: 'POST',
    path: `${root}/Logout`,
    summary: 'Ends this session',
    answers: 'true',
    signedIn: true,
  },
  {
    method: 'PUT',
    path: `${root}/ResetPassword`,
    summary: 'Without a code mails a link; with one sets the password and tells whether it did',
    json: true,
    answers: 'boolean',
    signedIn: false,
  },
  {
    method: 'GET',
    path: `${root}/Me`,
    summary: 'Who is signed in',
    answers: 'SignedInUser',
    signedIn: true,
  },
];

/** `/api/openapi.json` and `/api/docs`: the whole REST interface, made once from its route tables. */
export function registerOpenapi(
  server: FastifyInstance,
  routes: readonly ContentRoute[],
  schema: GraphQLSchema,
  site: { readonly name: string; readonly publicUrl: string },
): void {
  const content = routes.map((route) => ({ ...route, signedIn: route.policy !== undefined }));
  const calls: DescribedCall[] = [...content, ...AUTH];
  const document = JSON.stringify(openapiDocument(calls, entitySchemas(schema), site));
  const page = docsPage(site.name, calls);
  server.get('/api/openapi.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(document),
  );
  server.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': DOCS_POLICY })
      .send(page),
  );
}
