import { bufferToBase64URLString } from '@simplewebauthn/browser';

/**
 * A new `Idempotency-Key`: resending a creation with the same key creates nothing more. Not
 * `randomUUID`, which browsers lack on sites without TLS.
 */
export function newCreationKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The code of a reservation's link: resending the form with it adds nothing more. */
export function newLinkCode(): string {
  return bufferToBase64URLString(crypto.getRandomValues(new Uint8Array(32)).buffer);
}

export function creationHeaders(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { 'idempotency-key': key };
}
