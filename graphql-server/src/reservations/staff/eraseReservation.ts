import { itemReference } from '../../items/itemReference.ts';
import type { Actor } from '../../platform/context.ts';
import { requirePerson } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import { audited, recordEvent } from '../audit.ts';
import { deleteMailsTo, doneMails } from '../erasedMails.ts';
import {
  changesPages,
  promote,
  storeCounts,
  withChange,
  writeReservations,
  type ReservationParts,
} from '../places.ts';
import { reservationForStaff } from './staffReservation.ts';

/**
 * On the person's request, with the mails that were sent. Throws UNAUTHENTICATED, FORBIDDEN or
 * NOT_FOUND.
 */
export function eraseReservation(parts: ReservationParts) {
  const { clock } = parts;
  return async (actor: Actor, input: unknown): Promise<boolean> => {
    requirePerson(actor);
    const { id } = parseInput(itemReference, input);
    return writeReservations(
      parts,
      async (transaction) => {
        const own = await reservationForStaff(transaction, actor, id, clock());
        const { row, offer, date, person } = own;
        await transaction.reservation.delete({ where: { id } });
        const others = await transaction.reservation.count({ where: { email: row.email } });
        // A mail that waits may have the only link of another reservation.
        const mails = others > 0 ? doneMails(clock()) : {};
        await deleteMailsTo(transaction, [row.email], mails);
        const left = withChange(offer, row, undefined);
        const after = await promote(transaction, parts, left, date);
        await storeCounts(transaction, after);
        const event = { action: 'delete', itemType: 'Reservation', id } as const;
        await recordEvent(transaction, person, date, { ...event, before: audited(row) });
        return { result: true, changesPages: changesPages(offer, after) };
      },
      true,
    );
  };
}
