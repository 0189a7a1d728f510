import type { SignedInUser } from '@centar/domain/user.ts';
import type { Actor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { requireIdentity } from '../../platform/policies.ts';
import { recordAccountEvent } from './accountEvents.ts';
import { profile, toSignedInUser } from './openSession.ts';
import { passwordLogin, type AuthDependencies } from './passwordLogin.ts';

export function authService(dependencies: AuthDependencies) {
  const { database, clock, sessions } = dependencies;

  return {
    login: passwordLogin(dependencies),

    /** Throws UNAUTHENTICATED. */
    async logout(actor: Actor): Promise<true> {
      requireIdentity(actor);
      await database.write(async (transaction) => {
        await sessions.end(actor.sessionId, transaction);
        const event = { action: 'signOut', by: actor, summary: '' } as const;
        await recordAccountEvent(transaction, clock(), event);
      });
      return true;
    },

    async me(actor: Actor): Promise<SignedInUser> {
      requireIdentity(actor);
      const row = await database.reader.user.findUnique({
        where: { id: actor.id },
        select: profile,
      });
      if (!row) throw new AppError('UNAUTHENTICATED');
      return toSignedInUser(row);
    },
  };
}

export type AuthService = ReturnType<typeof authService>;
