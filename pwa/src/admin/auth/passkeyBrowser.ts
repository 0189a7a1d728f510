import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Browsers offer passkeys on https and localhost, and never on a bare IP address. */
export function knowsPasskeys(): boolean {
  return browserSupportsWebAuthn() && !/^(?:[\d.]+|\[.*)$/.test(window.location.hostname);
}

/** Whether the browser is the obstacle: at an address without https none has passkeys. */
export const isWithoutPasskeys = (): boolean =>
  window.isSecureContext && !browserSupportsWebAuthn();

/** Whether the field for the e-mail address can offer passkeys. */
export const offersInField = async (): Promise<boolean> =>
  knowsPasskeys() && (await browserSupportsWebAuthnAutofill());

/** Thrown when the person closed the dialog, took too long or has no key. */
export class NoPasskey extends Error {}

async function orNoPasskey(work: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await work);
  } catch (thrown) {
    throw new NoPasskey('No passkey answered', { cause: thrown });
  }
}

/** Returns what the server needs. `isInField`: as a suggestion of the field, without a dialog. */
export const answerWithPasskey = (options: string, isInField = false): Promise<string> =>
  orNoPasskey(
    startAuthentication({
      optionsJSON: JSON.parse(options) as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill: isInField,
    }),
  );

export const makePasskey = (options: string): Promise<string> =>
  orNoPasskey(
    startRegistration({
      optionsJSON: JSON.parse(options) as Parameters<typeof startRegistration>[0]['optionsJSON'],
    }),
  );

export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}
