import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBindingCookie } from '../../platform/http/clientAddress.ts';
import { knownVisitOf, rememberBrowser } from '../auth/deviceCookie.ts';
import type { PasswordResetService } from './passwordReset.service.ts';

/** Remembers the browser after a successful reset. */
export async function answerReset(
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
