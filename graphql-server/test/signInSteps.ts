import type { SecondStep } from '@centar/domain/secondFactor.ts';
import { totpCode, totpStep } from '../src/accounts/secondFactor/totp.ts';
import { fromBase32 } from './base32.ts';
import { PASSWORD, type TestApp } from './testApp.ts';

const ROOT = '/api/UserAuth';
/** For a session so new that no password is needed. */
export const FRESH = { currentPassword: null };

/** Signing in and second factors over REST, for the tests of both. */
export function signInSteps(app: TestApp, clock: () => Date) {
  /** A call of the account's routes. */
  const call = <Body = Record<string, unknown>>(
    path: string,
    json: object,
    options: { token?: string; headers?: Record<string, string>; method?: string } = {},
  ) => app.rest<Body>(options.method ?? 'POST', `${ROOT}/${path}`, { json, ...options });

  const login = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
    call<{ token: string; secondStep: SecondStep }>('Login', { email, password }, { headers });

  /** The second step that a right password leads to. */
  async function secondStep(email: string): Promise<SecondStep> {
    return (await login(email)).body.secondStep;
  }

  /** Sets an authenticator app up. `code` gives its code, some steps from now. */
  async function addTotp(token: string) {
    const setup = await call<{ ticket: string; secret: string }>('BeginTotp', FRESH, { token });
    const secret = fromBase32(setup.body.secret);
    const code = (steps = 0): string => totpCode(secret, totpStep(clock()) + steps);
    const { ticket } = setup.body;
    const added = await call<{ recoveryCodes: string[] }>(
      'ConfirmTotp',
      { ticket, code: code() },
      { token },
    );
    return { code, status: added.status, recoveryCodes: added.body.recoveryCodes };
  }

  /** How the last person signed in, by the audit trail. */
  async function lastMeans(): Promise<unknown> {
    const { changes } = await app.database.reader.auditEntry.findFirstOrThrow({
      where: { action: 'signIn' },
      orderBy: { id: 'desc' },
    });
    return (changes as { means?: { to: unknown } }).means?.to;
  }

  return {
    call,
    lastMeans,
    login,
    secondStep,
    addTotp,
    complete: (json: object, headers: Record<string, string> = {}) =>
      call<{ token: string }>('CompleteLogin', json, { headers }),
    me: async (token: string) => (await app.rest('GET', `${ROOT}/Me`, { token })).status,
  };
}
