import { ownNameChange, ownPasswordChange } from '@centar/domain/user.ts';
import type { AuthService } from '../auth/auth.service.ts';
import { marksOf } from '../auth/deviceCookie.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { OwnAccountService } from './ownAccount.service.ts';

/** The specification has none of these calls. */
export function ownAccountRoutes(
  service: OwnAccountService,
  auth: Pick<AuthService, 'me'>,
): ContentRoute[] {
  return [
    {
      method: 'PUT',
      path: '/api/UserAuth/ChangeOwnName',
      summary: 'Changes the name of who is signed in',
      policy: requirePerson,
      json: ownNameChange,
      responseType: 'SignedInUser',
      handler: async ({ actor, body }) => {
        await service.changeName(actor, body);
        return auth.me(actor);
      },
    },
    {
      method: 'PUT',
      path: '/api/UserAuth/ChangeOwnPassword',
      summary: 'Changes the password of the signed-in user and ends their other sessions',
      policy: requirePerson,
      json: ownPasswordChange,
      responseType: 'true',
      handler: ({ actor, body, reply }) =>
        service.changePassword(actor, body, marksOf(reply.request)),
    },
    {
      method: 'GET',
      path: '/api/UserAuth/OwnSessions',
      summary: 'The sessions of who is signed in, the latest first',
      policy: requirePerson,
      responseType: 'OwnSession[]',
      handler: ({ actor }) => service.sessions(actor),
    },
    {
      method: 'POST',
      path: '/api/UserAuth/EndOtherSessions',
      summary: 'Ends the other sessions of who is signed in and tells how many',
      policy: requirePerson,
      responseType: 'integer',
      handler: ({ actor, reply }) => service.endOtherSessions(actor, marksOf(reply.request)),
    },
  ];
}
