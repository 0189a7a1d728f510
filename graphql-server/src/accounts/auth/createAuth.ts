import type { FastifyRequest } from 'fastify';
import type { Actor, Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Environment } from '../../platform/environment.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { AuthResolver, authRoutes } from './auth.transports.ts';
import { authService } from './auth.service.ts';
import { createCsrf } from './csrf.ts';
import { createDeviceMarks } from './deviceMarks.ts';
import { createFirstAdministrator } from './firstAdministrator.ts';
import { createRateLimiter, type RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import { createLoginGate, type LoginGate } from './loginGate.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createIdentity } from './requestIdentity.ts';
import type { Secrets } from './secrets.ts';
import { createSessionAnswers } from './sessionAnswers.ts';
import { createSessions } from './sessions.ts';
import { secondStepService } from './secondStep.service.ts';
import { deleteExpiredTickets } from '../secondFactor/tickets.ts';
import { createPasskeys } from '../secondFactor/passkeys.ts';

/** Tests replace these by cheaper ones. */
export interface AuthParts {
  readonly passwords?: Passwords | undefined;
  readonly limiter?: RateLimiter | undefined;
  readonly gate?: LoginGate | undefined;
}

export interface CreateAuthOptions extends AuthParts {
  readonly database: Database;
  readonly environment: Pick<Environment, 'publicUrl' | 'admin' | 'secondFactorGraceDays'>;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly centreName: () => string;
}

/** The app registers `routes` after @fastify/cookie. */
export function createAuth(options: CreateAuthOptions) {
  const { database, environment, clock, secrets, mailer, centreName } = options;
  const { publicUrl, admin } = environment;
  const { passwords = createPasswords(), limiter = createRateLimiter(database, clock) } = options;
  const { gate = createLoginGate() } = options;
  const sessions = createSessions(database);
  const devices = createDeviceMarks(database);
  const passkeys = createPasskeys(publicUrl, centreName);
  const shared = { database, clock, limiter, gate, sessions, devices, mailer, centreName };
  const secondStep = secondStepService({ ...shared, passkeys, factorKey: secrets.factorKey });
  const service = authService({
    ...shared,
    passwords,
    secondStep,
    graceDays: environment.secondFactorGraceDays,
  });
  const identity = createIdentity({ sessions, clock });
  const csrf = createCsrf({ key: secrets.csrfKey, publicUrl });
  const answers = createSessionAnswers({ service, secondStep, csrf, publicUrl });

  /** Checks CSRF first. Throws UNAUTHENTICATED or CSRF_MISMATCH. */
  async function actorOf(request: FastifyRequest): Promise<Actor> {
    const actor = await identity.actorOf(request);
    csrf.check(request, actor);
    return actor;
  }

  return {
    passwords,
    limiter,
    sessions,
    devices,
    service,
    passkeys,
    factorKey: secrets.factorKey,
    csrf,
    actorOf,
    routes: authRoutes({ answers, csrf, actorOf }),
    resolver: new AuthResolver(answers),
    /** Only while there is no administrator; `main` prints the result. */
    createFirstAdministrator: () => createFirstAdministrator({ database, passwords, clock, admin }),
    /** Called at the start and every hour. */
    async sweep(): Promise<void> {
      await database.write(async (transaction) => {
        await sessions.removeExpired(clock(), transaction);
        await devices.removeExpired(clock(), transaction);
        await deleteExpiredTickets(transaction, clock());
        await limiter.removeExpired(transaction);
      });
    },
  };
}

export type Auth = ReturnType<typeof createAuth>;
