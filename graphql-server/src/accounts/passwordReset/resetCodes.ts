import { MINUTE_MS } from '@centar/domain/durations.ts';
import type { Prisma } from '../../../../prisma/generated/client.ts';
import { recordAccountEvent, type AccountEvent } from '../auth/accountEvents.ts';
import { CLOCK_STEP_MS, type Clock } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { hasRelation } from '../../platform/database/withRelation.ts';
import { hashOf, hashOfGivenCode, newCode } from '../../platform/secretCodes.ts';

/** Lifetime in minutes. */
const LINK_MINUTES = { mail: 15, administrator: 60 } as const;

type Purpose = keyof typeof LINK_MINUTES;

function isPurpose(text: string): text is Purpose {
  return Object.hasOwn(LINK_MINUTES, text);
}

/** A link created while the clock was ahead would be valid too long. */
function isInTime(expiresAt: Date, purpose: Purpose, now: Date): boolean {
  const left = expiresAt.getTime() - now.getTime();
  return left > 0 && left <= LINK_MINUTES[purpose] * MINUTE_MS + CLOCK_STEP_MS;
}

export interface IssuedLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/** One-time codes; only their hashes are stored. */
export interface ResetCodes {
  /** Previous links of the user become invalid. */
  issue(transaction: Transaction, userId: number, purpose: Purpose): Promise<IssuedLink>;
  /** For a link passed on in person. Adds an audit entry and closes the user's open request. */
  issueInPerson(
    transaction: Transaction,
    user: { readonly id: number; readonly name: string },
    by: AccountEvent['by'],
  ): Promise<IssuedLink>;
  /** Undefined unless this account may use the code now. */
  find(
    reader: Transaction,
    emailNorm: string | undefined,
    code: string | undefined,
  ): Promise<GoodCode | undefined>;
  /** Also deletes the user's other codes. False if the code was used or expired in the meantime. */
  consume(transaction: Transaction, row: Pick<GoodCode, 'id' | 'userId'>): Promise<boolean>;
}

export const account = { id: true, name: true, email: true, emailNorm: true } as const;
const codeColumns = {
  id: true,
  userId: true,
  purpose: true,
  expiresAt: true,
  usedAt: true,
  user: { select: account },
} as const;

/** A valid code and its account. */
export type GoodCode = Prisma.ResetCodeGetPayload<{ select: typeof codeColumns }>;

/** Links use `publicUrl`, never a request's Host header. */
export function createResetCodes({
  clock,
  publicUrl,
}: {
  readonly clock: Clock;
  readonly publicUrl: string;
}): ResetCodes {
  async function issue(
    transaction: Transaction,
    userId: number,
    purpose: Purpose,
  ): Promise<IssuedLink> {
    const now = clock();
    const code = newCode();
    const expiresAt = new Date(now.getTime() + LINK_MINUTES[purpose] * MINUTE_MS);
    await transaction.resetCode.deleteMany({ where: { userId } });
    await transaction.resetCode.create({
      data: { userId, codeHash: hashOf(code), purpose, createdAt: now, expiresAt },
    });
    // The fragment is not sent to servers, logs or referrers.
    return { url: `${publicUrl}/ap/reset-password#kod=${code}`, expiresAt };
  }

  const isGood = ({ purpose, expiresAt, usedAt, user }: GoodCode, emailNorm: string): boolean =>
    isPurpose(purpose) &&
    usedAt === null &&
    isInTime(expiresAt, purpose, clock()) &&
    user.emailNorm === emailNorm;

  return {
    issue,
    async issueInPerson(transaction, user, by) {
      const link = await issue(transaction, user.id, 'administrator');
      await transaction.user.update({ where: { id: user.id }, data: { resetAskedAt: null } });
      await recordAccountEvent(transaction, clock(), { action: 'resetLink', by, user });
      return link;
    },
    async find(reader, emailNorm, code) {
      const codeHash = hashOfGivenCode(code);
      if (emailNorm === undefined || codeHash === undefined) return undefined;
      const row = await reader.resetCode.findUnique({
        where: { codeHash },
        select: codeColumns,
      });
      return row && hasRelation(row, 'user') && isGood(row, emailNorm) ? row : undefined;
    },
    async consume(transaction, { id, userId }) {
      const now = clock();
      const used = await transaction.resetCode.updateMany({
        where: { id, usedAt: null, expiresAt: { gt: now } },
        data: { usedAt: now },
      });
      if (used.count !== 1) return false;
      await transaction.resetCode.deleteMany({ where: { userId, id: { not: id } } });
      return true;
    },
  };
}
