import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBindingCookie } from '../../platform/http/clientAddress.ts';
import { knownVisitOf, rememberBrowser } from '../auth/deviceCookie.ts';
import type { PasswordResetService } from './passwordReset.service.ts';

/** Runs a reset call of either transport. A browser that has set a password is remembered as one of the account. */
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
