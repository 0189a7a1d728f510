import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginAnswer, SignedInUser } from '@centar/domain/user.ts';
import type { Actor } from '../../platform/context.ts';
import type { AuthService } from './auth.service.ts';
import { userAgentOf, isHttps, acceptsBindingCookie } from '../../platform/http/clientAddress.ts';
import { clearCookies, setBindingCookie } from '../../platform/http/cookies.ts';
import type { Csrf } from './csrf.ts';
import { knownVisitOf, rememberBrowser } from './deviceCookie.ts';

export interface SessionAnswers {
  /** A browser also gets binding and anti-forgery cookies. */
  login(request: FastifyRequest, reply: FastifyReply, input: unknown): Promise<LoginAnswer>;
  /** Clears the cookies. Throws UNAUTHENTICATED. */
  logout(request: FastifyRequest, reply: FastifyReply, actor: Actor): Promise<true>;
  /** Renews a lost anti-forgery cookie. Throws UNAUTHENTICATED. */
  me(request: FastifyRequest, reply: FastifyReply, actor: Actor): Promise<SignedInUser>;
}

export function createSessionAnswers({
  service,
  csrf,
  publicUrl,
}: {
  readonly service: AuthService;
  readonly csrf: Csrf;
  readonly publicUrl: string;
}): SessionAnswers {
  return {
    async login(request, reply, input) {
      const { answer, session, marks } = await service.login(input, {
        ...knownVisitOf(request),
        browser: acceptsBindingCookie(request, publicUrl),
        device: userAgentOf(request),
      });
      if (session.bindValue !== undefined) setBindingCookie(reply, session.bindValue);
      rememberBrowser(reply, marks, publicUrl);
      csrf.issue(reply, session.id);
      return answer;
    },
    async logout(request, reply, actor) {
      const done = await service.logout(actor);
      clearCookies(reply, isHttps(request, publicUrl));
      return done;
    },
    async me(request, reply, actor) {
      const user = await service.me(actor);
      if (actor) csrf.issueIfMissing(request, reply, actor.sessionId);
      return user;
    },
  };
}
