import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAddress } from '@centar/domain/publicAddress.ts';
import type { SubscribersService } from '../../notifications/subscribers.service.ts';
import { networkOfRequest } from '../../platform/http/clientAddress.ts';
import { tooManyReads, type ReadLimiter } from '../../platform/rateLimit/readLimiter.ts';
import type { VisitorsService } from '../../reservations/visitors.service.ts';
import { LIVE_HEADERS } from './liveForms.ts';
import { createNotificationPages } from './notificationPages.ts';
import type { PageRenderer } from './pageRenderer.ts';
import { createReservationPages } from './reservationPages.ts';

export interface LivePagesOptions {
  readonly visitors: VisitorsService;
  readonly subscribers: SubscribersService;
  readonly publicUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly readLimiter: ReadLimiter;
  /** Answers with the page of an unknown address. */
  readonly answerUnknown: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Pages with forms: reservations and mail subscriptions. They are never cached. */
export function createLivePages(
  { renderLive, errorAnswer }: PageRenderer,
  { visitors, subscribers, readLimiter, ...given }: LivePagesOptions,
) {
  const live = { ...given, answerFailure: errorAnswer };
  const reservations = createReservationPages({
    ...live,
    visitors,
    render: (address, reservation, saveData) => renderLive(address, { reservation }, saveData),
  });
  const notifications = createNotificationPages({
    ...live,
    subscribers,
    render: (address, notification, saveData) => renderLive(address, { notification }, saveData),
  });

  return {
    async answer(
      address: PageAddress,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<FastifyReply> {
      try {
        if (!readLimiter.allows(networkOfRequest(request))) throw tooManyReads();
        const { name } = address.page;
        const isReservation = name === 'reservation' || name === 'ownReservation';
        const pages = isReservation ? reservations : notifications;
        return await pages.answer(address, request, reply);
      } catch (cause) {
        const { status, headers: own, body } = errorAnswer(address.script)(cause);
        return reply
          .code(status)
          .headers({ ...own, ...LIVE_HEADERS })
          .send(body);
      }
    },

    async registerForms(app: FastifyInstance): Promise<void> {
      await reservations.registerForms(app);
      await notifications.registerForms(app);
    },
  };
}
