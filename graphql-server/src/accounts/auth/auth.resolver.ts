import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { httpOf, type GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import { LoginAnswer, LoginCompletion, PasskeyChallenge, SignedInUser } from './auth.types.ts';
import type { SessionAnswers } from './sessionAnswers.ts';

/** The `singleUse` rule allows one attempt per request. */
@Resolver()
export class AuthResolver {
  constructor(private readonly answers: SessionAnswers) {}

  @Mutation(() => LoginAnswer)
  async login(
    @Ctx() context: GraphqlContext,
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
  ): Promise<LoginAnswer> {
    return this.answers.login(...httpOf(context), { email, password });
  }

  @Mutation(() => LoginAnswer, { description: 'After SECOND_FACTOR_REQUIRED' })
  async completeLogin(
    @Ctx() context: GraphqlContext,
    @Arg('input', () => LoginCompletion) input: LoginCompletion,
  ): Promise<LoginAnswer> {
    return this.answers.completeLogin(...httpOf(context), { ...input });
  }

  @Mutation(() => PasskeyChallenge)
  async beginPasskeyLogin(@Ctx() context: GraphqlContext): Promise<PasskeyChallenge> {
    return this.answers.beginPasskeyLogin(httpOf(context)[0]);
  }

  @Mutation(() => LoginAnswer)
  async passkeyLogin(
    @Ctx() context: GraphqlContext,
    @Arg('ticket', () => String) ticket: string,
    @Arg('credential', () => String) credential: string,
  ): Promise<LoginAnswer> {
    return this.answers.passkeyLogin(...httpOf(context), { ticket, credential });
  }

  @Mutation(() => Boolean)
  async logout(@Ctx() context: GraphqlContext): Promise<boolean> {
    return this.answers.logout(...httpOf(context), context.actor);
  }

  @Query(() => SignedInUser)
  async me(@Ctx() context: GraphqlContext): Promise<SignedInUser> {
    return this.answers.me(...httpOf(context), context.actor);
  }
}
