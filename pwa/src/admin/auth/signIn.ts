import { staffHeaders } from '../graphql/staffHeaders.ts';
import { paths } from '../../shared/paths.ts';
import { authTexts } from './auth.texts.ts';
import { errorSentence, type FailureCode } from '../texts/errors.texts.ts';
import { LOGOUT } from './auth.adminOperations.ts';
import type { SessionStore } from './sessionStore.ts';

export function loginSentence(code: FailureCode): string {
  if (code === 'NETWORK') return authTexts.offline;
  if (code === 'TOO_MANY_TRIES') return authTexts.tooManyTries;
  return errorSentence(code === 'BAD_USER_INPUT' ? 'WRONG_CREDENTIALS' : code);
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
