import { passkeyLogin } from '@centar/domain/secondFactor.ts';
import { AppError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { findTicket, issueTicket, TICKET_SECONDS, useTicket } from '../secondFactor/tickets.ts';
import { recordFailedSignIn } from './accountEvents.ts';
import type { PasskeyChallenge } from './auth.types.ts';
import {
  checkPasskey,
  ended,
  useKey,
  wrong,
  type SecondStepDependencies,
} from './factorAnswers.ts';
import { passkeyAttempt, passkeyStartAttempt } from './loginRateLimits.ts';
import { openSession, profile, type LoginVisit, type SignedIn } from './openSession.ts';

/** The key replaces password and second step, since it verified the person. */
export function passkeyLogins(dependencies: SecondStepDependencies) {
  const { database, clock, limiter, mailer, passkeys } = dependencies;

  return {
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
     * Guesses at passwords never hinder
     * it. Throws BAD_USER_INPUT, TOO_MANY_TRIES or WRONG_CREDENTIALS.
     */
    async passkeyLogin(input: unknown, visit: LoginVisit): Promise<SignedIn> {
      const { ticket: secret, credential } = parseInput(passkeyLogin, input);
      const attempt = passkeyAttempt(visit.network);
      await limiter.check([attempt]);
      const ticket = await findTicket(database.reader, secret, 'passkey', clock());
      if (!ticket) throw ended();
      const passkey = await checkPasskey(dependencies, ticket, credential);
      const outcome = await database.write(async (transaction) => {
        if (!(await useTicket(transaction, ticket))) return ended();
        const row =
          passkey &&
          (await transaction.user.findUnique({
            where: { id: passkey.key.userId },
            select: profile,
          }));
        if (!row || !(await useKey(transaction, passkey, clock()))) {
          await limiter.tryConsume(transaction, attempt);
          await recordFailedSignIn(
            transaction,
            clock(),
            { id: row?.id ?? null, name: row?.name ?? '' },
            visit,
          );
          return wrong('credential');
        }
        return openSession(dependencies, transaction, row, visit, 'passkey');
      });
      if (outcome instanceof AppError) throw outcome;
      if (outcome.isMailed) mailer.deliverSoon();
      return outcome;
    },
  };
}
