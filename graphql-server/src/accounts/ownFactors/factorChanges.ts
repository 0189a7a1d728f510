import type { AccountParts } from '../auth/accountParts.ts';
import { FRESH_SESSION_MINUTES } from '@centar/domain/secondFactor.ts';
import { recordAccountEvent, type AccountEvent } from '../auth/accountEvents.ts';
import { sessionAttempts } from '../auth/loginRateLimits.ts';
import { checkPassword } from '../auth/passwordCheck.ts';
import type { Passwords } from '../auth/passwords.ts';
import {
  dueAtOf,
  factorsOf,
  hasFactor,
  isDemanded,
  type Factors,
} from '../secondFactor/factors.ts';
import type { Passkeys } from '../secondFactor/passkeys.ts';
import { renewRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { unseal } from '../secondFactor/sealedSecret.ts';
import {
  findTicket,
  issueTicket,
  type Ticket,
  type TicketPurpose,
} from '../secondFactor/tickets.ts';
import type { Person } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError, badInput, orNotFound } from '../../platform/errors.ts';
import { factorChangedMail } from '../mailTexts.ts';
import type { FactorsChanged, OwnFactors } from './ownFactors.types.ts';

export interface OwnFactorsDependencies extends AccountParts {
  readonly passwords: Passwords;
  readonly passkeys: Passkeys;
  /** Encrypts the secrets of authenticator apps. */
  readonly factorKey: Buffer;
}

type FactorAction = AccountEvent['action'];

/** For the owner's mail. */
const CHANGES: Partial<Record<FactorAction, string>> = {
  addPasskey: 'dodat je ključ za prijavu',
  removePasskey: 'uklonjen je ključ za prijavu',
  addTotp: 'uključeni su kodovi iz aplikacije',
  removeTotp: 'isključeni su kodovi iz aplikacije',
  newRecoveryCodes: 'napravljeni su novi rezervni kodovi',
};

const demand = { roleId: true, factorDemanded: true, factorDueAt: true } as const;

async function isFresh(
  { database, clock }: OwnFactorsDependencies,
  { sessionId }: Person,
): Promise<boolean> {
  const session = await database.reader.session.findUnique({
    where: { id: sessionId },
    select: { createdAt: true },
  });
  if (!session) throw new AppError('UNAUTHENTICATED');
  const age = clock().getTime() - session.createdAt.getTime();
  return age <= FRESH_SESSION_MINUTES * 60_000;
}

/** A stolen session must not gain a key of its own. */
export async function requireOwner(
  dependencies: OwnFactorsDependencies,
  actor: Person,
  password: string | null,
): Promise<void> {
  if (await isFresh(dependencies, actor)) return;
  if (password === null) throw badInput({ currentPassword: 'required' });
  const { isRight, forgive } = await checkPassword(
    dependencies,
    { id: actor.id },
    password,
    sessionAttempts(actor.sessionId),
  );
  if (!isRight) throw badInput({ currentPassword: 'invalid' });
  await dependencies.database.write(forgive);
}

export async function readOwnFactors(
  dependencies: OwnFactorsDependencies,
  actor: Person,
  client: Transaction = dependencies.database.reader,
): Promise<OwnFactors> {
  const { passkeys, factorKey } = dependencies;
  const user = await client.user.findUnique({ where: { id: actor.id }, select: demand });
  if (!user) throw new AppError('UNAUTHENTICATED');
  const factors = await factorsOf(client, actor.id);
  const { totp } = factors;
  return {
    passkeys: factors.passkeys.map(({ id, name, createdAt, lastUsedAt, isBackedUp, rpId }) => ({
      id,
      name,
      createdAt,
      lastUsedAt,
      isBackedUp,
      otherAddress: passkeys.isHere({ rpId }) ? null : rpId,
    })),
    totpSince: totp?.createdAt ?? null,
    totpLastUsedAt: totp?.lastUsedAt ?? null,
    isTotpReadable: totp !== null && unseal(factorKey, totp.userId, totp.secret) !== undefined,
    recoveryCodes: factors.recoveryCodes,
    isDemanded: isDemanded(user),
    dueAt: hasFactor(factors) ? null : dueAtOf(user),
    asksPassword: !(await isFresh(dependencies, actor)),
    allowsPasskeys: passkeys.isUsable,
  };
}

/** Recovery codes are created with the first factor. */
export const codesIfNone = (transaction: Transaction, userId: number, factors: Factors) =>
  factors.recoveryCodes > 0 ? Promise.resolve(null) : renewRecoveryCodes(transaction, userId);

/** The last one of a person of whom it is demanded stays. Throws CONFLICT. */
export async function assertMayLose(
  transaction: Transaction,
  actor: Person,
  left: Pick<Factors, 'passkeys' | 'totp'>,
): Promise<void> {
  if (hasFactor(left)) return;
  const user = orNotFound(
    await transaction.user.findUnique({ where: { id: actor.id }, select: demand }),
  );
  if (isDemanded(user)) throw new AppError('CONFLICT');
  await transaction.recoveryCode.deleteMany({ where: { userId: actor.id } });
}

/** What every change of a person's factors has in common. */
export function createFactorChanges(dependencies: OwnFactorsDependencies) {
  const { database, clock, sessions, devices, mailer, centreName } = dependencies;

  async function issue(actor: Person, purpose: TicketPurpose, challenge: string): Promise<string> {
    const boundTo = String(actor.sessionId);
    const ticket = { purpose, userId: actor.id, boundTo, challenge };
    return database.write((transaction) => issueTicket(transaction, ticket, clock()));
  }

  async function ticketOf(actor: Person, secret: string, purpose: TicketPurpose): Promise<Ticket> {
    const ticket = await findTicket(database.reader, secret, purpose, clock());
    const isOwn = ticket?.userId === actor.id && ticket.boundTo === String(actor.sessionId);
    if (!isOwn) throw badInput({ ticket: 'invalid' });
    return ticket;
  }

  /** As after a changed password: other sessions and known devices end, and the owner gets a mail. */
  async function record(
    transaction: Transaction,
    actor: Person,
    action: FactorAction,
    marks: readonly string[],
    summary = actor.name,
  ): Promise<void> {
    const now = clock();
    await sessions.endOthersOf(actor, transaction);
    await devices.forgetOthers(transaction, actor.id, marks);
    if (hasFactor(await factorsOf(transaction, actor.id))) {
      await transaction.user.update({ where: { id: actor.id }, data: { factorDueAt: null } });
    }
    await recordAccountEvent(transaction, now, { action, by: actor, summary });
    const what = CHANGES[action];
    if (what) await mailer.queue(transaction, factorChangedMail(actor, centreName(), what, now));
  }

  async function change(
    actor: Person,
    work: (transaction: Transaction, factors: Factors) => Promise<string[] | null>,
  ): Promise<FactorsChanged> {
    const changed = await database.write(async (transaction) => {
      const recoveryCodes = await work(transaction, await factorsOf(transaction, actor.id));
      return { recoveryCodes, factors: await readOwnFactors(dependencies, actor, transaction) };
    });
    mailer.deliverSoon();
    return changed;
  }

  return { issue, ticketOf, record, change };
}

export type FactorChanges = ReturnType<typeof createFactorChanges>;
