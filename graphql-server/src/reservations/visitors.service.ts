import { z } from 'zod';
import {
  contactErrors,
  freePlaces,
  mostPlaces,
  ownReservationEdit,
  reservationInput,
  reservationState,
} from '@centar/domain/reservations.ts';
import type { Script } from '@centar/domain/scriptAddress.ts';
import type { Reservation, ReservationOffer } from '../../../prisma/generated/client.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError, badInput, orNotFound } from '../platform/errors.ts';
import { codeFrom, hashOfCode, hashOfGivenCode, newCode } from '../platform/linkCodes.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import { parseInput } from '../platform/validation.ts';
import { linkOf } from './codes.ts';
import { dateOf, type DateFacts } from './dates.ts';
import { offeredPlaces, reservedDate } from './offerViews.ts';
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
import { knownMail, reservedMail } from './reservationMails.ts';
import { changeAttempts, reserveAttempts, reserveMails } from './reservationLimits.ts';
import type { FreePlaces, OwnReservation, ReserveAnswer } from './reservations.types.ts';

const MAX_KEY = 40;
const dateKey = z.string({ error: 'invalid' }).max(MAX_KEY, { error: 'tooLong' });
const named = z.strictObject({ dateKey });
const request = reservationInput.extend({ dateKey });
const code = z.unknown();
const coded = z.strictObject({ code });
const change = ownReservationEdit.extend({ code });

/** The body of the REST call, for its document. */
export const RESERVE_BODY = request;
export const CHANGE_BODY = ownReservationEdit.extend({ code: z.string() });
export const CANCEL_BODY = z.strictObject({ code: z.string() });

type WithOffer = Reservation & { readonly offer: ReservationOffer };

