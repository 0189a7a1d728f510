import { randomBytes } from 'node:crypto';
import {
  factorChange,
  FRESH_SESSION_MINUTES,
  passkeyAddition,
  PASSKEYS_MAX,
  passkeyRemoval,
  passkeyRenaming,
  totpConfirmation,
} from '@centar/domain/secondFactor.ts';
import { recordAccountEvent, type AccountEvent } from '../auth/accountEvents.ts';
import type { DeviceMarks } from '../auth/deviceMarks.ts';
import { sessionAttempts } from '../auth/loginRateLimits.ts';
import { checkPassword } from '../auth/passwordCheck.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { PasskeyChallenge } from '../auth/secondStep.service.ts';
import {
  dueAtOf,
  factorsOf,
  hasFactor,
  isDemanded,
  type Factors,
} from '../secondFactor/factors.ts';
import type { Passkeys } from '../secondFactor/passkeys.ts';
import { renewRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { seal, unseal } from '../secondFactor/sealedSecret.ts';
import {
  countTry,
  findTicket,
  issueTicket,
  TICKET_SECONDS,
  useTicket,
  type Ticket,
  type TicketPurpose,
} from '../secondFactor/tickets.ts';
import { matchingStep, newTotpSecret, toBase32, totpAddress } from '../secondFactor/totp.ts';
import type { Actor, Clock, Person } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError, badInput, orNotFound } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { factorChangedMail } from '../../platform/mail/mailTexts.ts';
import { requireIdentity } from '../../platform/policies.ts';
import type { RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import { parseInput } from '../../platform/validation.ts';
import type { FactorsChanged, OwnFactors, TotpSetup } from './ownFactors.types.ts';

export interface OwnFactorsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly devices: DeviceMarks;
  readonly mailer: Mailer;
  readonly centreName: () => string;
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

/** Also open to people whose demanded second factor is overdue. */
export function ownFactorsService(dependencies: OwnFactorsDependencies) {
  const { database, clock, passwords, limiter, devices, mailer, centreName, passkeys, factorKey } =
    dependencies;
  const { reader } = database;

  async function isFresh({ sessionId }: Person): Promise<boolean> {
    const session = await reader.session.findUnique({
      where: { id: sessionId },
      select: { createdAt: true },
    });
    if (!session) throw new AppError('UNAUTHENTICATED');
    const age = clock().getTime() - session.createdAt.getTime();
    return age <= FRESH_SESSION_MINUTES * 60_000;
  }

  /** A stolen session must not gain a key of its own. */
  async function requireOwner(actor: Person, password: string | null): Promise<void> {
    if (await isFresh(actor)) return;
    if (password === null) throw badInput({ currentPassword: 'required' });
    const { isRight, forgive } = await checkPassword(
      { database, passwords, limiter },
      { id: actor.id },
      password,
      sessionAttempts(actor.sessionId),
    );
    if (!isRight) throw badInput({ currentPassword: 'invalid' });
    await database.write(forgive);
  }

  async function overview(actor: Person, client: Transaction = reader): Promise<OwnFactors> {
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
      asksPassword: !(await isFresh(actor)),
      allowsPasskeys: passkeys.isUsable,
    };
  }

  async function issue(actor: Person, purpose: TicketPurpose, challenge: string): Promise<string> {
    const boundTo = String(actor.sessionId);
    const ticket = { purpose, userId: actor.id, boundTo, challenge };
    return database.write((transaction) => issueTicket(transaction, ticket, clock()));
  }

  async function ticketOf(actor: Person, secret: string, purpose: TicketPurpose): Promise<Ticket> {
    const ticket = await findTicket(reader, secret, purpose, clock());
    const isOwn = ticket?.userId === actor.id && ticket.boundTo === String(actor.sessionId);
    if (!isOwn) throw badInput({ ticket: 'invalid' });
    return ticket;
  }

  /** As after a changed password: other sessions and known devices end, and the owner is told. */
  async function record(
    transaction: Transaction,
    actor: Person,
    action: FactorAction,
    marks: readonly string[],
    summary = actor.name,
  ): Promise<void> {
    const now = clock();
    await transaction.session.deleteMany({
      where: { userId: actor.id, id: { not: actor.sessionId } },
    });
    await devices.forgetOthers(transaction, actor.id, marks);
    if (hasFactor(await factorsOf(transaction, actor.id))) {
      await transaction.user.update({ where: { id: actor.id }, data: { factorDueAt: null } });
    }
    await recordAccountEvent(transaction, now, {
      action,
      by: actor,
      userId: actor.id,
      summary,
    });
    const what = CHANGES[action];
    if (what) await mailer.queue(transaction, factorChangedMail(actor, centreName(), what, now));
  }

  async function change(
    actor: Person,
    work: (transaction: Transaction, factors: Factors) => Promise<string[] | null>,
  ): Promise<FactorsChanged> {
    const changed = await database.write(async (transaction) => {
      const recoveryCodes = await work(transaction, await factorsOf(transaction, actor.id));
      return { recoveryCodes, factors: await overview(actor, transaction) };
    });
    mailer.deliverSoon();
    return changed;
  }

  /** The first factor comes with recovery codes. */
  const codesIfNone = (transaction: Transaction, userId: number, factors: Factors) =>
    factors.recoveryCodes > 0 ? Promise.resolve(null) : renewRecoveryCodes(transaction, userId);

  /** The last one of a person of whom it is demanded stays. Throws CONFLICT. */
  async function assertMayLose(
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

  return {
    /** Throws UNAUTHENTICATED. */
    async overview(actor: Actor): Promise<OwnFactors> {
      requireIdentity(actor);
      return overview(actor);
    },

    /** Throws BAD_USER_INPUT for a missing or wrong password, or TOO_MANY_TRIES. */
    async beginTotp(actor: Actor, input: unknown): Promise<TotpSetup> {
      requireIdentity(actor);
      await requireOwner(actor, parseInput(factorChange, input).currentPassword);
      const secret = newTotpSecret();
      const ticket = await issue(actor, 'addTotp', seal(factorKey, actor.id, secret));
      return {
        ticket,
        expiresIn: TICKET_SECONDS,
        secret: toBase32(secret),
        address: totpAddress(secret, actor.email, centreName()),
      };
    },

    /** Replaces a previous app. Throws BAD_USER_INPUT for a wrong code or an expired ticket. */
    async confirmTotp(
      actor: Actor,
      input: unknown,
      marks: readonly string[],
    ): Promise<FactorsChanged> {
      requireIdentity(actor);
      const given = parseInput(totpConfirmation, input);
      const ticket = await ticketOf(actor, given.ticket, 'addTotp');
      const secret = unseal(factorKey, actor.id, ticket.challenge);
      const code = given.code.replaceAll(/\s/g, '');
      const lastStep = secret && matchingStep({ secret, lastStep: 0 }, code, clock());
      if (lastStep === undefined) {
        await database.write((transaction) => countTry(transaction, ticket));
        throw badInput({ code: 'invalid' });
      }
      return change(actor, async (transaction, before) => {
        if (!(await useTicket(transaction, ticket))) throw badInput({ ticket: 'invalid' });
        const now = clock();
        const data = { secret: ticket.challenge, lastStep, createdAt: now, lastUsedAt: now };
        await transaction.totp.upsert({
          where: { userId: actor.id },
          create: { userId: actor.id, ...data },
          update: data,
        });
        await record(transaction, actor, 'addTotp', marks);
        return codesIfNone(transaction, actor.id, before);
      });
    },

    /** Throws NOT_FOUND, CONFLICT for the last demanded factor, or like `beginTotp`. */
    async removeTotp(
      actor: Actor,
      input: unknown,
      marks: readonly string[],
    ): Promise<FactorsChanged> {
      requireIdentity(actor);
      await requireOwner(actor, parseInput(factorChange, input).currentPassword);
      return change(actor, async (transaction, { passkeys: keys, totp }) => {
        orNotFound(totp);
        await assertMayLose(transaction, actor, { passkeys: keys, totp: null });
        await transaction.totp.delete({ where: { userId: actor.id } });
        await record(transaction, actor, 'removeTotp', marks);
        return null;
      });
    },

    /** Throws like `beginTotp`, NOT_FOUND if the address allows no passkeys, CONFLICT above 20. */
    async beginPasskey(actor: Actor, input: unknown): Promise<PasskeyChallenge> {
      requireIdentity(actor);
      const { currentPassword } = parseInput(factorChange, input);
      if (!passkeys.isUsable) throw new AppError('NOT_FOUND');
      await requireOwner(actor, currentPassword);
      const { passkeys: existing } = await factorsOf(reader, actor.id);
      if (existing.length >= PASSKEYS_MAX) throw new AppError('CONFLICT');
      const userHandle = existing[0]?.userHandle ?? randomBytes(32).toString('base64url');
      const { challenge, options } = await passkeys.creation({ ...actor, userHandle }, existing);
      const ticket = await issue(actor, 'addPasskey', `${challenge} ${userHandle}`);
      return { ticket, expiresIn: TICKET_SECONDS, options };
    },

    /** Throws BAD_USER_INPUT for a wrong answer or an expired ticket, CONFLICT for a known key. */
    async addPasskey(
      actor: Actor,
      input: unknown,
      marks: readonly string[],
    ): Promise<FactorsChanged> {
      requireIdentity(actor);
      const { ticket: secret, credential, name } = parseInput(passkeyAddition, input);
      const ticket = await ticketOf(actor, secret, 'addPasskey');
      const [challenge = '', userHandle = ''] = ticket.challenge.split(' ');
      const made = await passkeys.readNew(challenge, credential);
      if (!made) throw badInput({ credential: 'invalid' });
      return change(actor, async (transaction, before) => {
        if (!(await useTicket(transaction, ticket))) throw badInput({ ticket: 'invalid' });
        const { credentialId } = made;
        const known = await transaction.passkey.findUnique({ where: { credentialId } });
        if (known || before.passkeys.length >= PASSKEYS_MAX) throw new AppError('CONFLICT');
        await transaction.passkey.create({
          data: { ...made, userId: actor.id, userHandle, name, createdAt: clock() },
        });
        await record(transaction, actor, 'addPasskey', marks, name);
        return codesIfNone(transaction, actor.id, before);
      });
    },

    /** Throws NOT_FOUND for another person's key. */
    async renamePasskey(actor: Actor, input: unknown): Promise<OwnFactors> {
      requireIdentity(actor);
      const { id, name } = parseInput(passkeyRenaming, input);
      await database.write(async (transaction) => {
        const { count } = await transaction.passkey.updateMany({
          where: { id, userId: actor.id },
          data: { name },
        });
        if (count === 0) throw new AppError('NOT_FOUND');
        await recordAccountEvent(transaction, clock(), {
          action: 'renamePasskey',
          by: actor,
          userId: actor.id,
          summary: name,
        });
      });
      return overview(actor);
    },

    /** Throws like `removeTotp`. */
    async removePasskey(
      actor: Actor,
      input: unknown,
      marks: readonly string[],
    ): Promise<FactorsChanged> {
      requireIdentity(actor);
      const { id, currentPassword } = parseInput(passkeyRemoval, input);
      await requireOwner(actor, currentPassword);
      return change(actor, async (transaction, { passkeys: keys, totp }) => {
        const key = orNotFound(keys.find((one) => one.id === id) ?? null);
        const left = keys.filter((one) => one.id !== id);
        await assertMayLose(transaction, actor, { passkeys: left, totp });
        await transaction.passkey.delete({ where: { id } });
        await record(transaction, actor, 'removePasskey', marks, key.name);
        return null;
      });
    },

    /** The previous codes end. Throws CONFLICT without a factor, or like `beginTotp`. */
    async newRecoveryCodes(
      actor: Actor,
      input: unknown,
      marks: readonly string[],
    ): Promise<FactorsChanged> {
      requireIdentity(actor);
      await requireOwner(actor, parseInput(factorChange, input).currentPassword);
      return change(actor, async (transaction, factors) => {
        if (!hasFactor(factors)) throw new AppError('CONFLICT');
        await record(transaction, actor, 'newRecoveryCodes', marks);
        return renewRecoveryCodes(transaction, actor.id);
      });
    },
  };
}

export type OwnFactorsService = ReturnType<typeof ownFactorsService>;
