import { z } from 'zod';
import { pick } from '@centar/domain/objects.ts';
import { normalisePhone } from '@centar/domain/reservations.ts';
import { itemId, requiredText, TEXT_LIMITS } from '@centar/domain/rules.ts';
import type { FileAnswer } from '../items/transport/contentRoutes.ts';
import type { Actor } from '../platform/context.ts';
import { mailboxKey } from '../platform/mail/emailNorm.ts';
import { requireAdministrator, requirePerson } from '../platform/policies.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import { parseInput } from '../platform/validation.ts';
import { datesOf } from './dates.ts';
import { offerForStaff } from './offerForStaff.ts';
import { reservationView } from './offerViews.ts';
import type { ReservationParts } from './places.ts';
import type { PersonReservation, Reservation as ReservationView } from './reservations.types.ts';
import { readReservations } from './reservationViews.ts';
import { reservationsSheet } from './sheet.ts';
import { added, addReservation } from './staff/addReservation.ts';
import { edited, reservationChanges } from './staff/changeReservation.ts';
import { eraseReservation } from './staff/eraseReservation.ts';
import { message, messageReservations } from './staff/messageReservations.ts';
import { moved, moveReservation } from './staff/moveReservation.ts';
import { versioned } from './staff/staffReservation.ts';

const MAX_PERSON_ROWS = 1000;

const ofOffer = z.strictObject({ offerId: itemId });
const sheet = z.strictObject({
  offerId: itemId,
  script: z.enum(['lat', 'cir'], { error: 'unknownChoice' }).default('lat'),
});
const contact = z.strictObject({ contact: requiredText(TEXT_LIMITS.line) });

/** The bodies of the REST calls, for their document. */
export const STAFF_BODIES = { added, edited, moved, versioned, message };

/** Reservations of a date, for staff of its section. */
export function staffReservationsService(
  parts: ReservationParts & { readonly limiter: RateLimiter },
) {
  const { database, clock, centre } = parts;
  const { reader } = database;

  return {
    add: addReservation(parts),
    ...reservationChanges(parts),
    move: moveReservation(parts),
    erase: eraseReservation(parts),
    message: messageReservations(parts),

    /** All of a date. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
    async list(actor: Actor, input: unknown): Promise<ReservationView[]> {
      requirePerson(actor);
      const { offerId } = parseInput(ofOffer, input);
      await offerForStaff(reader, actor, offerId, clock());
      return readReservations(reader, offerId);
    },

    /** Administrators only. Throws UNAUTHENTICATED or FORBIDDEN. */
    async ofPerson(actor: Actor, input: unknown): Promise<PersonReservation[]> {
      requireAdministrator(actor);
      const { contact: given } = parseInput(contact, input);
      const emailNorm = mailboxKey(given);
      const rows = await reader.reservation.findMany({
        where: emailNorm ? { emailNorm } : { phone: normalisePhone(given) },
        orderBy: { id: 'desc' },
        take: MAX_PERSON_ROWS,
      });
      const offers = await reader.reservationOffer.findMany({
        where: { id: { in: [...new Set(rows.map(({ offerId }) => offerId))] } },
      });
      const dates = await datesOf(reader, offers, clock());
      return rows.flatMap((row) => {
        const date = dates.get(row.offerId);
        if (!date) return [];
        const shown = pick(date, ['dateKey', 'title', 'at', 'endsAt', 'place']);
        return [Object.assign(reservationView(row, null, 0), shown)];
      });
    },

    /** The list as XLSX. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND or BAD_USER_INPUT. */
    async sheet(actor: Actor, input: unknown): Promise<FileAnswer> {
      requirePerson(actor);
      const { offerId, script } = parseInput(sheet, input);
      const { date } = await offerForStaff(reader, actor, offerId, clock());
      return reservationsSheet(
        date,
        await readReservations(reader, offerId),
        centre.writers[script === 'cir' ? 'cyrillic' : 'latin'],
      );
    },
  };
}

export type StaffReservationsService = ReturnType<typeof staffReservationsService>;
