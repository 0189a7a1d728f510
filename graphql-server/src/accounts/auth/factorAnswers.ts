import type { AccountParts } from './accountParts.ts';
import type { Passkey } from '../../../../prisma/generated/client.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { readCredential, type Passkeys } from '../secondFactor/passkeys.ts';
import { useRecoveryCode } from '../secondFactor/recoveryCodes.ts';
import { unseal } from '../secondFactor/sealedSecret.ts';
import type { Ticket } from '../secondFactor/tickets.ts';
import { matchingStep } from '../secondFactor/totp.ts';
import { recordAccountEvent } from './accountEvents.ts';
import type { LoginGate } from './loginGate.ts';

export interface SecondStepDependencies extends AccountParts {
  readonly gate: LoginGate;
  readonly passkeys: Passkeys;
  /** Encrypts the secrets of authenticator apps. */
  readonly factorKey: Buffer;
}

/** The sign-in must begin again. */
export const ended = (): AppError =>
  new AppError('WRONG_CREDENTIALS', { fields: { ticket: 'invalid' } });
export const wrong = (field: 'code' | 'credential'): AppError =>
  new AppError('WRONG_CREDENTIALS', { fields: { [field]: 'invalid' } });

/** Uses the code up. */
export async function takeCode(
  transaction: Transaction,
  { clock, factorKey }: SecondStepDependencies,
  user: { readonly id: number; readonly name: string },
  code: string,
): Promise<'totp' | 'recoveryCode' | undefined> {
  const where = { userId: user.id };
  const row = await transaction.totp.findUnique({ where });
  const secret = row && unseal(factorKey, user.id, row.secret);
  const step =
    row &&
    secret &&
    matchingStep({ secret, lastStep: row.lastStep }, code.replaceAll(/\s/g, ''), clock());
  if (step !== null && step !== undefined) {
    await transaction.totp.update({ where, data: { lastStep: step, lastUsedAt: clock() } });
    return 'totp';
  }
  if (!(await useRecoveryCode(transaction, user.id, code))) return undefined;
  await recordAccountEvent(transaction, clock(), { action: 'useRecoveryCode', by: user });
  return 'recoveryCode';
}

export interface CheckedPasskey {
  readonly key: Passkey;
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/** Undefined unless the key of this person answers the ticket's challenge. */
export async function checkPasskey(
  { database, passkeys }: SecondStepDependencies,
  { challenge, userId }: Ticket,
  text: string,
): Promise<CheckedPasskey | undefined> {
  const credential = readCredential(text);
  if (!credential || challenge === '') return undefined;
  const key = await database.reader.passkey.findUnique({
    where: { credentialId: credential.id },
  });
  if (!key || !passkeys.isHere(key)) return undefined;
  const handle = credential.response.userHandle;
  const isOwners = userId === null ? handle === key.userHandle : userId === key.userId;
  if (!isOwners) return undefined;
  const checked = await passkeys.check(challenge, text, key);
  return checked && { key, ...checked };
}

/** False if another request used the key with this counter in the meantime. */
export async function useKey(
  transaction: Transaction,
  { key, counter, isBackedUp }: CheckedPasskey,
  now: Date,
): Promise<boolean> {
  const { count } = await transaction.passkey.updateMany({
    where: { id: key.id, counter: key.counter },
    data: { counter, isBackedUp, lastUsedAt: now },
  });
  return count === 1;
}
