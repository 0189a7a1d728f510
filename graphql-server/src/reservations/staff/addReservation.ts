import { addedReservationInput, takesPlace } from '@centar/domain/reservations.ts';
import { itemId } from '@centar/domain/rules.ts';
import type { Reservation } from '../../../../prisma/generated/client.ts';
import type { Actor } from '../../platform/context.ts';
import { AppError, badInput } from '../../platform/errors.ts';
import { hashOf, newCode } from '../../platform/secretCodes.ts';
import { requirePerson } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import { audited, recordEvent } from '../audit.ts';
import { offerForStaff } from '../offerForStaff.ts';
import {
  changesPages,
  linkOf,
  mailsTo,
  readMailbox,
  senderOf,
  stateFor,
  storeCounts,
  withChange,
  writeReservations,
  type ReservationParts,
} from '../places.ts';
import { reservedMail } from '../reservationMails.ts';
import type { AddedReservation } from '../reservations.types.ts';
import { readReservation } from '../reservationViews.ts';
import { hasReserved } from './staffReservation.ts';

export const added = addedReservationInput.extend({ offerId: itemId });

/** Throws CONFLICT if the form was changed before it was sent again. */
function assertSame(first: Reservation, sent: Partial<Reservation>): void {
  const isSame = Object.entries(sent).every(
    ([field, value]) => first[field as keyof Reservation] === value,
  );
  if (!isSame) throw new AppError('CONFLICT');
}

/**
 * For a person who called; may exceed the largest group, but not the free places. A repeated
 * request with the same key adds nothing. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or CONFLICT.
 */
export function addReservation(parts: ReservationParts) {
  const { database, clock, mailer } = parts;
  return async (actor: Actor, input: unknown): Promise<AddedReservation> => {
    requirePerson(actor);
    const { offerId, key, ...written } = parseInput(added, input);
    const mailbox = readMailbox(written.email);
    const code = key ?? newCode();
    const codeHash = hashOf(code);
    // As the panel, which shows the link.
    const own = { script: 'latin' };
    const link = linkOf(parts, own, code);
    const mailed = mailsTo(parts, mailbox);
    const id = await writeReservations(parts, async (transaction) => {
      const { person, offer, date } = await offerForStaff(transaction, actor, offerId, clock());
      const sentBefore =
        key === undefined
          ? null
          : await transaction.reservation.findUnique({ where: { codeHash } });
      if (sentBefore) {
        assertSame(sentBefore, { ...written, ...mailbox, offerId });
        return { result: sentBefore.id, changesPages: false };
      }
      if (offer.erasedAt || !takesPlace(date.status)) throw new AppError('CONFLICT');
      if (await hasReserved(transaction, offerId, mailbox.emailNorm)) {
        throw badInput({ email: 'taken' });
      }
      const now = clock();
      const state = stateFor(offer, written.places);
      const row = await transaction.reservation.create({
        data: {
          ...written,
          ...mailbox,
          offerId,
          codeHash,
          state,
          createdAt: now,
          waitsSince: state === 'waiting' ? now : null,
          ...own,
          addedByName: person.name,
        },
      });
      const after = withChange(offer, undefined, row);
      await storeCounts(transaction, after);
      const event = { action: 'create', itemType: 'Reservation', id: row.id } as const;
      await recordEvent(transaction, person, date, { ...event, after: audited(row) });
      if (mailed) {
        await mailer.queue(transaction, reservedMail(date, row, link, senderOf(parts, row)));
      }
      return { result: row.id, changesPages: changesPages(offer, after) };
    });
    return { reservation: await readReservation(database.reader, id), link, mailed };
  };
}
