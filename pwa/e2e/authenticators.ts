import type { CDPSession, Page } from '@playwright/test';
import { totpCode, totpStep } from '../../graphql-server/src/accounts/secondFactor/totp.ts';
import { fromBase32 } from '../../graphql-server/test/base32.ts';

/** One of Chromium's virtual authenticators. */
export interface Authenticator {
  readonly cdp: CDPSession;
  readonly id: string;
}

/** A device with a fingerprint reader, in the browser. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id };
}

export async function keysOf({ cdp, id }: Authenticator) {
  return (await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials;
}

export async function putKeys(
  { cdp, id }: Authenticator,
  keys: Awaited<ReturnType<typeof keysOf>>,
): Promise<void> {
  for (const credential of keys) {
    await cdp.send('WebAuthn.addCredential', { authenticatorId: id, credential });
  }
}

export async function loseKeys({ cdp, id }: Authenticator): Promise<void> {
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId: id });
}

export async function recognise({ cdp, id }: Authenticator, isUserVerified: boolean) {
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified });
}

/** The app on a telephone: its code, some steps of 30 seconds from now. */
export function authenticatorApp(secret: string): (steps: number) => string {
  const bytes = fromBase32(secret.replaceAll(' ', ''));
  return (steps) => totpCode(bytes, totpStep(new Date()) + steps);
}
