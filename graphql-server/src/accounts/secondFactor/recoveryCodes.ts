import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@centar/domain/secondFactor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { hashOf } from '../../platform/secretCodes.ts';

/** Without letters and digits that look alike in print. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** About 119 bits, so that a plain hash can't be reversed. */
const LENGTH = 24;
/** Of codes printed before, which stay valid. */
const FORMER_LENGTH = 16;
const GROUP_LENGTH = 4;
const CODE = new RegExp(`^[${ALPHABET}]+$`);

function randomCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

const inGroups = (code: string): string =>
  (code.match(new RegExp(`.{${String(GROUP_LENGTH)}}`, 'g')) ?? []).join('-');

/** Undefined if the text can't be a recovery code. */
function recoveryCodeHash(typed: string): string | undefined {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  const hasLength = code.length === LENGTH || code.length === FORMER_LENGTH;
  return hasLength && CODE.test(code) ? hashOf(code) : undefined;
}

/** Replaces the user's codes. They are returned once; only their hashes are stored. */
export async function renewRecoveryCodes(
  transaction: Transaction,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, randomCode);
  await transaction.recoveryCode.deleteMany({ where: { userId } });
  await transaction.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashOf(code) })),
  });
  return codes.map(inGroups);
}

/** False for an unknown or used code. */
export async function useRecoveryCode(
  transaction: Transaction,
  userId: number,
  typed: string,
): Promise<boolean> {
  const codeHash = recoveryCodeHash(typed);
  if (codeHash === undefined) return false;
  const { count } = await transaction.recoveryCode.deleteMany({ where: { userId, codeHash } });
  return count === 1;
}
