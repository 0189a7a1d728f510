import type { ApolloClient } from '@apollo/client';
import { staffHeaders } from '../graphql/staffHeaders.ts';
import { toFailure } from '../graphql/staffFailure.ts';
import { paths } from '../../shared/paths.ts';
import { authTexts } from './auth.texts.ts';
import { errorSentence, type FailureCode } from '../texts/errors.texts.ts';
import { Login, LOGOUT } from './auth.adminOperations.ts';
import type { SessionStore } from './sessionStore.ts';

export function loginSentence(code: FailureCode): string {
  if (code === 'NETWORK') return authTexts.offline;
  if (code === 'TOO_MANY_TRIES') return authTexts.tooManyTries;
  return errorSentence(code === 'BAD_USER_INPUT' ? 'WRONG_CREDENTIALS' : code);
}

/** Returns the message of a failure, otherwise undefined. */
export async function signIn(
  client: ApolloClient,
  session: SessionStore,
  credentials: { email: string; password: string },
): Promise<string | undefined> {
  if (!credentials.email.trim() || !credentials.password) return authTexts.missing;
  try {
    const { data } = await client.mutate({
      mutation: Login,
      variables: credentials,
      context: { anonymous: true },
      fetchPolicy: 'no-cache',
    });
    if (!data) return errorSentence('INTERNAL_SERVER_ERROR');
    session.signIn(data.login);
    return undefined;
  } catch (thrown) {
    return loginSentence(toFailure(thrown).code);
  }
}

/** Does not wait for the server (staff specification, section 4). */
export function signOut(session: SessionStore): void {
  const headers = staffHeaders(session.current()?.token);
  session.clear();
  fetch('/graphql', {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: LOGOUT }),
  }).catch(() => undefined);
  window.location.assign(paths.home);
}
