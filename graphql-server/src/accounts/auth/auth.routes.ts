import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/context.ts';
import { badInput } from '../../platform/errors.ts';
import type { Csrf } from './csrf.ts';
import type { SessionAnswers } from './sessionAnswers.ts';

export interface AuthRoutesDependencies {
  readonly answers: SessionAnswers;
  readonly csrf: Csrf;
  /** Checks CSRF first. */
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
}

/** REST (staff specification, section 7; Logout and Me are additions). Answers are never cached. */
export function authRoutes({ answers, csrf, actorOf }: AuthRoutesDependencies): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.post('/api/UserAuth/Login', async (request, reply) => {
      // Ignores a client's old token, which must not prevent signing in.
      csrf.check(request, null);
      const { body } = request;
      if (typeof body !== 'object' || body === null || Array.isArray(body)) {
        throw badInput({ body: 'invalid' });
      }
      return answers.login(request, reply, body);
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
