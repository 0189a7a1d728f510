import {
  PUBLIC,
  PUBLIC_BY_POST,
  SIGNED_IN,
  thenMailed,
  type Operation,
  type Verdicts,
} from './operation.ts';
import { PASSWORD } from './testApp.ts';
import { addUser, emailOf } from './userOperations.ts';

const session = (
  name: string,
  verdicts: Verdicts,
  send: Operation['send'],
  endsSession?: true,
): Operation => ({
  name,
  section: 'Vesti',
  verdicts,
  send: thenMailed(send),
  ...(endsSession ? { endsSession } : {}),
});

const LOGIN =
  'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';

const passwordChange = {
  currentPassword: PASSWORD,
  newPassword: 'osam žutih kišobrana',
  confirmPassword: 'osam žutih kišobrana',
};

/** Signing in and out, and who is signed in. */
export const SESSION_OPERATIONS: readonly Operation[] = [
  // Signing in ignores an old token that the client still sends.
  {
    name: 'POST /api/UserAuth/Login',
    section: 'Vesti',
    verdicts: PUBLIC,
    addItem: addUser,
    async send({ app, token, id }) {
      const json = { email: await emailOf(app, id), password: PASSWORD };
      return app.rest('POST', '/api/UserAuth/Login', { token, json });
    },
  },
  session(
    'POST /api/UserAuth/Logout',
    SIGNED_IN,
    ({ app, token }) => app.rest('POST', '/api/UserAuth/Logout', { token }),
    true,
  ),
  session('GET /api/UserAuth/Me', SIGNED_IN, ({ app, token }) =>
    app.rest('GET', '/api/UserAuth/Me', { token }),
  ),
  {
    name: 'Mutation.login',
    section: 'Vesti',
    verdicts: PUBLIC_BY_POST,
    addItem: addUser,
    async send({ app, token, id }) {
      const variables = { email: await emailOf(app, id), password: PASSWORD };
      return app.gql(LOGIN, variables, { token });
    },
  },
  session(
    'Mutation.logout',
    SIGNED_IN,
    ({ app, token }) => app.gql('mutation { logout }', {}, { token }),
    true,
  ),
  session('Query.me', SIGNED_IN, ({ app, token }) => app.gql('{ me { id } }', {}, { token })),
];

/** One's own name, password and sessions. */
export const OWN_ACCOUNT_OPERATIONS: readonly Operation[] = [
  session('PUT /api/UserAuth/ChangeOwnName', SIGNED_IN, ({ app, token }) =>
    app.rest('PUT', '/api/UserAuth/ChangeOwnName', { token, json: { name: 'Marko' } }),
  ),
  session(
    'PUT /api/UserAuth/ChangeOwnPassword',
    SIGNED_IN,
    ({ app, token }) =>
      app.rest('PUT', '/api/UserAuth/ChangeOwnPassword', { token, json: passwordChange }),
    true,
  ),
  session('GET /api/UserAuth/OwnSessions', SIGNED_IN, ({ app, token }) =>
    app.rest('GET', '/api/UserAuth/OwnSessions', { token }),
  ),
  session('POST /api/UserAuth/EndOtherSessions', SIGNED_IN, ({ app, token }) =>
    app.rest('POST', '/api/UserAuth/EndOtherSessions', { token }),
  ),
  session('Mutation.changeOwnName', SIGNED_IN, ({ app, token }) =>
    app.gql('mutation { changeOwnName(name: "Marko") { id } }', {}, { token }),
  ),
  session(
    'Mutation.changeOwnPassword',
    SIGNED_IN,
    ({ app, token }) =>
      app.gql(
        'mutation($input: PasswordChange!) { changeOwnPassword(input: $input) }',
        { input: passwordChange },
        { token },
      ),
    true,
  ),
  session('Query.ownSessions', SIGNED_IN, ({ app, token }) =>
    app.gql('{ ownSessions { id device isCurrent } }', {}, { token }),
  ),
  session('Mutation.endOtherSessions', SIGNED_IN, ({ app, token }) =>
    app.gql('mutation { endOtherSessions }', {}, { token }),
  ),
];
