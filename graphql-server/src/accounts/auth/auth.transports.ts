import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { httpOf, type GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { Actor } from '../../platform/context.ts';
import { readJson } from '../../items/transport/contentRoutes.ts';
import { LoginAnswer, LoginCompletion, PasskeyChallenge, SignedInUser } from './auth.types.ts';
import type { SessionAnswers } from './sessionAnswers.ts';
import type { Csrf } from './csrf.ts';

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

export interface AuthRoutesDependencies {
  readonly answers: SessionAnswers;
  readonly csrf: Csrf;
  /** Checks CSRF first. */
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
}

/** REST (staff specification, section 7; only Login is documented there). Answers are never cached. */
export function authRoutes({ answers, csrf, actorOf }: AuthRoutesDependencies): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    // The calls that sign in ignore a client's old token, which must not prevent it.
    app.post('/api/UserAuth/Login', async (request, reply) => {
      csrf.check(request, null);
      return answers.login(request, reply, readJson(request));
    });

    app.post('/api/UserAuth/CompleteLogin', async (request, reply) => {
      csrf.check(request, null);
      return answers.completeLogin(request, reply, readJson(request));
    });

    app.post('/api/UserAuth/BeginPasskeyLogin', async (request) => {
      csrf.check(request, null);
      return answers.beginPasskeyLogin(request);
    });

    app.post('/api/UserAuth/PasskeyLogin', async (request, reply) => {
      csrf.check(request, null);
      return answers.passkeyLogin(request, reply, readJson(request));
    });

    app.post('/api/UserAuth/Logout', async (request, reply) => {
      await answers.logout(request, reply, await actorOf(request));
      return reply.type('application/json; charset=utf-8').send('true');
    });

    app.get('/api/UserAuth/Me', async (request, reply) =>
      answers.me(request, reply, await actorOf(request)),
    );
  };
}
