import { parseDateKey } from '@centar/domain/dateKey.ts';
import type { ReservationOffer } from '../../../prisma/generated/client.ts';
import type { Actor, Person } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError, badInput, orNotFound } from '../platform/errors.ts';
import { requirePerson, requireSection } from '../platform/policies.ts';
import { dateNamed, dateOf, datesOf, type DateFacts } from './dates.ts';

/**
 * An offer for staff of its section, with its date. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND.
 */
export async function offerForStaff(
  client: Transaction,
  actor: Actor,
  id: number,
  now: Date,
): Promise<{
  readonly person: Person;
  readonly offer: ReservationOffer;
  readonly date: DateFacts;
}> {
  requirePerson(actor);
  const offer = orNotFound(await client.reservationOffer.findUnique({ where: { id } }));
  const date = await dateOf(client, offer, now);
  requireSection(actor, date.section);
  return { person: actor, offer, date };
}

/** The programme or film of a date key. */
async function itemOfKey(client: Transaction, key: string) {
  const named = parseDateKey(key);
  if (!named) throw badInput({ dateKey: 'unknownChoice' });
  if (named.itemType === 'Program') return { itemType: 'Program', itemId: named.programId };
  const screening = await client.screening.findUnique({
    where: { id: named.screeningId },
    select: { movieId: true },
  });
  return { itemType: 'Movie', itemId: orNotFound(screening).movieId };
}

/** Throws FORBIDDEN or NOT_FOUND. */
export async function dateForStaff(
  client: Transaction,
  person: Person,
  key: string,
  now: Date,
): Promise<DateFacts> {
  const item = await itemOfKey(client, key);
  const date = await dateNamed(client, { ...item, dateKey: key }, now);
  if (!date || date.status === 'removed') throw new AppError('NOT_FOUND');
  requireSection(person, date.section);
  return date;
}

/** Of a date whose changed key is not stored yet. */
export async function followingOffer(
  client: Transaction,
  { itemType, itemId, dateKey: key }: DateFacts,
  now: Date,
): Promise<ReservationOffer | undefined> {
  const offers = await client.reservationOffer.findMany({ where: { itemType, itemId } });
  const dates = await datesOf(client, offers, now);
  return offers.find(({ id }) => dates.get(id)?.dateKey === key);
}
