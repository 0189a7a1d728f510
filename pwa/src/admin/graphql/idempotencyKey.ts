/**
 * A fresh `Idempotency-Key`: a creation that is sent again with it, because no answer came, makes nothing more.
 * Not `randomUUID`, which browsers lack on addresses without TLS.
 */
export function newCreationKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The header of a creation; none for other calls. */
export function creationHeaders(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { 'idempotency-key': key };
}
