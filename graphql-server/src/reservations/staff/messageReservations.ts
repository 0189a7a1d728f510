import { z } from 'zod';
import { RESERVATION_STATES } from '@centar/domain/reservations.ts';
import { itemId, requiredText, someOf, TEXT_LIMITS } from '@centar/domain/rules.ts';
import type { Actor } from '../../platform/context.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import { parseInput } from '../../platform/validation.ts';
import { recordEvent } from '../audit.ts';
import { offerForStaff } from '../offerForStaff.ts';
import { mailsTo, senderOf, writeReservations, type ReservationParts } from '../places.ts';
import { messageAttempts } from '../reservationLimits.ts';
import { messageMail } from '../reservationMails.ts';

const MAX_MESSAGE = 5000;

export const message = z.strictObject({
  offerId: itemId,
  subject: requiredText(TEXT_LIMITS.line),
  text: requiredText(MAX_MESSAGE),
  states: someOf(RESERVATION_STATES).refine((states) => states.length > 0, { error: 'required' }),
});

/** Returns how many were mailed. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, TOO_MANY_TRIES. */
export function messageReservations(parts: ReservationParts & { readonly limiter: RateLimiter }) {
  const { database, clock, mailer, limiter } = parts;
  return async (actor: Actor, input: unknown): Promise<number> => {
    requirePerson(actor);
    const { offerId, states, ...written } = parseInput(message, input);
    await offerForStaff(database.reader, actor, offerId, clock());
    await limiter.consume(messageAttempts(actor.id));
    return writeReservations(parts, async (transaction) => {
      const { person, date } = await offerForStaff(transaction, actor, offerId, clock());
      const rows = await transaction.reservation.findMany({
        where: { offerId, state: { in: states }, emailNorm: { not: '' } },
        orderBy: { id: 'asc' },
      });
      const told = [...new Map(rows.map((row) => [row.emailNorm, row])).values()].filter((row) =>
        mailsTo(parts, row),
      );
      const mails = told.map((row) => messageMail(date, row, written, senderOf(parts, row)));
      await mailer.queueAll(transaction, mails);
      const event = { action: 'update', itemType: 'ReservationOffer', id: offerId } as const;
      await recordEvent(transaction, person, date, { ...event, after: { told: told.length } });
      return { result: told.length, changesPages: false };
    });
  };
}
