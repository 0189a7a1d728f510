import { loginCompletion, passkeyLogin, type SecondStep } from '@centar/domain/secondFactor.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { hashOf } from '../../platform/hashOf.ts';
import { AppError } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { wrongCodesMail } from '../../platform/mail/mailTexts.ts';
import type { RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import { parseInput } from '../../platform/validation.ts';
import { methodsOf, type Factors } from '../secondFactor/factors.ts';
import { readCredential, type Passkeys, type PasskeyRow } from '../secondFactor/passkeys.ts';
import { useRecoveryCode } from '../secondFactor/recoveryCodes.ts';
import { unseal } from '../secondFactor/sealedSecret.ts';
import {
  countTry,
  findTicket,
  issueTicket,
  TICKET_SECONDS,
  useTicket,
  type Ticket,
} from '../secondFactor/tickets.ts';
import { matchingStep } from '../secondFactor/totp.ts';
import { recordAccountEvent } from './accountEvents.ts';
import type { DeviceMarks } from './deviceMarks.ts';
import type { LoginGate } from './loginGate.ts';
import {
  deviceAttempts,
  loginAttempts,
  passkeyAttempt,
  passkeyStartAttempt,
  wrongCodesAttempt,
} from './loginRateLimits.ts';
import {
  openSession,
  profile,
  type LoginVisit,
  type ProfileRow,
  type SignedIn,
} from './openSession.ts';
import type { Sessions } from './sessions.ts';

export interface SecondStepDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly gate: LoginGate;
  readonly sessions: Sessions;
  readonly devices: DeviceMarks;
  readonly mailer: Mailer;
  readonly centreName: () => string;
  readonly passkeys: Passkeys;
  /** Encrypts the secrets of authenticator apps. */
  readonly factorKey: Buffer;
}

/** Made before the transaction. */
interface PreparedStep {
  readonly methods: SecondStep['methods'];
  readonly challenge: string;
  readonly passkeyOptions: string | null;
}

export interface PasskeyChallenge {
  readonly ticket: string;
  /** Seconds. */
  readonly expiresIn: number;
  /** JSON for the browser. */
  readonly options: string;
}

/** A ticket is void after the password changes. */
const markOf = (passwordHash: string): string => hashOf(passwordHash);

const ended = (): AppError => new AppError('WRONG_CREDENTIALS', { fields: { ticket: 'invalid' } });
const wrong = (field: 'code' | 'credential'): AppError =>
  new AppError('WRONG_CREDENTIALS', { fields: { [field]: 'invalid' } });

