import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginAnswer, SignedInUser } from '@centar/domain/user.ts';
import type { Actor } from '../../platform/context.ts';
import type { AuthService } from './auth.service.ts';
import { userAgentOf, isHttps, acceptsBindingCookie } from '../../platform/http/clientAddress.ts';
import { clearCookies, setBindingCookie } from '../../platform/http/cookies.ts';
import type { Csrf } from './csrf.ts';
import { knownVisitOf, rememberBrowser } from './deviceCookie.ts';

/** The part of both transports around the service: the client's address and the cookies of the response. */
export interface SessionAnswers {
  /** Signs in; a browser also gets the cookie that binds the session, and an anti-forgery one. Throws as the service. */
  login(request: FastifyRequest, reply: FastifyReply, input: unknown): Promise<LoginAnswer>;
  /** Signs out and takes the cookies away. Throws UNAUTHENTICATED. */
  logout(request: FastifyRequest, reply: FastifyReply, actor: Actor): Promise<true>;
  /** The signed-in user; sets the anti-forgery cookie where the browser has lost it. Throws UNAUTHENTICATED. */
  me(request: FastifyRequest, reply: FastifyReply, actor: Actor): Promise<SignedInUser>;
}

/** The answers of one server; `publicUrl` as the environment gives it. */
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
