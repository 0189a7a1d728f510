import { SESSION_SECONDS, type LoginAnswer, type SignedInUser } from '@centar/domain/user.ts';
import type { SignInMeans } from '@centar/domain/secondFactor.ts';
import { knownDeviceName } from '@centar/domain/deviceName.ts';
import type { Prisma } from '../../../../prisma/generated/client.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newDeviceMail } from '../mailTexts.ts';
import { dueAtOf } from '../secondFactor/factors.ts';
import { recordAccountEvent } from './accountEvents.ts';
import type { AccountParts } from './accountParts.ts';
import type { KnownVisit } from './deviceMarks.ts';
import { newDeviceAttempt } from './loginRateLimits.ts';
import { sectionsOf, type NewSession, type PresentedSession, type Visit } from './sessions.ts';

export interface LoginVisit extends Visit, KnownVisit {
  /** Ends with a successful sign-in. */
  readonly earlier: PresentedSession;
}

export interface SignedIn {
  readonly answer: LoginAnswer;
  readonly session: NewSession;
  readonly marks: readonly string[];
  readonly isMailed: boolean;
}

export const profile = {
  id: true,
  name: true,
  email: true,
  roleId: true,
  dateCreated: true,
  factorDemanded: true,
  factorDueAt: true,
  access: { select: { section: true } },
} as const;

export type ProfileRow = Prisma.UserGetPayload<{ select: typeof profile }>;

export function toSignedInUser(row: ProfileRow): SignedInUser {
  const { id, name, email, roleId, access, dateCreated } = row;
  return {
    id,
    name,
    email,
    roleId,
    roleAccess: sectionsOf(access),
    dateCreated: dateCreated.toISOString(),
    secondFactorDueAt: dueAtOf(row)?.toISOString() ?? null,
  };
}

export type OpenSessionDependencies = Omit<AccountParts, 'database'>;

/** The last step of every sign-in. Mails the owner about a new device. */
export async function openSession(
  { clock, limiter, sessions, devices, mailer, centreName }: OpenSessionDependencies,
  transaction: Transaction,
  row: ProfileRow,
  visit: LoginVisit,
  means: SignInMeans,
): Promise<SignedIn> {
  const now = clock();
  await sessions.endPresented(visit.earlier, transaction);
  const session = await sessions.create(transaction, row.id, visit, now);
  const earlier = await transaction.deviceMark.count({
    where: { userId: row.id, kind: { not: 'reset' } },
  });
  const marks = await devices.remember(transaction, row.id, visit, now);
  const isNew = earlier > 0 && !visit.marks.some((mark) => mark === marks[0]);
  const isMailed =
    isNew &&
    mailer.reachesPeople &&
    // Scripts keep no marks.
    (await limiter.tryConsume(transaction, newDeviceAttempt(row.id, visit)));
  if (isMailed) {
    const device = { name: knownDeviceName(visit.device), network: visit.network };
    await mailer.queue(transaction, newDeviceMail(row, centreName(), device, now));
  }
  await recordAccountEvent(transaction, now, {
    action: 'signIn',
    by: row,
    summary: visit.device,
    changes: { means: { from: null, to: means } },
  });
  const answer = {
    token: session.token,
    expiresIn: SESSION_SECONDS,
    user: toSignedInUser(row),
  };
  return { answer, session, marks, isMailed };
}
