import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/context.ts';
import { readJson } from '../../items/transport/contentRoutes.ts';
import type { Csrf } from './csrf.ts';
import type { SessionAnswers } from './sessionAnswers.ts';

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
