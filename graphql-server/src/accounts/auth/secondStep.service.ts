import { loginCompletion, type SecondStep } from '@centar/domain/secondFactor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { hashOf } from '../../platform/secretCodes.ts';
import { wrongCodesMail } from '../mailTexts.ts';
import { parseInput } from '../../platform/validation.ts';
import { methodsOf, type Factors } from '../secondFactor/factors.ts';
import {
  countTry,
  findTicket,
  issueTicket,
  TICKET_SECONDS,
  useTicket,
  type Ticket,
} from '../secondFactor/tickets.ts';
import { recordFailedSignIn } from './accountEvents.ts';
import {
  checkPasskey,
  ended,
  takeCode,
  useKey,
  wrong,
  type SecondStepDependencies,
} from './factorAnswers.ts';
import { deviceAttempts, loginAttempts, wrongCodesAttempt } from './loginRateLimits.ts';
import {
  openSession,
  profile,
  type LoginVisit,
  type ProfileRow,
  type SignedIn,
} from './openSession.ts';
import { passkeyLogins } from './passkeyLogin.ts';

/** Made before the transaction. */
interface PreparedStep {
  readonly methods: SecondStep['methods'];
  readonly challenge: string;
  readonly passkeyOptions: string | null;
}

/** A ticket is void after the password changes. */
const markOf = (passwordHash: string): string => hashOf(passwordHash);

/** Completes a sign-in with the answer to its second step. */
function stepCompletion(dependencies: SecondStepDependencies) {
  const { database, clock, limiter, devices, mailer, centreName } = dependencies;

  /** Mails the owner, at most once a day, about wrong codes after the right password. */
  async function warnOwner(transaction: Transaction, user: ProfileRow): Promise<boolean> {
    if (!(await limiter.tryConsume(transaction, wrongCodesAttempt(user.id)))) return false;
    await mailer.queue(transaction, wrongCodesMail(user, centreName(), clock()));
    return true;
  }

  return async function tryToComplete(
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
    const passkey =
      credential === undefined ? undefined : await checkPasskey(dependencies, ticket, credential);
    const outcome = await database.write(async (transaction) => {
      const row = await transaction.user.findUnique({
        where: { id: userId },
        select: { ...profile, passwordHash: true },
      });
      if (!row || markOf(row.passwordHash) !== ticket.boundTo) throw ended();
      const method =
        code === undefined
          ? passkey && (await useKey(transaction, passkey, clock()))
            ? 'passkey'
            : undefined
          : await takeCode(transaction, dependencies, row, code);
      if (!method) {
        const isLast = await countTry(transaction, ticket);
        const isMailed = isLast && (await warnOwner(transaction, row));
        await recordFailedSignIn(transaction, clock(), row, visit);
        return { refused: wrong(code === undefined ? 'credential' : 'code'), isMailed };
      }
      // Throws, so that the code stays usable.
      if (!(await useTicket(transaction, ticket))) throw ended();
      await limiter.clear(transaction, [own]);
      await limiter.refund(transaction, shared);
      return openSession(dependencies, transaction, row, visit, `password+${method}`);
    });
    if (outcome.isMailed) mailer.deliverSoon();
    if ('refused' in outcome) throw outcome.refused;
    return outcome;
  };
}

export function secondStepService(dependencies: SecondStepDependencies) {
  const { database, clock, gate, passkeys, factorKey } = dependencies;
  const tryToComplete = stepCompletion(dependencies);

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

    ...passkeyLogins(dependencies),
  };
}

export type SecondStepService = ReturnType<typeof secondStepService>;