export function secondStepService(dependencies: SecondStepDependencies) {
  const { database, clock, limiter, gate, devices, mailer, passkeys, factorKey } = dependencies;

  function deliverIf({ isMailed }: { readonly isMailed: boolean }): void {
    if (isMailed) mailer.deliverSoon();
  }

  /** Uses the code up. */
  async function takeCode(
    transaction: Transaction,
    user: { readonly id: number; readonly name: string },
    code: string,
  ): Promise<boolean> {
    const where = { userId: user.id };
    const row = await transaction.totp.findUnique({ where });
    const secret = row && unseal(factorKey, user.id, row.secret);
    const step =
      row &&
      secret &&
      matchingStep({ secret, lastStep: row.lastStep }, withoutSpaces(code), clock());
    if (step !== null && step !== undefined) {
      await transaction.totp.update({ where, data: { lastStep: step, lastUsedAt: clock() } });
      return true;
    }
    if (!(await useRecoveryCode(transaction, user.id, code))) return false;
    await recordAccountEvent(transaction, clock(), {
      action: 'useRecoveryCode',
      by: user,
      userId: user.id,
      summary: user.name,
    });
    return true;
  }

  /** Undefined unless the key of this person answers the ticket's challenge. */
  async function checkPasskey(
    { challenge, userId }: Ticket,
    text: string,
  ): Promise<
    { key: PasskeyRow & { userId: number }; counter: number; isBackedUp: boolean } | undefined
  > {
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
  async function useKey(
    transaction: Transaction,
    { key, counter, isBackedUp }: { key: PasskeyRow; counter: number; isBackedUp: boolean },
  ): Promise<boolean> {
    const { count } = await transaction.passkey.updateMany({
      where: { id: key.id, counter: key.counter },
      data: { counter, isBackedUp, lastUsedAt: clock() },
    });
    return count === 1;
  }

  async function recordFailure(
    transaction: Transaction,
    by: { readonly id: number | null; readonly name: string },
    { network }: LoginVisit,
  ): Promise<void> {
    await recordAccountEvent(transaction, clock(), {
      action: 'signInFailed',
      by,
      userId: by.id,
      summary: network,
    });
  }

  /** Mails the owner, at most once a day, about wrong codes after the right password. */
  async function warnOwner(transaction: Transaction, user: ProfileRow): Promise<boolean> {
    if (!(await limiter.tryConsume(transaction, wrongCodesAttempt(user.id)))) return false;
    await mailer.queue(transaction, wrongCodesMail(user, dependencies.centreName(), clock()));
    return true;
  }

  async function tryToComplete(
    ticket: Ticket,
    given: { readonly code?: string | undefined; readonly credential?: string | undefined },
    visit: LoginVisit,
  ): Promise<SignedIn> {
    const { userId } = ticket;
    const user =
      userId === null
        ? null
        : await database.reader.user.findUnique({
            where: { id: userId },
            select: { emailNorm: true },
          });
    if (userId === null || !user) throw ended();
    const markId = await devices.find(user.emailNorm, visit, clock());
    const { own, shared } =
      markId === undefined ? loginAttempts(user.emailNorm, visit.network) : deviceAttempts(markId);
    await limiter.consume([own, ...shared]);
    const { code, credential } = given;
    const passkey = credential === undefined ? undefined : await checkPasskey(ticket, credential);
    const outcome = await database.write(async (transaction) => {
      const row = await transaction.user.findUnique({
        where: { id: userId },
        select: { ...profile, passwordHash: true },
      });
      if (!row || markOf(row.passwordHash) !== ticket.boundTo) throw ended();
      const isRight =
        code === undefined
          ? passkey !== undefined && (await useKey(transaction, passkey))
          : await takeCode(transaction, row, code);
      if (!isRight) {
        const isLast = await countTry(transaction, ticket);
        const isMailed = isLast && (await warnOwner(transaction, row));
        await recordFailure(transaction, row, visit);
        return { refused: wrong(code === undefined ? 'credential' : 'code'), isMailed };
      }
      // Throws, so that the code stays usable.
      if (!(await useTicket(transaction, ticket))) throw ended();
      await limiter.clear(transaction, [own]);
      await limiter.refund(transaction, shared);
      return openSession(dependencies, transaction, row, visit);
    });
    deliverIf(outcome);
    if ('refused' in outcome) throw outcome.refused;
    return outcome;
  }

  return {
    /** Call it before the transaction of `begin`. */
    async prepare(factors: Factors): Promise<PreparedStep> {
      const methods = methodsOf(factors, passkeys, factorKey);
      if (!methods.includes('passkey')) return { methods, challenge: '', passkeyOptions: null };
      const here = factors.passkeys.filter(passkeys.isHere);
      const { challenge, options } = await passkeys.request(here);
      return { methods, challenge, passkeyOptions: options };
    },

    async begin(
      transaction: Transaction,
      user: { readonly id: number; readonly passwordHash: string },
      { methods, challenge, passkeyOptions }: PreparedStep,
    ): Promise<SecondStep> {
      const boundTo = markOf(user.passwordHash);
      const ticket = await issueTicket(
        transaction,
        { purpose: 'secondStep', userId: user.id, boundTo, challenge },
        clock(),
      );
      return { ticket, expiresIn: TICKET_SECONDS, methods, passkeyOptions };
    },

    /**
     * Codes count as wrong passwords do. Throws BAD_USER_INPUT, TOO_MANY_TRIES or
     * WRONG_CREDENTIALS, with `ticket` in `errors` when the sign-in must begin again.
     */
    async complete(input: unknown, visit: LoginVisit): Promise<SignedIn> {
      const { ticket: secret, ...given } = parseInput(loginCompletion, input);
      return gate.enter(visit.network, async () => {
        const ticket = await findTicket(database.reader, secret, 'secondStep', clock());
        if (!ticket) throw ended();
        return tryToComplete(ticket, given, visit);
      });
    },

    /** Throws TOO_MANY_TRIES, or NOT_FOUND if the site's address allows no passkeys. */
    async beginPasskeyLogin({ network }: LoginVisit): Promise<PasskeyChallenge> {
      if (!passkeys.isUsable) throw new AppError('NOT_FOUND');
      const { challenge, options } = await passkeys.request();
      await limiter.check([passkeyStartAttempt(network)]);
      const ticket = await database.write(async (transaction) => {
        await limiter.consumeWithin(transaction, [passkeyStartAttempt(network)]);
        const empty = { userId: null, boundTo: '', challenge };
        return issueTicket(transaction, { purpose: 'passkey', ...empty }, clock());
      });
      return { ticket, expiresIn: TICKET_SECONDS, options };
    },

    /**
     * The key replaces both steps, since it verified the person. Guesses at passwords never hinder
     * it. Throws BAD_USER_INPUT, TOO_MANY_TRIES or WRONG_CREDENTIALS.
     */
    async passkeyLogin(input: unknown, visit: LoginVisit): Promise<SignedIn> {
      const { ticket: secret, credential } = parseInput(passkeyLogin, input);
      const attempt = passkeyAttempt(visit.network);
      await limiter.check([attempt]);
      const ticket = await findTicket(database.reader, secret, 'passkey', clock());
      if (!ticket) throw ended();
      const passkey = await checkPasskey(ticket, credential);
      const outcome = await database.write(async (transaction) => {
        if (!(await useTicket(transaction, ticket))) return ended();
        const row =
          passkey &&
          (await transaction.user.findUnique({
            where: { id: passkey.key.userId },
            select: profile,
          }));
        if (!row || !(await useKey(transaction, passkey))) {
          await limiter.tryConsume(transaction, attempt);
          await recordFailure(transaction, { id: row?.id ?? null, name: row?.name ?? '' }, visit);
          return wrong('credential');
        }
        return openSession(dependencies, transaction, row, visit);
      });
      if (outcome instanceof AppError) throw outcome;
      deliverIf(outcome);
      return outcome;
    },
  };
}

const withoutSpaces = (code: string): string => code.replaceAll(/\s/g, '');

export type SecondStepService = ReturnType<typeof secondStepService>;
