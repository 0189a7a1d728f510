import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { SignedInUser } from '../auth/auth.types.ts';
import type { AuthService } from '../auth/auth.service.ts';
import { knownVisitOf } from '../auth/deviceCookie.ts';
import { AppError } from '../../platform/errors.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
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
    @Ctx() { actor, request }: GraphqlContext,
    @Arg('input', () => PasswordChange) input: PasswordChange,
  ): Promise<boolean> {
    if (!request) throw new AppError('UNAUTHENTICATED');
    return this.service.changePassword(actor, { ...input }, knownVisitOf(request).marks);
  }

  @Mutation(() => Int, { description: 'How many were ended' })
  async endOtherSessions(@Ctx() { actor, request }: GraphqlContext): Promise<number> {
    if (!request) throw new AppError('UNAUTHENTICATED');
    return this.service.endOtherSessions(actor, knownVisitOf(request).marks);
  }
}