/** Reservations without an account. What others have reserved can't be learned from any answer. */
export function visitorsService(parts: ReservationParts & { readonly limiter: RateLimiter }) {
  const { database, clock, mailer, publicUrl, limiter } = parts;

  /** Throws NOT_FOUND if visitors don't see the date or it takes no reservations. */
  async function findOffer(key: string) {
    const offer = orNotFound(
      await database.reader.reservationOffer.findUnique({ where: { dateKey: key } }),
    );
    const date = await dateOf(database.reader, offer, clock());
    if (offer.erasedAt || date.path === '') throw new AppError('NOT_FOUND');
    return { offer, date };
  }

  const isOpen = (offer: ReservationOffer, date: DateFacts): boolean =>
    ['open', 'waitingList'].includes(
      reservationState({ ...offer, at: date.at, status: date.status }, clock()),
    );

  /** The reservation of a code. Throws NOT_FOUND. */
  async function findOwn(client: Transaction, codeHash: string | undefined): Promise<WithOffer> {
    if (codeHash === undefined) throw new AppError('NOT_FOUND');
    const row = await client.reservation.findUnique({
      where: { codeHash },
      include: { offer: true },
    });
    return orNotFound(row);
  }

  async function positionOf(client: Transaction, row: Reservation): Promise<number | null> {
    if (row.state !== 'waiting') return null;
    const rows = await client.reservation.findMany({
      where: { offerId: row.offerId, state: 'waiting' },
      orderBy: inOrder,
      select: { id: true },
    });
    return rows.findIndex(({ id }) => id === row.id) + 1;
  }

  const hasBegun = ({ at }: DateFacts): boolean => clock() >= at;
  const mayChange = ({ state }: Reservation, date: DateFacts): boolean =>
    state !== 'cancelled' &&
    !hasBegun(date) &&
    date.status !== 'cancelled' &&
    date.status !== 'removed';

  /** More places only as long as reservations are taken. */
  function largestPossible(row: Reservation, offer: ReservationOffer, date: DateFacts): number {
    const isClosed =
      reservationState({ ...offer, at: date.at, status: date.status }, clock()) === 'closed';
    if (isClosed || row.state === 'cancelled') return row.places;
    const most =
      row.state === 'waiting'
        ? mostPlaces({ ...offer, waitingList: true })
        : Math.min(offer.largestGroup, row.places + freePlaces(offer));
    return Math.max(row.places, most);
  }

  async function viewOf(
    client: Transaction,
    given: string,
    { offer, ...row }: WithOffer,
  ): Promise<OwnReservation> {
    const date = await dateOf(client, offer, clock());
    const { state, places, name, email, phone, note } = row;
    return {
      ...reservedDate(date),
      code: given,
      state,
      places,
      name,
      email,
      phone,
      note,
      asksNote: offer.asksNote,
      position: await positionOf(client, row),
      mayChange: mayChange(row, date),
      largestPossible: largestPossible(row, offer, date),
    };
  }

  /** Changes the reservation of a code in one transaction. */
  async function changeOwn(
    given: unknown,
    changed: (row: WithOffer, date: DateFacts) => Partial<Reservation> | undefined,
    mayUseReserve: boolean,
  ): Promise<OwnReservation> {
    const codeHash = hashOfGivenCode(given);
    await findOwn(database.reader, codeHash);
    await limiter.consume(changeAttempts(codeHash ?? ''));
    const id = await writeReservations(
      parts,
      async (transaction) => {
        const row = await findOwn(transaction, codeHash);
        const date = await dateOf(transaction, row.offer, clock());
        const data = changed(row, date);
        if (!data) return { result: row.id, changesPages: false };
        await transaction.reservation.update({
          where: { id: row.id },
          data: { ...data, version: { increment: 1 } },
        });
        const offer = withChange(row.offer, row, { ...row, ...data });
        const after = await promote(transaction, parts, offer, date, row.id);
        await storeCounts(transaction, after);
        return { result: row.id, changesPages: changesPages(row.offer, after) };
      },
      mayUseReserve,
    );
    // Its code may have ended meanwhile: another change made room, and a new link was mailed.
    const row = await database.reader.reservation.findUnique({
      where: { id },
      include: { offer: true },
    });
    return viewOf(database.reader, String(given), orNotFound(row));
  }

  return {
    /** Throws NOT_FOUND. */
    async form(input: unknown): Promise<FreePlaces> {
      const { offer, date } = await findOffer(parseInput(named, input).dateKey);
      return { ...offeredPlaces(offer, date, clock()), sendsMail: mailer.reachesPeople };
    },

    /**
     * Answers to a mailbox that has reserved already as to any other, and mails its owner the link
     * again. Where no mail is sent, no two requests are taken for the same person's. Throws
     * BAD_USER_INPUT, NOT_FOUND, TOO_MANY_TRIES, or CONFLICT if nothing can be reserved.
     */
    async reserve(
      input: unknown,
      network: string,
      script: Script = 'latin',
    ): Promise<ReserveAnswer> {
      const { dateKey: key, key: formCode, ...written } = parseInput(request, input);
      const { offer: seen, date } = await findOffer(key);
      const mailbox = readMailbox(written.email);
      const missing = contactErrors(seen.contact, written);
      if (Object.keys(missing).length > 0) throw badInput(missing);
      if (written.places > seen.largestGroup) throw badInput({ places: 'tooMany' });
      if (!isOpen(seen, date)) throw new AppError('CONFLICT');
      const attempts = reserveAttempts(network, mailbox.emailNorm);
      await limiter.check(attempts);

      const mailed = mailsTo(parts, mailbox);
      // Of the form and the person: on a shared device another one may go back to the form.
      const given =
        mailed || formCode === undefined
          ? newCode()
          : codeFrom([formCode, key, written.name, written.phone]);
      const codeHash = hashOfCode(given);
      const now = clock();
      const state = await writeReservations(parts, async (transaction) => {
        await limiter.consumeWithin(transaction, attempts);
        const offer = orNotFound(
          await transaction.reservationOffer.findUnique({ where: { id: seen.id } }),
        );
        const known =
          mailed || formCode !== undefined
            ? await transaction.reservation.findFirst({
                where: mailed
                  ? {
                      offerId: offer.id,
                      emailNorm: mailbox.emailNorm,
                      state: { not: 'cancelled' },
                    }
                  : { codeHash },
              })
            : null;
        // The form was sent twice.
        if (known && !mailed) {
          return { result: known.state, changesPages: false };
        }
        if (!isOpen(offer, { ...date, status: worse(date.status, offer.toldStatus) })) {
          throw new AppError('CONFLICT');
        }
        const result = stateFor(offer, written.places);
        if (known) {
          if (!(await limiter.tryConsume(transaction, reserveMails(mailbox.emailNorm)))) {
            return { result, changesPages: false };
          }
          await transaction.reservation.update({ where: { id: known.id }, data: { codeHash } });
          const link = linkOf(publicUrl, known, given);
          await mailer.queue(transaction, knownMail(date, known, link, senderOf(parts, known)));
          return { result, changesPages: false };
        }
        const row = {
          ...written,
          ...mailbox,
          note: offer.asksNote ? written.note : '',
          script,
          offerId: offer.id,
          codeHash,
          state: result,
          createdAt: now,
          waitsSince: result === 'waiting' ? now : null,
        };
        await transaction.reservation.create({ data: row });
        const after = withChange(offer, undefined, row);
        await storeCounts(transaction, after);
        if (mailed) {
          const link = linkOf(publicUrl, row, given);
          await mailer.queue(transaction, reservedMail(date, row, link, senderOf(parts, row)));
        }
        return { result, changesPages: changesPages(offer, after) };
      });
      if (mailed) return { state, mailed, code: null, reservation: null };
      const row = await findOwn(database.reader, codeHash);
      return {
        state,
        mailed,
        code: given,
        reservation: await viewOf(database.reader, given, row),
      };
    },

    /** Throws NOT_FOUND. */
    async own(input: unknown): Promise<OwnReservation> {
      const { code: given } = parseInput(coded, input);
      const row = await findOwn(database.reader, hashOfGivenCode(given));
      return viewOf(database.reader, String(given), row);
    },

    /** Throws NOT_FOUND, BAD_USER_INPUT, TOO_MANY_TRIES, or CONFLICT if it is too late. */
    async change(input: unknown): Promise<OwnReservation> {
      const { code: given, places, note } = parseInput(change, input);
      return changeOwn(
        given,
        (row, date) => {
          if (!mayChange(row, date)) throw new AppError('CONFLICT');
          if (places > largestPossible(row, row.offer, date)) throw badInput({ places: 'tooMany' });
          return { places, note: row.offer.asksNote ? note : row.note };
        },
        false,
      );
    },

    /** Does nothing more if it is cancelled. Throws NOT_FOUND, or CONFLICT if the date has begun. */
    async cancel(input: unknown): Promise<OwnReservation> {
      const { code: given } = parseInput(coded, input);
      return changeOwn(
        given,
        (row, date) => {
          if (row.state === 'cancelled') return undefined;
          if (hasBegun(date)) throw new AppError('CONFLICT');
          return { state: 'cancelled', waitsSince: null };
        },
        true,
      );
    },
  };
}

/** A date that was told to be cancelled takes nobody, also where it was read before. */
const worse = (status: string, told: string): string =>
  told === 'cancelled' || told === 'removed' ? told : status;

export type VisitorsService = ReturnType<typeof visitorsService>;
