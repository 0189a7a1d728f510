import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Of RFC 4648, as authenticator apps expect. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps by which the clock of a telephone may differ. */
const DRIFT = 1;

export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32.charAt((value >>> bits) & 31);
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32.charAt((value << (5 - bits)) & 31) : text;
}

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** RFC 6238 with SHA-1, which all apps support. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS);

/** The time step of a valid code that is later than the last used one, otherwise undefined. */
export function matchingStep(
  { secret, lastStep }: { readonly secret: Uint8Array; readonly lastStep: number },
  code: string,
  at: Date,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const now = totpStep(at);
  // A step that was used while the clock was ahead would refuse all codes until then.
  const used = lastStep > now + DRIFT ? 0 : lastStep;
  const given = Buffer.from(code);
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => now - DRIFT + index);
  return steps.find(
    (step) => step > used && timingSafeEqual(Buffer.from(totpCode(secret, step)), given),
  );
}

/** For the QR code. */
export function totpAddress(secret: Uint8Array, email: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const parameters = `secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${parameters}`;
}
