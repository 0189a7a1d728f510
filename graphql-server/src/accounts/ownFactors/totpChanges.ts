import { factorChange, totpConfirmation } from '@centar/domain/secondFactor.ts';
import { seal, unseal } from '../secondFactor/sealedSecret.ts';
import { countTry, TICKET_SECONDS, useTicket } from '../secondFactor/tickets.ts';
import { matchingStep, newTotpSecret, toBase32, totpAddress } from '../secondFactor/totp.ts';
import type { Actor } from '../../platform/context.ts';
import { badInput, orNotFound } from '../../platform/errors.ts';
import { requireIdentity } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import {
  assertMayLose,
  codesIfNone,
  requireOwner,
  type FactorChanges,
  type OwnFactorsDependencies,
} from './factorChanges.ts';
import type { FactorsChanged, TotpSetup } from './ownFactors.types.ts';

/** Of the person's authenticator app. */
export function totpChanges(
  dependencies: OwnFactorsDependencies,
  { issue, ticketOf, record, change }: FactorChanges,
) {
  const { database, clock, centreName, factorKey } = dependencies;

  return {
    /** Throws BAD_USER_INPUT for a missing or wrong password, or TOO_MANY_TRIES. */
    async beginTotp(actor: Actor, input: unknown): Promise<TotpSetup> {
      requireIdentity(actor);
      await requireOwner(dependencies, actor, parseInput(factorChange, input).currentPassword);
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
      await requireOwner(dependencies, actor, parseInput(factorChange, input).currentPassword);
      return change(actor, async (transaction, { passkeys: keys, totp }) => {
        orNotFound(totp);
        await assertMayLose(transaction, actor, { passkeys: keys, totp: null });
        await transaction.totp.delete({ where: { userId: actor.id } });
        await record(transaction, actor, 'removeTotp', marks);
        return null;
      });
    },
  };
}
