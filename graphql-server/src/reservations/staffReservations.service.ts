import { z } from 'zod';
import {
  addedReservationInput,
  freePlaces,
  normalisePhone,
  staffReservationInput,
  takesPlace,
  RESERVATION_STATES,
} from '@centar/domain/reservations.ts';
import { itemId, requiredText, someOf, TEXT_LIMITS } from '@centar/domain/rules.ts';
import type { Reservation, ReservationOffer } from '../../../prisma/generated/client.ts';
import { itemReference } from '../items/itemReference.ts';
import type { FileAnswer } from '../items/transport/contentRoutes.ts';
import type { Actor, Person } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError, badInput, orNotFound } from '../platform/errors.ts';
import { hashOfCode, newCode } from '../platform/linkCodes.ts';
import { mailboxKey } from '../platform/mail/emailNorm.ts';
import { requireAdministrator, requirePerson } from '../platform/policies.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import { parseInput } from '../platform/validation.ts';
import { audited, recordEvent } from './audit.ts';
import { linkOf } from './codes.ts';
import { datesOf, type DateFacts } from './dates.ts';
import { mergeCounts } from './doorCounts.ts';
import { deleteMailsTo, doneMails } from './erasedMails.ts';
import { offerForStaff } from './offers.service.ts';
import { reservationView } from './offerViews.ts';
import {
  changesPages,
  inOrder,
  mailsTo,
  promote,
  readMailbox,
  senderOf,
  stateFor,
  storeCounts,
  withChange,
  writeReservations,
  type ReservationParts,
} from './places.ts';
import {
  cancelledMail,
  messageMail,
  movedReservationMail,
  reservedMail,
} from './reservationMails.ts';
import { messageAttempts } from './reservationLimits.ts';
import type {
  AddedReservation,
  PersonReservation,
  Reservation as ReservationView,
} from './reservations.types.ts';
import { reservationsSheet } from './sheet.ts';

const MAX_MESSAGE = 5000;
const MAX_PERSON_ROWS = 1000;

const ofOffer = z.strictObject({ offerId: itemId });
const sheet = z.strictObject({
  offerId: itemId,
  script: z.enum(['lat', 'cir'], { error: 'unknownChoice' }).default('lat'),
});
const added = addedReservationInput.extend({ offerId: itemId });
const versioned = z.strictObject({ id: itemId, version: itemId });
const edited = staffReservationInput.extend(versioned.shape);
const moved = versioned.extend({ toOfferId: itemId });
const message = z.strictObject({
  offerId: itemId,
  subject: requiredText(TEXT_LIMITS.line),
  text: requiredText(MAX_MESSAGE),
  states: someOf(RESERVATION_STATES).refine((states) => states.length > 0, { error: 'required' }),
});
const contact = z.strictObject({ contact: requiredText(TEXT_LIMITS.line) });

/** The bodies of the REST calls, for their document. */
export const STAFF_BODIES = { added, edited, moved, versioned, message };

/** Held ones by name, then waiting ones in their order, then cancelled ones. */
export function sortedReservations(rows: readonly Reservation[]): Reservation[] {
  const byName = new Intl.Collator('sr-Latn').compare;
  const inState = (state: string): Reservation[] => rows.filter((row) => row.state === state);
  return [
    ...inState('held').toSorted((a, b) => byName(a.name, b.name) || a.id - b.id),
    ...waitingOf(rows),
    ...inState('cancelled').toSorted((a, b) => byName(a.name, b.name) || a.id - b.id),
  ];
}

const waitingOf = (rows: readonly Reservation[]): Reservation[] =>
  rows
    .filter(({ state }) => state === 'waiting')
    .toSorted(
      (a, b) => (a.waitsSince?.getTime() ?? 0) - (b.waitsSince?.getTime() ?? 0) || a.id - b.id,
    );

const MAILBOX_STATES = { not: 'cancelled' } as const;

/** Throws CONFLICT if the form was changed before it was sent again. */
function assertSame(first: Reservation, sent: Partial<Reservation>): void {
  const isSame = Object.entries(sent).every(
    ([field, value]) => first[field as keyof Reservation] === value,
  );
  if (!isSame) throw new AppError('CONFLICT');
}

