import {
  contactErrors,
  reservationInput,
  reservationState,
  takesPlace,
} from '@centar/domain/reservations.ts';
import type { Script } from '@centar/domain/scriptAddress.ts';
import type { Reservation, ReservationOffer } from '../../../prisma/generated/client.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { AppError, badInput, orNotFound } from '../platform/errors.ts';
import { codeFrom, hashOf, newCode } from '../platform/secretCodes.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import { parseInput } from '../platform/validation.ts';
import { dateKeyInput, dateOf, type DateFacts } from './dates.ts';
import { findOwn, ownView } from './ownReservation.ts';
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
  type Changed,
  type ReservationParts,
} from './places.ts';
import { reserveAttempts, reserveMails } from './reservationLimits.ts';
import { knownMail, reservedMail } from './reservationMails.ts';
import type { ReserveAnswer } from './reservations.types.ts';

export const request = reservationInput.extend({ dateKey: dateKeyInput });

/** Throws NOT_FOUND if visitors don't see the date or it has no reservations. */
export async function findOffer({ reader }: Database, key: string, now: Date) {
  const offer = orNotFound(await reader.reservationOffer.findUnique({ where: { dateKey: key } }));
  const date = await dateOf(reader, offer, now);
  if (offer.erasedAt || date.path === '') throw new AppError('NOT_FOUND');
  return { offer, date };
}

/** Throws CONFLICT if nothing can be reserved now. */
function assertOpen(offer: ReservationOffer, at: Date, status: string, now: Date): void {
  const state = reservationState({ ...offer, at, status }, now);
  if (state !== 'open' && state !== 'waitingList') throw new AppError('CONFLICT');
}

/** A date announced as cancelled can't be reserved, whatever its row has. */
const worse = (status: string, told: string): string => (takesPlace(told) ? status : told);

/** A valid request for places. */
interface Asked {
  readonly date: DateFacts;
  readonly person: Pick<
    Reservation,
    'name' | 'email' | 'emailNorm' | 'phone' | 'places' | 'note' | 'script'
  >;
  readonly code: string;
}

type State = 'held' | 'waiting';

type ReserveParts = ReservationParts & { readonly limiter: RateLimiter };

/** A new link, a limited number of times a day. */
async function mailAgain(
  transaction: Transaction,
  parts: ReserveParts,
  known: Reservation,
  { date, person, code }: Asked,
): Promise<void> {
  const { mailer, limiter } = parts;
  if (!(await limiter.tryConsume(transaction, reserveMails(person.emailNorm)))) return;
  const data = { codeHash: hashOf(code) };
  await transaction.reservation.update({ where: { id: known.id }, data });
  const link = linkOf(parts, known, code);
  await mailer.queue(transaction, knownMail(date, known, link, senderOf(parts, known)));
}

async function create(
  transaction: Transaction,
  parts: ReserveParts,
  offer: ReservationOffer,
  { date, person, code }: Asked,
  { state, createdAt }: { readonly state: State; readonly createdAt: Date },
): Promise<ReservationOffer> {
  const row = {
    ...person,
    note: offer.asksNote ? person.note : '',
    offerId: offer.id,
    codeHash: hashOf(code),
    state,
    createdAt,
    waitsSince: state === 'waiting' ? createdAt : null,
  };
  await transaction.reservation.create({ data: row });
  const after = withChange(offer, undefined, row);
  await storeCounts(transaction, after);
  if (mailsTo(parts, row)) {
    const mail = reservedMail(date, row, linkOf(parts, row, code), senderOf(parts, row));
    await parts.mailer.queue(transaction, mail);
  }
  return after;
}

/**
 * A mailbox with a reservation gets the same answer as any other; its owner is mailed the link
 * again. Without a mail server each request is a separate reservation. Throws BAD_USER_INPUT,
 * NOT_FOUND, TOO_MANY_TRIES, or CONFLICT if nothing can be reserved.
 */
export function reservePlaces(parts: ReserveParts) {
  const { database, clock, limiter } = parts;
  return async (
    input: unknown,
    network: string,
    script: Script = 'latin',
  ): Promise<ReserveAnswer> => {
    const { dateKey: key, key: formCode, ...written } = parseInput(request, input);
    const { offer: seen, date } = await findOffer(database, key, clock());
    const mailbox = readMailbox(written.email);
    const missing = contactErrors(seen.contact, written);
    if (Object.keys(missing).length > 0) throw badInput(missing);
    if (written.places > seen.largestGroup) throw badInput({ places: 'tooMany' });
    assertOpen(seen, date.at, date.status, clock());
    const attempts = reserveAttempts(network, mailbox.emailNorm);
    await limiter.check(attempts);

    const mailed = mailsTo(parts, mailbox);
    // Of the form and the person: on a shared device another one may go back to the form.
    const code =
      mailed || formCode === undefined
        ? newCode()
        : codeFrom([formCode, key, written.name, written.phone]);
    const codeHash = hashOf(code);
    const asked: Asked = { date, person: { ...written, ...mailbox, script }, code };
    const createdAt = clock();
    const state = await writeReservations(parts, async (transaction): Promise<Changed<string>> => {
      await limiter.consumeWithin(transaction, attempts);
      const offer = orNotFound(
        await transaction.reservationOffer.findUnique({ where: { id: seen.id } }),
      );
      const own = { offerId: offer.id, emailNorm: mailbox.emailNorm };
      const known =
        mailed || formCode !== undefined
          ? await transaction.reservation.findFirst({
              where: mailed ? { ...own, state: { not: 'cancelled' } } : { codeHash },
            })
          : null;
      // The form was sent twice.
      if (known && !mailed) return { result: known.state, changesPages: false };
      assertOpen(offer, date.at, worse(date.status, offer.toldStatus), clock());
      const result = stateFor(offer, written.places);
      if (known) {
        await mailAgain(transaction, parts, known, asked);
        return { result, changesPages: false };
      }
      const after = await create(transaction, parts, offer, asked, { state: result, createdAt });
      return { result, changesPages: changesPages(offer, after) };
    });
    if (mailed) return { state, mailed, code: null, reservation: null };
    const row = await findOwn(database.reader, codeHash);
    const reservation = await ownView(database.reader, code, row, clock());
    return { state, mailed, code, reservation };
  };
}
