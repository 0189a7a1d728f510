import { loginInput, SESSION_SECONDS } from '@centar/domain/user.ts';
import type { LoginAnswer, SignedInUser } from '@centar/domain/user.ts';
import { parseInput, requirePerson } from '../../items/contentService.ts';
import type { Actor, Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, badInput } from '../../platform/errors.ts';
import { recordAccountEvent } from './accountEvents.ts';
import { normaliseEmail } from './emailNorm.ts';
import type { RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import type { LoginGate } from './loginGate.ts';
import { loginAttempts } from './loginRateLimits.ts';
import { checkPassword } from './passwordCheck.ts';
import type { Passwords } from './passwords.ts';
import { sectionsOf } from './sessions.ts';
import type { NewSession, Sessions, Visit } from './sessions.ts';

export interface AuthDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly gate: LoginGate;
  readonly sessions: Sessions;
}

/** The origin of a sign-in attempt. */
export interface LoginVisit extends Visit {
  /** The result of `networkOf`. */
  readonly network: string;
}

/** A successful sign-in: the answer, and the session of its cookies. */
export interface SignedIn {
  readonly answer: LoginAnswer;
  readonly session: NewSession;
}

const profile = {
  id: true,
  name: true,
  email: true,
  roleId: true,
  dateCreated: true,
  access: { select: { section: true } },
} as const;

interface ProfileRow extends Omit<SignedInUser, 'roleAccess' | 'dateCreated'> {
  readonly dateCreated: Date;
  readonly access: readonly { readonly section: string }[];
}

function toSignedInUser({ access, dateCreated, ...user }: ProfileRow): SignedInUser {
  return { ...user, roleAccess: sectionsOf(access), dateCreated: dateCreated.toISOString() };
}

/** Signing in and out, and the signed-in person. */
export function authService(dependencies: AuthDependencies) {
  const { database, clock, gate, sessions } = dependencies;

  async function tryToSignIn(
    emailNorm: string,
    password: string,
    visit: LoginVisit,
  ): Promise<SignedIn> {
    const attempts = loginAttempts(emailNorm, visit.network);
    const checked = await checkPassword(dependencies, { emailNorm }, password, attempts);
    const { user, isRight, forgive } = checked;
    if (!user || !isRight) {
      await database.write((transaction) =>
        recordAccountEvent(transaction, clock(), {
          action: 'signInFailed',
          by: { id: user?.id ?? null, name: emailNorm },
          userId: user?.id ?? null,
          summary: visit.network,
        }),
      );
      throw new AppError('WRONG_CREDENTIALS');
    }

    return database.write(async (transaction) => {
      const row = await transaction.user.findUnique({
        where: { id: user.id },
        select: { ...profile, passwordHash: true },
      });
      // The password may have been changed, or the user deleted, while the hash was computed.
      if (row?.passwordHash !== user.passwordHash) throw new AppError('WRONG_CREDENTIALS');
      const { passwordHash: _, ...known } = row;
      const session = await sessions.create(transaction, user.id, visit, clock());
      await forgive(transaction);
      await recordAccountEvent(transaction, clock(), {
        action: 'signIn',
        by: row,
        userId: user.id,
        summary: visit.device,
      });
      const answer = {
        token: session.token,
        expiresIn: SESSION_SECONDS,
        user: toSignedInUser(known),
      };
      return { answer, session };
    });
  }

  return {
    /**
     * Opens a session for the right e-mail and password. Throws BAD_USER_INPUT, TOO_MANY_TRIES (before any
     * hashing), and WRONG_CREDENTIALS, which is the same in body and work for a wrong e-mail and a wrong password.
     */
    async login(input: unknown, visit: LoginVisit): Promise<SignedIn> {
      const { email, password } = parseInput(loginInput, input);
      const emailNorm = normaliseEmail(email);
      if (!emailNorm) throw badInput({ email: 'invalid' });

      return gate.enter(visit.network, () => tryToSignIn(emailNorm, password, visit));
    },

    /** Ends the current session. Throws UNAUTHENTICATED. */
    async logout(actor: Actor): Promise<true> {
      requirePerson(actor);
      await database.write(async (transaction) => {
        await sessions.end(actor.sessionId, transaction);
        await recordAccountEvent(transaction, clock(), {
          action: 'signOut',
          by: actor,
          userId: actor.id,
          summary: '',
        });
      });
      return true;
    },

    /** The signed-in user. Throws UNAUTHENTICATED. */
    async me(actor: Actor): Promise<SignedInUser> {
      requirePerson(actor);
      const row = await database.reader.user.findUnique({
        where: { id: actor.id },
        select: profile,
      });
      if (!row) throw new AppError('UNAUTHENTICATED');
      return toSignedInUser(row);
    },
  };
}

/** The service's type, for the transports. */
export type AuthService = ReturnType<typeof authService>;
