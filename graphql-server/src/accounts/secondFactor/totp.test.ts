import { expect, it } from 'vitest';
import { matchingStep, toBase32, totpAddress, totpCode, totpStep } from './totp.ts';

/** RFC 6238, appendix B (its codes have eight digits). */
const SECRET = Buffer.from('12345678901234567890');

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('the code at second %i is that of the standard', (second, code) => {
  expect(totpCode(SECRET, totpStep(new Date(second * 1000)))).toBe(code);
});

it('a code is accepted one step early or late, and once', () => {
  const at = new Date('2026-11-28T18:00:10Z');
  const now = totpStep(at);
  const match = (step: number, lastStep = 0) =>
    matchingStep({ secret: SECRET, lastStep }, totpCode(SECRET, step), at);
  expect([now - 2, now - 1, now, now + 1, now + 2].map((step) => match(step))).toEqual([
    undefined,
    now - 1,
    now,
    now + 1,
    undefined,
  ]);
  expect([match(now, now), match(now - 1, now), match(now + 1, now)]).toEqual([
    undefined,
    undefined,
    now + 1,
  ]);
});

it('a code used while the clock was ahead does not refuse later ones', () => {
  const at = new Date('2026-11-28T18:00:10Z');
  const lastStep = totpStep(new Date('2036-01-01T00:00:00Z'));
  const code = totpCode(SECRET, totpStep(at));
  expect(matchingStep({ secret: SECRET, lastStep }, code, at)).toBe(totpStep(at));
});

it('the address for the QR code has base32 and escaped names', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(totpAddress(SECRET, 'ana@x.rs', 'Dom kulture')).toBe(
    'otpauth://totp/Dom%20kulture:ana%40x.rs?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Dom%20kulture',
  );
});
