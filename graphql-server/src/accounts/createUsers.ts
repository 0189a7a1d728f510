import type { Auth } from './auth/createAuth.ts';
import type { ContentRoute } from '../items/transport/contentRoutes.ts';
import type { Centre, Clock, Pause } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { OwnAccountResolver } from './ownAccount/ownAccount.resolver.ts';
import { ownAccountRoutes } from './ownAccount/ownAccount.routes.ts';
import { ownAccountService } from './ownAccount/ownAccount.service.ts';
import { OwnFactorsResolver } from './ownFactors/ownFactors.resolver.ts';
import { ownFactorsRoutes } from './ownFactors/ownFactors.routes.ts';
import { ownFactorsService } from './ownFactors/ownFactors.service.ts';
import { PasswordResetResolver } from './passwordReset/passwordReset.resolver.ts';
import { passwordResetRoutes } from './passwordReset/passwordReset.routes.ts';
import { passwordResetService } from './passwordReset/passwordReset.service.ts';
import { createResetCodes } from './passwordReset/resetCodes.ts';
import { UsersResolver } from './users/users.resolver.ts';
import { usersRoutes } from './users/users.routes.ts';
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
