import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { SignedInUser } from '../auth/auth.types.ts';
import type { AuthService } from '../auth/auth.service.ts';
import { marksOf } from '../auth/deviceCookie.ts';
import { httpOf, type GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { OwnAccountService } from './ownAccount.service.ts';
import { OwnSession, PasswordChange } from './ownAccount.types.ts';

@Resolver(() => OwnSession)
export class OwnAccountResolver {
  constructor(
    private readonly service: OwnAccountService,
    private readonly auth: Pick<AuthService, 'me'>,
  ) {}

  @Query(() => [OwnSession])
  async ownSessions(@Ctx() { actor }: GraphqlContext): Promise<OwnSession[]> {
    return this.service.sessions(actor);
  }

  @Mutation(() => SignedInUser)
  async changeOwnName(
    @Ctx() { actor }: GraphqlContext,
    @Arg('name', () => String) name: string,
  ): Promise<SignedInUser> {
    await this.service.changeName(actor, { name });
    return this.auth.me(actor);
  }

  @Mutation(() => Boolean, { description: 'Ends the other sessions and keeps this one' })
  async changeOwnPassword(
    @Ctx() context: GraphqlContext,
    @Arg('input', () => PasswordChange) input: PasswordChange,
  ): Promise<boolean> {
    return this.service.changePassword(context.actor, { ...input }, marksOf(httpOf(context)[0]));
  }

  @Mutation(() => Int, { description: 'How many were ended' })
  async endOtherSessions(@Ctx() context: GraphqlContext): Promise<number> {
    return this.service.endOtherSessions(context.actor, marksOf(httpOf(context)[0]));
  }
}
