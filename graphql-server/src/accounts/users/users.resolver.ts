import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../../items/transport/graphqlItem.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
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
