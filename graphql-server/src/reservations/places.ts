import { freePlaces, takesPlace } from '@centar/domain/reservations.ts';
import { pagePath } from '@centar/domain/pages.ts';
import { inScript, scriptNamed } from '@centar/domain/scriptAddress.ts';
import type { Reservation, ReservationOffer } from '../../../prisma/generated/client.ts';
import type { Centre, Clock } from '../platform/context.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { AppError, badInput } from '../platform/errors.ts';
import { hashOf, newCode } from '../platform/secretCodes.ts';
import { mailboxKey, mailboxOf } from '../platform/mail/emailNorm.ts';
import type { Mail, Mailer } from '../platform/mail/mailer.ts';
import type { DateFacts } from './dates.ts';
import { promotedMail, type Sender } from './reservationMails.ts';

export interface ReservationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly centreName: () => string;
  readonly centre: Centre;
}

/** Of mails in the script of the reservation. */
export function senderOf(
  { publicUrl, centreName, centre }: ReservationParts,
  own: Pick<Reservation, 'script'>,
): Sender {
  const script = scriptNamed(own.script);
  return { publicUrl, centreName: centreName(), script, write: centre.writers[script] };
}

/** In the reservation's script. */
export const linkOf = (
  { publicUrl }: Pick<ReservationParts, 'publicUrl'>,
  { script }: Pick<Reservation, 'script'>,
  code: string,
): string => publicUrl + inScript(scriptNamed(script), pagePath('ownReservation', code));

/** Places of an offer while a transaction changes them. */
export interface Counts {
  readonly taken: number;
  readonly waiting: number;
}

type Offer = Pick<ReservationOffer, 'id' | 'places' | 'taken' | 'waiting' | 'waitingList'>;

const isFull = ({ places, taken }: Pick<Offer, 'places' | 'taken'>): boolean => taken >= places;

/** Whether a public page that shows the offer has changed. */
export const changesPages = (before: Offer, after: Offer): boolean =>
  isFull(before) !== isFull(after);

/** Places that a reservation occupies or waits for. */
const countsOf = ({ state, places }: Pick<Reservation, 'state' | 'places'>): Counts => ({
  taken: state === 'held' ? places : 0,
  waiting: state === 'waiting' ? places : 0,
});

/** The offer after a reservation changed; absent before or after: it is new or gone. */
export function withChange<Row extends Offer>(
  offer: Row,
  before: Pick<Reservation, 'state' | 'places'> | undefined,
  after: Pick<Reservation, 'state' | 'places'> | undefined,
): Row {
  const none: Counts = { taken: 0, waiting: 0 };
  const [was, is] = [before ? countsOf(before) : none, after ? countsOf(after) : none];
  return {
    ...offer,
    taken: offer.taken + is.taken - was.taken,
    waiting: offer.waiting + is.waiting - was.waiting,
  };
}

/** The state of a new reservation. Throws BAD_USER_INPUT, or CONFLICT if nothing can be reserved. */
export function stateFor(offer: Offer, places: number): 'held' | 'waiting' {
  if (places <= freePlaces(offer)) return 'held';
  // A larger group than all places would wait in vain.
  if (places > offer.places) throw badInput({ places: 'tooMany' });
  if (offer.waitingList) return 'waiting';
  if (isFull(offer)) throw new AppError('CONFLICT');
  throw badInput({ places: 'tooMany' });
}

/** The mailbox as typed; empty if none is. Throws BAD_USER_INPUT. */
export function readMailbox(email: string): { email: string; emailNorm: string } {
  if (email === '') return { email, emailNorm: '' };
  const mailbox = mailboxOf(email);
  const emailNorm = mailboxKey(email);
  if (!mailbox || !emailNorm) throw badInput({ email: 'invalid' });
  return { email: mailbox.email, emailNorm };
}

/** Only reservations with an e-mail address get mail. */
export const mailsTo = (
  { mailer }: Pick<ReservationParts, 'mailer'>,
  own: Pick<Reservation, 'email'>,
): boolean => mailer.reachesPeople && own.email !== '';

export const inOrder = [{ waitsSince: 'asc' as const }, { id: 'asc' as const }];

/**
 * Gives free places to the waiting list, in its order, skipping groups that do not fit. Each is
 * mailed a new link, except `changedId`, whose owner is using the current one. Returns the changed
 * offer, not yet stored.
 */
export async function promote<Row extends Offer>(
  transaction: Transaction,
  parts: ReservationParts,
  offer: Row,
  date: DateFacts,
  changedId?: number,
): Promise<Row> {
  const isOver = parts.clock() >= date.at || !takesPlace(date.status);
  if (isOver || offer.waiting === 0 || isFull(offer)) return offer;
  const rows = await transaction.reservation.findMany({
    where: { offerId: offer.id, state: 'waiting' },
    orderBy: inOrder,
  });
  const mails: Mail[] = [];
  let now = offer;
  for (const row of rows) {
    if (row.places > freePlaces(now)) continue;
    const isTold = mailsTo(parts, row) && row.id !== changedId;
    const code = newCode();
    await transaction.reservation.update({
      where: { id: row.id },
      data: {
        state: 'held',
        waitsSince: null,
        version: { increment: 1 },
        // Without mail the person only has the link from before.
        ...(isTold && { codeHash: hashOf(code) }),
      },
    });
    const held = { ...row, state: 'held' };
    now = withChange(now, row, held);
    if (isTold) {
      const link = linkOf(parts, row, code);
      mails.push(promotedMail(date, held, link, senderOf(parts, row)));
    }
    if (isFull(now)) break;
  }
  await parts.mailer.queueAll(transaction, mails);
  return now;
}

export async function storeCounts(
  transaction: Transaction,
  { id, taken, waiting }: Offer,
): Promise<void> {
  await transaction.reservationOffer.updateMany({ where: { id }, data: { taken, waiting } });
}

/** A change of reservations: the result, and the offers before and after. */
export interface Changed<T> {
  readonly result: T;
  readonly changesPages: boolean;
}

/** Writes a change of reservations; the content revision grows if public pages change. */
export async function writeReservations<T>(
  { database, mailer }: ReservationParts,
  work: (transaction: Transaction) => Promise<Changed<T>>,
  mayUseReserve = false,
): Promise<T> {
  const { result } = await database.writeContent(work, {
    mayUseReserve,
    isContent: (changed) => changed.changesPages,
  });
  mailer.deliverSoon();
  return result;
}
