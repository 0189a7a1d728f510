import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AppError } from '../../platform/errors.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import { answerReset } from './resetAnswer.ts';
import type { PasswordResetService } from './passwordReset.service.ts';
import { PasswordReset } from './passwordReset.types.ts';

/** The `singleUse` rule allows one attempt per request. */
@Resolver()
export class PasswordResetResolver {
  constructor(
    private readonly service: PasswordResetService,
    private readonly publicUrl: string,
  ) {}

  @Mutation(() => Boolean)
  async resetPassword(
    @Ctx() { request, reply }: GraphqlContext,
    @Arg('input', () => PasswordReset) input: PasswordReset,
  ): Promise<boolean> {
    if (!request || !reply) throw new AppError('UNAUTHENTICATED');
    return answerReset(this.service, { ...input }, request, reply, this.publicUrl);
  }
}
