import { z } from 'zod';
import { ownReservationEdit } from '@centar/domain/reservations.ts';
import type { Reservation } from '../../../prisma/generated/client.ts';
import { AppError, badInput, orNotFound } from '../platform/errors.ts';
import { hashOfGivenCode } from '../platform/secretCodes.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import { parseInput } from '../platform/validation.ts';
import { dateKeyInput, dateOf, type DateFacts } from './dates.ts';
import { offeredPlaces } from './offerViews.ts';
import {
  findOwn,
  hasBegun,
  largestPossible,
  mayChange,
  ownView,
  type WithOffer,
} from './ownReservation.ts';
import {
  changesPages,
  promote,
  storeCounts,
  withChange,
  writeReservations,
  type ReservationParts,
} from './places.ts';
import { changeAttempts } from './reservationLimits.ts';
import type { FreePlaces, OwnReservation } from './reservations.types.ts';
import { findOffer, request, reservePlaces } from './reservePlaces.ts';

const named = z.strictObject({ dateKey: dateKeyInput });
const code = z.unknown();
const coded = z.strictObject({ code });
const change = ownReservationEdit.extend({ code });

/** The bodies of the REST calls, for their document. */
export const RESERVE_BODY = request;
export const CHANGE_BODY = ownReservationEdit.extend({ code: z.string() });
export const CANCEL_BODY = z.strictObject({ code: z.string() });

type VisitorsParts = ReservationParts & { readonly limiter: RateLimiter };

/** Changes the reservation of a code in one transaction. */
async function changeOwn(
  parts: VisitorsParts,
  given: unknown,
  changed: (row: WithOffer, date: DateFacts) => Partial<Reservation> | undefined,
  mayUseReserve: boolean,
): Promise<OwnReservation> {
  const { database, clock, limiter } = parts;
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
  return ownView(database.reader, String(given), orNotFound(row), clock());
}

/** Reservations without an account. What others have reserved can't be learned from any answer. */
export function visitorsService(parts: VisitorsParts) {
  const { database, clock } = parts;

  return {
    reserve: reservePlaces(parts),

    /** Throws NOT_FOUND. */
    async form(input: unknown): Promise<FreePlaces> {
      const key = parseInput(named, input).dateKey;
      const { offer, date } = await findOffer(database, key, clock());
      return offeredPlaces(offer, date, parts);
    },

    /** Throws NOT_FOUND. */
    async own(input: unknown): Promise<OwnReservation> {
      const { code: given } = parseInput(coded, input);
      const row = await findOwn(database.reader, hashOfGivenCode(given));
      return ownView(database.reader, String(given), row, clock());
    },

    /** Throws NOT_FOUND, BAD_USER_INPUT, TOO_MANY_TRIES, or CONFLICT if it is too late. */
    async change(input: unknown): Promise<OwnReservation> {
      const { code: given, places, note } = parseInput(change, input);
      return changeOwn(
        parts,
        given,
        (row, date) => {
          const now = clock();
          if (!mayChange(row, date, now)) throw new AppError('CONFLICT');
          if (places > largestPossible(row, date, now)) throw badInput({ places: 'tooMany' });
          return { places, note: row.offer.asksNote ? note : row.note };
        },
        false,
      );
    },

    /** Does nothing more if it is cancelled. Throws NOT_FOUND, or CONFLICT if the date has begun. */
    async cancel(input: unknown): Promise<OwnReservation> {
      const { code: given } = parseInput(coded, input);
      return changeOwn(
        parts,
        given,
        (row, date) => {
          if (row.state === 'cancelled') return undefined;
          if (hasBegun(date, clock())) throw new AppError('CONFLICT');
          return { state: 'cancelled', waitsSince: null };
        },
        true,
      );
    },
  };
}

export type VisitorsService = ReturnType<typeof visitorsService>;