/** Reservations of a date, for staff of its section. */
export function staffReservationsService(
  parts: ReservationParts & { readonly limiter: RateLimiter },
) {
  const { database, clock, mailer, publicUrl, limiter, centre } = parts;

  /** One reservation a mailbox and date. */
  async function assertOnly(
    transaction: Transaction,
    offerId: number,
    emailNorm: string,
    exceptId = 0,
  ): Promise<boolean> {
    if (emailNorm === '') return true;
    const where = { offerId, emailNorm, state: MAILBOX_STATES, id: { not: exceptId } };
    return (await transaction.reservation.count({ where })) === 0;
  }

  async function viewsOf(rows: readonly Reservation[], offerId: number) {
    const counts = await database.reader.doorCount.findMany({ where: { offerId } });
    const { byReservation } = mergeCounts(counts);
    const positions = new Map(waitingOf(rows).map(({ id }, index) => [id, index + 1]));
    return (row: Reservation): ReservationView =>
      reservationView(row, positions.get(row.id) ?? null, byReservation.get(row.id) ?? 0);
  }

  async function read(offerId: number): Promise<ReservationView[]> {
    const rows = await database.reader.reservation.findMany({ where: { offerId } });
    return sortedReservations(rows).map(await viewsOf(rows, offerId));
  }

  async function viewOf(id: number): Promise<ReservationView> {
    const { reader } = database;
    const row = orNotFound(await reader.reservation.findUnique({ where: { id } }));
    const waiting = await reader.reservation.findMany({
      where: { offerId: row.offerId, state: 'waiting' },
      orderBy: inOrder,
    });
    return (await viewsOf(waiting, row.offerId))(row);
  }

  async function forStaff(transaction: Transaction, actor: Actor, id: number) {
    requirePerson(actor);
    const row = orNotFound(await transaction.reservation.findUnique({ where: { id } }));
    return { row, ...(await offerForStaff(transaction, actor, row.offerId, clock())) };
  }

  interface Staffed {
    readonly row: Reservation;
    readonly offer: ReservationOffer;
    readonly date: DateFacts;
    readonly person: Person;
  }

  /** Changes a reservation that has not changed since it was read, and the offer's counts. */
  async function changeOne(
    actor: Actor,
    { id, version }: { readonly id: number; readonly version: number },
    work: (transaction: Transaction, own: Staffed) => Promise<Partial<Reservation> | undefined>,
  ): Promise<ReservationView> {
    requirePerson(actor);
    await writeReservations(parts, async (transaction) => {
      const own = await forStaff(transaction, actor, id);
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
    return viewOf(id);
  }

  return {
    /** All of a date. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
    async list(actor: Actor, input: unknown): Promise<ReservationView[]> {
      requirePerson(actor);
      const { offerId } = parseInput(ofOffer, input);
      await offerForStaff(database.reader, actor, offerId, clock());
      return read(offerId);
    },

    /**
     * For a person who called; more places than visitors may ask for, but not than are free. Sent
     * again with the same key, it adds nothing more. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
     * BAD_USER_INPUT or CONFLICT.
     */
    async add(actor: Actor, input: unknown): Promise<AddedReservation> {
      requirePerson(actor);
      const { offerId, key, ...written } = parseInput(added, input);
      const mailbox = readMailbox(written.email);
      const code = key ?? newCode();
      const codeHash = hashOfCode(code);
      // As the panel, which shows the link.
      const own = { script: 'latin' };
      const link = linkOf(publicUrl, own, code);
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
        if (offer.erasedAt || !takesPlace(date.status)) {
          throw new AppError('CONFLICT');
        }
        if (!(await assertOnly(transaction, offerId, mailbox.emailNorm))) {
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
        if (mailed)
          await mailer.queue(transaction, reservedMail(date, row, link, senderOf(parts, row)));
        return { result: row.id, changesPages: changesPages(offer, after) };
      });
      return { reservation: await viewOf(id), link, mailed };
    },

    /**
     * With another mailbox the link ends; the new owner is mailed one. Throws UNAUTHENTICATED,
     * FORBIDDEN, NOT_FOUND, BAD_USER_INPUT or CONFLICT.
     */
    async edit(actor: Actor, input: unknown): Promise<ReservationView> {
      requirePerson(actor);
      const { id, version, ...written } = parseInput(edited, input);
      const mailbox = readMailbox(written.email);
      return changeOne(actor, { id, version }, async (transaction, { row, offer, date }) => {
        if (row.state === 'cancelled') throw new AppError('CONFLICT');
        const most = row.state === 'held' ? row.places + freePlaces(offer) : offer.places;
        if (written.places > row.places && written.places > most) {
          throw badInput({ places: 'tooMany' });
        }
        if (!(await assertOnly(transaction, offer.id, mailbox.emailNorm, id))) {
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
          const link = linkOf(publicUrl, row, code);
          const mail = reservedMail(date, next, link, senderOf(parts, row));
          await mailer.queue(transaction, mail);
        }
        return { ...written, ...mailbox, codeHash: hashOfCode(code) };
      });
    },

    /** Tells the person. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND or CONFLICT. */
    async cancel(actor: Actor, input: unknown): Promise<ReservationView> {
      requirePerson(actor);
      return changeOne(actor, parseInput(versioned, input), async (transaction, { row, date }) => {
        if (row.state === 'cancelled') return undefined;
        if (mailsTo(parts, row) && clock() < date.at) {
          await mailer.queue(transaction, cancelledMail(date, row, senderOf(parts, row)));
        }
        return { state: 'cancelled', waitsSince: null };
      });
    },

    /**
     * For somebody who lost the link, which then ends. The new one is mailed where possible. Throws
     * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND or CONFLICT.
     */
    async renewLink(actor: Actor, input: unknown): Promise<AddedReservation> {
      requirePerson(actor);
      const code = newCode();
      let link = '';
      let mailed = false;
      const own = parseInput(versioned, input);
      const reservation = await changeOne(actor, own, async (transaction, { row, date }) => {
        if (row.state === 'cancelled') throw new AppError('CONFLICT');
        link = linkOf(publicUrl, row, code);
        mailed = mailsTo(parts, row) && clock() < date.at;
        if (mailed) {
          await mailer.queue(transaction, reservedMail(date, row, link, senderOf(parts, row)));
        }
        return { codeHash: hashOfCode(code) };
      });
      return { reservation, link, mailed };
    },

    /**
     * To another date, whose section the actor needs too; its places have to suffice, or its waiting
     * list takes the reservation.
     */
    async move(actor: Actor, input: unknown): Promise<ReservationView> {
      requirePerson(actor);
      const { id, version, toOfferId } = parseInput(moved, input);
      await writeReservations(parts, async (transaction) => {
        const { row, offer, date, person } = await forStaff(transaction, actor, id);
        const to = await offerForStaff(transaction, actor, toOfferId, clock());
        const isOver = to.offer.erasedAt !== null || !takesPlace(to.date.status);
        if (row.version !== version || row.state === 'cancelled' || isOver) {
          throw new AppError('CONFLICT');
        }
        if (toOfferId === offer.id) throw badInput({ toOfferId: 'repeated' });
        if (!(await assertOnly(transaction, toOfferId, row.emailNorm))) {
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
      return viewOf(id);
    },

    /** Returns how many were mailed. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, TOO_MANY_TRIES. */
    async message(actor: Actor, input: unknown): Promise<number> {
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
    },

    /** Administrators only. Throws UNAUTHENTICATED or FORBIDDEN. */
    async ofPerson(actor: Actor, input: unknown): Promise<PersonReservation[]> {
      requireAdministrator(actor);
      const { contact: given } = parseInput(contact, input);
      const { reader } = database;
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
        const { dateKey, title, at, endsAt, place } = date;
        const shown = { dateKey, title, at, endsAt, place };
        return [Object.assign(reservationView(row, null, 0), shown)];
      });
    },

    /**
     * On the person's request, with the mails that were sent. Throws UNAUTHENTICATED, FORBIDDEN or
     * NOT_FOUND.
     */
    async erase(actor: Actor, input: unknown): Promise<boolean> {
      requirePerson(actor);
      const { id } = parseInput(itemReference, input);
      await writeReservations(
        parts,
        async (transaction) => {
          const { row, offer, date, person } = await forStaff(transaction, actor, id);
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
      return true;
    },

    /** The list as XLSX. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND or BAD_USER_INPUT. */
    async sheet(actor: Actor, input: unknown): Promise<FileAnswer> {
      requirePerson(actor);
      const { offerId, script } = parseInput(sheet, input);
      const { date } = await offerForStaff(database.reader, actor, offerId, clock());
      return reservationsSheet(
        date,
        await read(offerId),
        centre.writers[script === 'cir' ? 'cyrillic' : 'latin'],
      );
    },
  };
}

export type StaffReservationsService = ReturnType<typeof staffReservationsService>;
