import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginAnswer, SignedInUser } from '@centar/domain/user.ts';
import type { Actor } from '../../platform/context.ts';
import type { AuthService } from './auth.service.ts';
import { userAgentOf, isHttps, acceptsBindingCookie } from '../../platform/http/clientAddress.ts';
import { clearCookies, setBindingCookie } from '../../platform/http/cookies.ts';
import type { Csrf } from './csrf.ts';
import { knownVisitOf, rememberBrowser } from './deviceCookie.ts';
import type { LoginVisit, SignedIn } from './openSession.ts';
import { presentedSession } from './requestIdentity.ts';
import type { PasskeyChallenge } from './auth.types.ts';
import type { SecondStepService } from './secondStep.service.ts';

export interface SessionAnswers {
  /** A browser also gets binding and anti-forgery cookies. */
  login(request: FastifyRequest, reply: FastifyReply, input: unknown): Promise<LoginAnswer>;
  /** The second step after a password. */
  completeLogin(request: FastifyRequest, reply: FastifyReply, input: unknown): Promise<LoginAnswer>;
  beginPasskeyLogin(request: FastifyRequest): Promise<PasskeyChallenge>;
  /** Without an e-mail address or a password. */
  passkeyLogin(request: FastifyRequest, reply: FastifyReply, input: unknown): Promise<LoginAnswer>;
  /** Clears the cookies. Throws UNAUTHENTICATED. */
  logout(request: FastifyRequest, reply: FastifyReply, actor: Actor): Promise<true>;
  /** Renews a lost anti-forgery cookie. Throws UNAUTHENTICATED. */
  me(request: FastifyRequest, reply: FastifyReply, actor: Actor): Promise<SignedInUser>;
}

export function createSessionAnswers({
  service,
  secondStep,
  csrf,
  publicUrl,
}: {
  readonly service: AuthService;
  readonly secondStep: SecondStepService;
  readonly csrf: Csrf;
  readonly publicUrl: string;
}): SessionAnswers {
  const visitOf = (request: FastifyRequest): LoginVisit => ({
    ...knownVisitOf(request),
    browser: acceptsBindingCookie(request, publicUrl),
    device: userAgentOf(request),
    earlier: presentedSession(request),
  });

  function answerSignIn(reply: FastifyReply, { answer, session, marks }: SignedIn): LoginAnswer {
    if (session.bindValue !== undefined) setBindingCookie(reply, session.bindValue);
    rememberBrowser(reply, marks, publicUrl);
    csrf.issue(reply, session.id);
    return answer;
  }

  return {
    login: async (request, reply, input) =>
      answerSignIn(reply, await service.login(input, visitOf(request))),
    completeLogin: async (request, reply, input) =>
      answerSignIn(reply, await secondStep.complete(input, visitOf(request))),
    beginPasskeyLogin: (request) => secondStep.beginPasskeyLogin(visitOf(request)),
    passkeyLogin: async (request, reply, input) =>
      answerSignIn(reply, await secondStep.passkeyLogin(input, visitOf(request))),
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
