import type { FastifyInstance } from 'fastify';
import type { Centre } from '../../platform/context.ts';
import type { GraphQLSchema } from 'graphql';
import { loginCompletion, passkeyLogin } from '@centar/domain/secondFactor.ts';
import { loginInput, passwordReset } from '@centar/domain/user.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { CORS_HEADERS } from '../../platform/http/cors.ts';
import { registerDocsPage } from './docsPage.ts';
import { openapiDocument, type DescribedCall } from './document.ts';
import { entitySchemas } from './entitySchemas.ts';

const root = '/api/UserAuth';
/** These calls are not in the route tables. */
const AUTH: readonly DescribedCall[] = [
  {
    method: 'POST',
    path: `${root}/Login`,
    summary: 'Signs in with email and password; SECOND_FACTOR_REQUIRED says what is needed next',
    json: loginInput,
    responseType: 'LoginAnswer',
    signedIn: false,
  },
  {
    method: 'POST',
    path: `${root}/CompleteLogin`,
    summary: 'The second step of a sign-in, with a code or the answer of a passkey',
    json: loginCompletion,
    responseType: 'LoginAnswer',
    signedIn: false,
  },
  {
    method: 'POST',
    path: `${root}/BeginPasskeyLogin`,
    summary: 'The options with which the browser signs in with a passkey',
    responseType: 'PasskeyChallenge',
    signedIn: false,
  },
  {
    method: 'POST',
    path: `${root}/PasskeyLogin`,
    summary: 'Signs in with the answer of a passkey',
    json: passkeyLogin,
    responseType: 'LoginAnswer',
    signedIn: false,
  },
  {
    method: 'POST',
    path: `${root}/Logout`,
    summary: 'Ends this session',
    responseType: 'true',
    signedIn: true,
  },
  {
    method: 'PUT',
    path: `${root}/ResetPassword`,
    summary: 'Without a code mails a link; with one sets the password and tells whether it did',
    json: passwordReset,
    responseType: 'boolean',
    signedIn: false,
  },
  {
    method: 'GET',
    path: `${root}/Me`,
    summary: 'Who is signed in',
    responseType: 'SignedInUser',
    signedIn: true,
  },
];

/** `/api/openapi.json`, built from the route tables at the first request, and `/api/docs`. */
export async function registerOpenapi(
  server: FastifyInstance,
  routes: readonly ContentRoute[],
  schema: GraphQLSchema,
  { centre, publicUrl }: { readonly centre: Centre; readonly publicUrl: string },
): Promise<void> {
  const content = routes.map((route) => ({ ...route, signedIn: route.policy !== undefined }));
  server.get('/api/openapi.json', async (_request, reply) => {
    const calls: DescribedCall[] = [...content, ...AUTH];
    const site = { name: centre.facts.name, publicUrl };
    const document = JSON.stringify(openapiDocument(calls, entitySchemas(schema), site));
    return reply
      .type('application/json; charset=utf-8')
      .headers({ ...CORS_HEADERS, 'cache-control': 'no-cache' })
      .send(document);
  });
  await registerDocsPage(server, centre);
}
