import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { networkOfRequest } from '../../platform/http/clientAddress.ts';
import { AppError } from '../../platform/errors.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { PasswordResetService } from './passwordReset.service.ts';
import { PasswordReset } from './passwordReset.types.ts';

/** The password reset over GraphQL; `singleUse` allows one attempt per request. */
@Resolver()
export class PasswordResetResolver {
  constructor(private readonly service: PasswordResetService) {}

  @Mutation(() => Boolean)
  async resetPassword(
    @Ctx() { request }: GraphqlContext,
    @Arg('input', () => PasswordReset) input: PasswordReset,
  ): Promise<boolean> {
    if (!request) throw new AppError('UNAUTHENTICATED');
    return this.service.reset({ ...input }, networkOfRequest(request));
  }
}
