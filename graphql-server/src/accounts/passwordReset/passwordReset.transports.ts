import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { acceptsBindingCookie } from '../../platform/http/clientAddress.ts';
import { knownVisitOf, rememberBrowser } from '../auth/deviceCookie.ts';
import { httpOf, type GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { Csrf } from '../auth/csrf.ts';
import type { PasswordResetService } from './passwordReset.service.ts';
import { PasswordReset } from './passwordReset.types.ts';

/** Remembers the browser after a successful reset. */
async function answerReset(
  service: PasswordResetService,
  input: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): Promise<boolean> {
  const { isDone, marks } = await service.reset(input, {
    ...knownVisitOf(request),
    browser: acceptsBindingCookie(request, publicUrl),
  });
  if (marks) rememberBrowser(reply, marks, publicUrl);
  return isDone;
}

/** The `singleUse` rule allows one attempt per request. */
@Resolver()
export class PasswordResetResolver {
  constructor(
    private readonly service: PasswordResetService,
    private readonly publicUrl: string,
  ) {}

  @Mutation(() => Boolean)
  async resetPassword(
    @Ctx() context: GraphqlContext,
    @Arg('input', () => PasswordReset) input: PasswordReset,
  ): Promise<boolean> {
    const [request, reply] = httpOf(context);
    return answerReset(this.service, { ...input }, request, reply, this.publicUrl);
  }
}

/** REST (staff specification, section 7). */
export function passwordResetRoutes(
  service: PasswordResetService,
  csrf: Csrf,
  publicUrl: string,
): FastifyPluginAsync {
  return async (app) => {
    app.put('/api/UserAuth/ResetPassword', async (request, reply) => {
      // Ignores a client's old token, which must not prevent the reset.
      csrf.check(request, null);
      const isDone = await answerReset(service, request.body, request, reply, publicUrl);
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(isDone));
    });
  };
}
