import {
  factorChange,
  passkeyAddition,
  PASSKEYS_MAX,
  passkeyRemoval,
  passkeyRenaming,
} from '@centar/domain/secondFactor.ts';
import { recordAccountEvent } from '../auth/accountEvents.ts';
import type { PasskeyChallenge } from '../auth/auth.types.ts';
import { factorsOf } from '../secondFactor/factors.ts';
import { TICKET_SECONDS, useTicket } from '../secondFactor/tickets.ts';
import type { Actor } from '../../platform/context.ts';
import { AppError, badInput, orNotFound } from '../../platform/errors.ts';
import { requireIdentity } from '../../platform/policies.ts';
import { newCode } from '../../platform/secretCodes.ts';
import { parseInput } from '../../platform/validation.ts';
import {
  assertMayLose,
  codesIfNone,
  readOwnFactors,
  requireOwner,
  type FactorChanges,
  type OwnFactorsDependencies,
} from './factorChanges.ts';
import type { FactorsChanged, OwnFactors } from './ownFactors.types.ts';

/** A new key, in two steps. */
export function newPasskeys(
  dependencies: OwnFactorsDependencies,
  { issue, ticketOf, record, change }: FactorChanges,
) {
  const { database, clock, passkeys } = dependencies;

  return {
    /** Throws like `beginTotp`, NOT_FOUND if the address allows no passkeys, CONFLICT above 20. */
    async beginPasskey(actor: Actor, input: unknown): Promise<PasskeyChallenge> {
      requireIdentity(actor);
      const { currentPassword } = parseInput(factorChange, input);
      if (!passkeys.isUsable) throw new AppError('NOT_FOUND');
      await requireOwner(dependencies, actor, currentPassword);
      const { passkeys: existing } = await factorsOf(database.reader, actor.id);
      if (existing.length >= PASSKEYS_MAX) throw new AppError('CONFLICT');
      const userHandle = existing[0]?.userHandle ?? newCode();
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
  };
}

/** Of keys that exist. */
export function passkeyChanges(
  dependencies: OwnFactorsDependencies,
  { record, change }: FactorChanges,
) {
  const { database, clock } = dependencies;

  return {
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
        const event = { action: 'renamePasskey', by: actor, summary: name } as const;
        await recordAccountEvent(transaction, clock(), event);
      });
      return readOwnFactors(dependencies, actor);
    },

    /** Throws like `removeTotp`. */
    async removePasskey(
      actor: Actor,
      input: unknown,
      marks: readonly string[],
    ): Promise<FactorsChanged> {
      requireIdentity(actor);
      const { id, currentPassword } = parseInput(passkeyRemoval, input);
      await requireOwner(dependencies, actor, currentPassword);
      return change(actor, async (transaction, { passkeys: keys, totp }) => {
        const key = orNotFound(keys.find((one) => one.id === id) ?? null);
        const left = keys.filter((one) => one.id !== id);
        await assertMayLose(transaction, actor, { passkeys: left, totp });
        await transaction.passkey.delete({ where: { id } });
        await record(transaction, actor, 'removePasskey', marks, key.name);
        return null;
      });
    },
  };
}
