import type { z } from 'zod';
import { freePlaces, staffReservationInput } from '@centar/domain/reservations.ts';
import type { Reservation } from '../../../../prisma/generated/client.ts';
import type { Actor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError, badInput } from '../../platform/errors.ts';
import { hashOf, newCode } from '../../platform/secretCodes.ts';
import { requirePerson } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import { audited, recordEvent } from '../audit.ts';
import {
  changesPages,
  linkOf,
  mailsTo,
  promote,
  readMailbox,
  senderOf,
  storeCounts,
  withChange,
  writeReservations,
  type ReservationParts,
} from '../places.ts';
import { cancelledMail, reservedMail } from '../reservationMails.ts';
import type { AddedReservation, Reservation as ReservationView } from '../reservations.types.ts';
import { readReservation } from '../reservationViews.ts';
import {
  hasReserved,
  reservationForStaff,
  versioned,
  type StaffReservation,
} from './staffReservation.ts';

export const edited = staffReservationInput.extend(versioned.shape);

/** Unless it has changed since it was read; also changes the offer's counts. */
async function changeOne(
  parts: ReservationParts,
  actor: Actor,
  { id, version }: z.output<typeof versioned>,
  work: (
    transaction: Transaction,
    own: StaffReservation,
  ) => Promise<Partial<Reservation> | undefined>,
): Promise<ReservationView> {
  const { database, clock } = parts;
  await writeReservations(parts, async (transaction) => {
    const own = await reservationForStaff(transaction, actor, id, clock());
    const { row, offer, date, person } = own;
    if (row.version !== version) throw new AppError('CONFLICT');
    const data = await work(transaction, own);
    if (!data) return { result: undefined, changesPages: false };
    const next = { ...row, ...data };
    await transaction.reservation.update({
      where: { id },
      data: { ...data, version: { increment: 1 } },
    });
    const changed = withChange(offer, row, next);
    const after = await promote(transaction, parts, changed, date);
    await storeCounts(transaction, after);
    const event = { action: 'update', itemType: 'Reservation', id } as const;
    await recordEvent(transaction, person, date, {
      ...event,
      before: audited(row),
      after: audited(next),
    });
    return { result: undefined, changesPages: changesPages(offer, after) };
  });
  return readReservation(database.reader, id);
}

/** Changes of a reservation that stays on its date. */
export function reservationChanges(parts: ReservationParts) {
  const { clock, mailer } = parts;

  return {
    /**
     * With another mailbox the link ends; the new owner is mailed one. Throws UNAUTHENTICATED,
     * FORBIDDEN, NOT_FOUND, BAD_USER_INPUT or CONFLICT.
     */
    async edit(actor: Actor, input: unknown): Promise<ReservationView> {
      requirePerson(actor);
      const { id, version, ...written } = parseInput(edited, input);
      const mailbox = readMailbox(written.email);
      return changeOne(parts, actor, { id, version }, async (transaction, { row, offer, date }) => {
        if (row.state === 'cancelled') throw new AppError('CONFLICT');
        const most = row.state === 'held' ? row.places + freePlaces(offer) : offer.places;
        if (written.places > row.places && written.places > most) {
          throw badInput({ places: 'tooMany' });
        }
        if (await hasReserved(transaction, offer.id, mailbox.emailNorm, id)) {
          throw badInput({ email: 'taken' });
        }
        const next = { ...row, ...written, ...mailbox };
        const isSame = mailbox.emailNorm === row.emailNorm;
        if (isSame || !(mailsTo(parts, row) || mailsTo(parts, mailbox))) {
          return { ...written, ...mailbox };
        }
        // The link was mailed to the earlier address, which may be a stranger's by mistake.
        const code = newCode();
        if (mailsTo(parts, mailbox) && clock() < date.at) {
          const link = linkOf(parts, row, code);
          const mail = reservedMail(date, next, link, senderOf(parts, row));
          await mailer.queue(transaction, mail);
        }
        return { ...written, ...mailbox, codeHash: hashOf(code) };
      });
    },

    /** Mails the person. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND or CONFLICT. */
    async cancel(actor: Actor, input: unknown): Promise<ReservationView> {
      requirePerson(actor);
      return changeOne(parts, actor, parseInput(versioned, input), async (transaction, own) => {
        const { row, date } = own;
        if (row.state === 'cancelled') return undefined;
        if (mailsTo(parts, row) && clock() < date.at) {
          await mailer.queue(transaction, cancelledMail(date, row, senderOf(parts, row)));
        }
        return { state: 'cancelled', waitsSince: null };
      });
    },

    /**
     * Replaces a lost link; the new one is mailed if possible. Throws UNAUTHENTICATED, FORBIDDEN,
     * NOT_FOUND or CONFLICT.
     */
    async renewLink(actor: Actor, input: unknown): Promise<AddedReservation> {
      requirePerson(actor);
      const code = newCode();
      let link = '';
      let mailed = false;
      const own = parseInput(versioned, input);
      const reservation = await changeOne(parts, actor, own, async (transaction, { row, date }) => {
        if (row.state === 'cancelled') throw new AppError('CONFLICT');
        link = linkOf(parts, row, code);
        mailed = mailsTo(parts, row) && clock() < date.at;
        if (mailed) {
          await mailer.queue(transaction, reservedMail(date, row, link, senderOf(parts, row)));
        }
        return { codeHash: hashOf(code) };
      });
      return { reservation, link, mailed };
    },
  };
}
