import { ADMINISTRATOR } from '@centar/domain/access.ts';
import type { SecondStepMethod } from '@centar/domain/secondFactor.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import type { Passkey, Totp } from '../../../../prisma/generated/client.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Passkeys } from './passkeys.ts';
import { unseal } from './sealedSecret.ts';

export interface Factors {
  /** Oldest first. */
  readonly passkeys: readonly Passkey[];
  readonly totp: Totp | null;
  /** Unused ones. */
  readonly recoveryCodes: number;
}

type Reader = Pick<Transaction, 'passkey' | 'totp' | 'recoveryCode'>;

export async function factorsOf(reader: Reader, userId: number): Promise<Factors> {
  const where = { userId };
  return {
    passkeys: await reader.passkey.findMany({ where, orderBy: { id: 'asc' } }),
    totp: await reader.totp.findUnique({ where }),
    recoveryCodes: await reader.recoveryCode.count({ where }),
  };
}

/** Recovery codes alone are none. */
export const hasFactor = ({ passkeys, totp }: Pick<Factors, 'passkeys' | 'totp'>): boolean =>
  passkeys.length > 0 || totp !== null;

/** What the user may answer the second step with. Empty if keys or secrets are lost. */
export function methodsOf(
  { passkeys, totp, recoveryCodes }: Factors,
  { isUsable, isHere }: Passkeys,
  key: Buffer,
): SecondStepMethod[] {
  const isReadable = totp !== null && unseal(key, totp.userId, totp.secret) !== undefined;
  return [
    ...(isUsable && passkeys.some(isHere) ? ['passkey' as const] : []),
    ...(isReadable ? ['totp' as const] : []),
    ...(recoveryCodes > 0 ? ['recoveryCode' as const] : []),
  ];
}

export interface DemandedUser {
  readonly roleId: number;
  readonly factorDemanded: boolean;
  readonly factorDueAt: Date | null;
}

/** Of administrators always. */
export const isDemanded = ({
  roleId,
  factorDemanded,
}: Pick<DemandedUser, 'roleId' | 'factorDemanded'>): boolean =>
  roleId === ADMINISTRATOR || factorDemanded;

/** When a demanded and missing second factor is due; null if none is demanded. */
export const dueAtOf = (user: DemandedUser): Date | null =>
  isDemanded(user) ? user.factorDueAt : null;

/**
 * The days of grace begin at the first sign-in without a demanded factor. A moment too far away was
 * written by a clock that was ahead, or before the grace was shortened.
 */
export function dueAtFrom(user: DemandedUser, graceDays: number, now: Date): Date | null {
  if (!isDemanded(user)) return null;
  const latest = new Date(now.getTime() + graceDays * DAY_MS);
  return user.factorDueAt && user.factorDueAt < latest ? user.factorDueAt : latest;
}

/** Deletes all factors of a user. A demanded one has its days of grace again. */
export async function deleteFactors(transaction: Transaction, userId: number): Promise<void> {
  const where = { where: { userId } };
  await transaction.passkey.deleteMany(where);
  await transaction.totp.deleteMany(where);
  await transaction.recoveryCode.deleteMany(where);
  await transaction.signInTicket.deleteMany(where);
  await transaction.user.update({ where: { id: userId }, data: { factorDueAt: null } });
}
