import { takesPlace } from '@centar/domain/reservations.ts';
import { itemId } from '@centar/domain/rules.ts';
import type { Actor } from '../../platform/context.ts';
import { AppError, badInput } from '../../platform/errors.ts';
import { requirePerson } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import { audited, recordEvent } from '../audit.ts';
import { offerForStaff } from '../offerForStaff.ts';
import {
  changesPages,
  mailsTo,
  promote,
  senderOf,
  stateFor,
  storeCounts,
  withChange,
  writeReservations,
  type ReservationParts,
} from '../places.ts';
import { movedReservationMail } from '../reservationMails.ts';
import type { Reservation as ReservationView } from '../reservations.types.ts';
import { readReservation } from '../reservationViews.ts';
import { hasReserved, reservationForStaff, versioned } from './staffReservation.ts';

export const moved = versioned.extend({ toOfferId: itemId });

/**
 * To another date, whose section the actor needs too. Without enough free places it is added to the
 * waiting list.
 */
export function moveReservation(parts: ReservationParts) {
  const { database, clock, mailer } = parts;
  return async (actor: Actor, input: unknown): Promise<ReservationView> => {
    requirePerson(actor);
    const { id, version, toOfferId } = parseInput(moved, input);
    await writeReservations(parts, async (transaction) => {
      const own = await reservationForStaff(transaction, actor, id, clock());
      const { row, offer, date, person } = own;
      const to = await offerForStaff(transaction, actor, toOfferId, clock());
      const isOver = to.offer.erasedAt !== null || !takesPlace(to.date.status);
      if (row.version !== version || row.state === 'cancelled' || isOver) {
        throw new AppError('CONFLICT');
      }
      if (toOfferId === offer.id) throw badInput({ toOfferId: 'repeated' });
      if (await hasReserved(transaction, toOfferId, row.emailNorm)) {
        throw badInput({ toOfferId: 'taken' });
      }
      const state = stateFor(to.offer, row.places);
      const next = { ...row, state };
      await transaction.reservation.update({
        where: { id },
        data: {
          offerId: toOfferId,
          state,
          waitsSince: state === 'waiting' ? clock() : null,
          version: { increment: 1 },
        },
      });
      const left = withChange(offer, row, undefined);
      const source = await promote(transaction, parts, left, date);
      const target = withChange(to.offer, undefined, next);
      await storeCounts(transaction, source);
      await storeCounts(transaction, target);
      const event = { action: 'update', itemType: 'Reservation', id } as const;
      await recordEvent(transaction, person, to.date, {
        ...event,
        before: { ...audited(row), dateKey: offer.dateKey },
        after: { ...audited(next), dateKey: to.offer.dateKey },
      });
      if (mailsTo(parts, row)) {
        const mail = movedReservationMail(date, to.date, next, senderOf(parts, row));
        await mailer.queue(transaction, mail);
      }
      return {
        result: undefined,
        changesPages: changesPages(offer, source) || changesPages(to.offer, target),
      };
    });
    return readReservation(database.reader, id);
  };
}
