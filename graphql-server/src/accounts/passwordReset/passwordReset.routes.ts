import type { FastifyPluginAsync } from 'fastify';
import type { Csrf } from '../auth/csrf.ts';
import { answerReset } from './resetAnswer.ts';
import type { PasswordResetService } from './passwordReset.service.ts';

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
