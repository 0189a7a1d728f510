import type { Auth } from './auth/createAuth.ts';
import type { ContentRoute } from '../items/transport/contentRoutes.ts';
import type { Centre, Clock, Pause } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { OwnAccountResolver, ownAccountRoutes } from './ownAccount/ownAccount.transports.ts';
import { ownAccountService } from './ownAccount/ownAccount.service.ts';
import { OwnFactorsResolver, ownFactorsRoutes } from './ownFactors/ownFactors.transports.ts';
import { ownFactorsService } from './ownFactors/ownFactors.service.ts';
import {
  PasswordResetResolver,
  passwordResetRoutes,
} from './passwordReset/passwordReset.transports.ts';
import { passwordResetService } from './passwordReset/passwordReset.service.ts';
import { createResetCodes } from './passwordReset/resetCodes.ts';
import { UsersResolver, usersRoutes } from './users/users.transports.ts';
import { usersService } from './users/users.service.ts';

export interface CreateUsersOptions {
  readonly database: Database;
  readonly auth: Auth;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly centre: Centre;
  /** The name in mails. */
  readonly centreName: () => string;
  readonly publicUrl: string;
  readonly pause?: Pause | undefined;
}

export function createUsers({ auth, centre, publicUrl, pause, ...given }: CreateUsersOptions) {
  const { passwords, limiter, sessions, devices, csrf, passkeys, factorKey } = auth;
  const resetCodes = createResetCodes({ clock: given.clock, publicUrl });
  const centreWords = (): string[] => {
    const { name, shortName, town } = centre.facts;
    return [name, shortName, town].filter(Boolean);
  };
  const shared = { ...given, passwords, limiter, sessions, devices, resetCodes, centreWords };
  const users = usersService(shared);
  const own = ownAccountService(shared);
  const factors = ownFactorsService({ ...shared, passkeys, factorKey });
  const reset = passwordResetService({
    ...shared,
    pause,
  });
  const routes: ContentRoute[] = [
    ...usersRoutes(users),
    ...ownAccountRoutes(own, auth.service),
    ...ownFactorsRoutes(factors),
  ];
  return {
    /** Register these with the content's routes. */
    routes,
    /** Open to anonymous requests. */
    resetRoutes: passwordResetRoutes(reset, csrf, publicUrl),
    resolvers: [
      new UsersResolver(users),
      new OwnAccountResolver(own, auth.service),
      new OwnFactorsResolver(factors),
      new PasswordResetResolver(reset, publicUrl),
    ],
  };
}
