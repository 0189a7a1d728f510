import { factorDemand, factorRemoval } from '@centar/domain/secondFactor.ts';
import { roleChange, userEdit, userInput, userReference } from '@centar/domain/user.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { requireAdministrator } from '../../platform/policies.ts';
import type { UsersService } from './users.service.ts';
import { toStaffUser } from './users.types.ts';

const accounts = (service: UsersService): ContentRoute[] => [
  {
    method: 'GET',
    path: '/api/UserAuth/GetAllUsers',
    summary: 'All users, the first ones first',
    policy: requireAdministrator,
    responseType: 'StaffUser[]',
    handler: async ({ actor }) => (await service.all(actor)).map(toStaffUser),
  },
  {
    method: 'POST',
    path: '/api/UserAuth/CreateUser',
    summary: 'Creates a moderator',
    policy: requireAdministrator,
    json: userInput,
    status: 201,
    responseType: 'StaffUser',
    handler: async ({ actor, body }) => toStaffUser(await service.create(actor, body)),
  },
  {
    method: 'PUT',
    path: '/api/UserAuth/EditUser',
    summary: 'Changes the name, the role and the sections of the user with this e-mail',
    policy: requireAdministrator,
    json: userEdit,
    responseType: 'StaffUser',
    handler: async ({ actor, body }) => toStaffUser(await service.edit(actor, body)),
  },
  {
    method: 'PUT',
    path: '/api/UserAuth/ChangeRole',
    summary: 'Makes somebody an administrator or a moderator',
    policy: requireAdministrator,
    json: roleChange,
    responseType: 'StaffUser',
    handler: async ({ actor, body }) => toStaffUser(await service.changeRole(actor, body)),
  },
  {
    method: 'DELETE',
    path: '/api/UserAuth/DeleteUser',
    summary: 'Deletes the user with this e-mail',
    policy: requireAdministrator,
    query: ['email'],
    responseType: 'true',
    handler: ({ actor, query }) => service.remove(actor, query),
  },
];

const security = (service: UsersService): ContentRoute[] => [
  {
    method: 'POST',
    path: '/api/UserAuth/CreateResetLink',
    summary: 'A one-time link to a new password, to hand over; shown once',
    policy: requireAdministrator,
    json: userReference,
    responseType: 'ResetLink',
    handler: ({ actor, body }) => service.createResetLink(actor, body),
  },
  {
    method: 'POST',
    path: '/api/UserAuth/EndSessions',
    summary: 'Signs another user out on all devices; returns the number of ended sessions',
    policy: requireAdministrator,
    json: userReference,
    responseType: 'integer',
    handler: ({ actor, body }) => service.endSessions(actor, body),
  },
  {
    method: 'PUT',
    path: '/api/UserAuth/DemandFactor',
    summary: 'Demands a second factor of the user with this e-mail, or no longer',
    policy: requireAdministrator,
    json: factorDemand,
    responseType: 'StaffUser',
    handler: async ({ actor, body }) => toStaffUser(await service.demandFactor(actor, body)),
  },
  {
    method: 'POST',
    path: '/api/UserAuth/RemoveFactors',
    summary: 'Removes all passkeys, the app and the codes of another user; the reason is recorded',
    policy: requireAdministrator,
    json: factorRemoval,
    responseType: 'StaffUser',
    handler: async ({ actor, body }) => toStaffUser(await service.removeFactors(actor, body)),
  },
];

/**
 * REST (staff specification, section 7; ChangeRole, CreateResetLink, EndSessions, DemandFactor and
 * RemoveFactors are additions).
 */
export const usersRoutes = (service: UsersService): ContentRoute[] => [
  ...accounts(service),
  ...security(service),
];
