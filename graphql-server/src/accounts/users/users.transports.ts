import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { factorDemand, factorRemoval } from '@centar/domain/secondFactor.ts';
import { roleChange, userEdit, userInput, userReference } from '@centar/domain/user.ts';
import { PageArgs } from '../../items/transport/graphqlItem.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { requireAdministrator } from '../../platform/policies.ts';
import type { UsersService } from './users.service.ts';
import {
  ResetLink,
  RoleChange,
  StaffUser,
  StaffUserPage,
  toStaffUser,
  UserEdit,
  UserInput,
} from './users.types.ts';

@Resolver(() => StaffUser)
export class UsersResolver {
  constructor(private readonly service: UsersService) {}

  @Query(() => StaffUserPage, { description: 'Administrators only; the first ones first' })
  async allUsers(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => PageArgs) request: PageArgs,
  ): Promise<StaffUserPage> {
    const page = await this.service.page(actor, request);
    return { ...page, items: page.items.map(toStaffUser) };
  }

  @Mutation(() => StaffUser)
  async createUser(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => UserInput) input: UserInput,
  ): Promise<StaffUser> {
    return toStaffUser(await this.service.create(actor, { ...input }));
  }

  @Mutation(() => StaffUser)
  async editUser(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => UserEdit) input: UserEdit,
  ): Promise<StaffUser> {
    return toStaffUser(await this.service.edit(actor, { ...input }));
  }

  @Mutation(() => StaffUser)
  async changeRole(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => RoleChange) input: RoleChange,
  ): Promise<StaffUser> {
    return toStaffUser(await this.service.changeRole(actor, { ...input }));
  }

  @Mutation(() => Boolean)
  async deleteUser(
    @Ctx() { actor }: GraphqlContext,
    @Arg('email', () => String) email: string,
  ): Promise<boolean> {
    return this.service.remove(actor, { email });
  }

  @Mutation(() => ResetLink, { description: 'For 60 minutes, shown once' })
  async createResetLink(
    @Ctx() { actor }: GraphqlContext,
    @Arg('email', () => String) email: string,
  ): Promise<ResetLink> {
    return this.service.createResetLink(actor, { email });
  }

  @Mutation(() => Int, {
    description: 'Signs another user out on all devices; the number of ended sessions',
  })
  async endSessions(
    @Ctx() { actor }: GraphqlContext,
    @Arg('email', () => String) email: string,
  ): Promise<number> {
    return this.service.endSessions(actor, { email });
  }

  @Mutation(() => StaffUser, { description: 'Of administrators it is demanded anyway' })
  async demandFactor(
    @Ctx() { actor }: GraphqlContext,
    @Arg('email', () => String) email: string,
    @Arg('isDemanded', () => Boolean) isDemanded: boolean,
  ): Promise<StaffUser> {
    return toStaffUser(await this.service.demandFactor(actor, { email, isDemanded }));
  }

  @Mutation(() => StaffUser, { description: 'All of another user; the reason is recorded' })
  async removeFactors(
    @Ctx() { actor }: GraphqlContext,
    @Arg('email', () => String) email: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<StaffUser> {
    return toStaffUser(await this.service.removeFactors(actor, { email, reason }));
  }
}

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
