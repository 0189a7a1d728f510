import { z } from 'zod';
import { mayWrite } from '@centar/domain/access.ts';
import { pick } from '@centar/domain/objects.ts';
import { parseDateKey } from '@centar/domain/dateKey.ts';
import { lateMoments, offerRules, type OfferRules } from '@centar/domain/reservations.ts';
import { itemId, moment, seenVersion } from '@centar/domain/rules.ts';
import type { ReservationOffer } from '../../../prisma/generated/client.ts';
import { itemReference } from '../items/itemReference.ts';
import type { Actor, Person } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError, badInput, orNotFound } from '../platform/errors.ts';
import { requirePerson, requireSection } from '../platform/policies.ts';
import { parseInput } from '../platform/validation.ts';
import { recordEvent } from './audit.ts';
import { dateNamed, dateOf, datesOf, type DateFacts } from './dates.ts';
import { mergeCounts } from './doorCounts.ts';
import { noOffer, offerView } from './offerViews.ts';
import { promote, storeCounts, writeReservations, type ReservationParts } from './places.ts';
import type { ReservationOffer as OfferView } from './reservations.types.ts';

const MAX_OFFERS = 1000;
const MAX_KEY = 40;
const dateKey = z.string({ error: 'invalid' }).max(MAX_KEY, { error: 'tooLong' });
const stretch = z.strictObject({ from: moment, to: moment });
const missing = z.preprocess((value) => value ?? undefined, z.undefined());
const oneOffer = z.union([
  z.strictObject({ dateKey, id: missing.optional() }),
  z.strictObject({ dateKey: missing.optional(), id: itemId }),
]);
const savedOffer = z.strictObject({ ...offerRules.shape, dateKey, version: seenVersion });
const ruleNames = Object.keys(offerRules.shape) as (keyof OfferRules)[];

/** The body of the REST call, for its document. */
export const OFFER_BODY = savedOffer;

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

/** Throws BAD_USER_INPUT. */
function assertInTime(rules: OfferRules, date: DateFacts): void {
  const late = lateMoments(rules, date.at);
  if (Object.keys(late).length > 0) throw badInput(late);
}

/** What dates take reservations for. */
export function offersService(parts: ReservationParts) {
  const { database, clock } = parts;

  async function arrivedAt(client: Transaction, offerIds: readonly number[]) {
    const rows = await client.doorCount.findMany({ where: { offerId: { in: [...offerIds] } } });
    const byOffer = Map.groupBy(rows, ({ offerId }) => offerId);
    return (id: number): number => mergeCounts(byOffer.get(id) ?? []).arrived;
  }

  async function viewOf(offer: ReservationOffer, date: DateFacts): Promise<OfferView> {
    const arrived = await arrivedAt(database.reader, [offer.id]);
    return offerView(offer, date, arrived(offer.id), clock());
  }

  /** Throws FORBIDDEN or NOT_FOUND. */
  async function dateForStaff(client: Transaction, person: Person, key: string) {
    const item = await itemOfKey(client, key);
    const date = await dateNamed(client, { ...item, dateKey: key }, clock());
    if (!date || date.status === 'removed') throw new AppError('NOT_FOUND');
    requireSection(person, date.section);
    return date;
  }

  /** Of a date whose changed key is not stored yet. */
  async function followingOffer(
    client: Transaction,
    { itemType, itemId, dateKey: key }: DateFacts,
  ) {
    const offers = await client.reservationOffer.findMany({ where: { itemType, itemId } });
    const dates = await datesOf(client, offers, clock());
    return offers.find(({ id }) => dates.get(id)?.dateKey === key);
  }

  async function create(transaction: Transaction, person: Person, key: string, rules: OfferRules) {
    const date = await dateForStaff(transaction, person, key);
    if (await followingOffer(transaction, date)) throw new AppError('CONFLICT');
    assertInTime(rules, date);
    const offer = await transaction.reservationOffer.create({
      data: {
        ...rules,
        dateKey: key,
        itemType: date.itemType,
        itemId: date.itemId,
        updatedByName: person.name,
        toldAt: date.at,
        toldPlace: date.place,
        toldStatus: date.status,
      },
    });
    const event = { action: 'create', itemType: 'ReservationOffer', id: offer.id } as const;
    await recordEvent(transaction, person, date, { ...event, after: rules });
    return { offer, date };
  }

  async function update(
    transaction: Transaction,
    actor: Actor,
    stored: ReservationOffer,
    saved: { readonly rules: OfferRules; readonly version: number | undefined },
  ) {
    const { person, date } = await offerForStaff(transaction, actor, stored.id, clock());
    const { rules, version } = saved;
    if (version !== stored.version || stored.erasedAt) throw new AppError('CONFLICT');
    assertInTime(rules, date);
    const changed = await transaction.reservationOffer.update({
      where: { id: stored.id },
      data: { ...rules, version: { increment: 1 }, updatedByName: person.name },
    });
    const offer = await promote(transaction, parts, changed, date);
    if (offer !== changed) await storeCounts(transaction, offer);
    const event = { action: 'update', itemType: 'ReservationOffer', id: offer.id } as const;
    const before = pick(stored, ruleNames);
    await recordEvent(transaction, person, date, { ...event, before, after: rules });
    return { offer, date };
  }

  return {
    /** Soonest first. Throws UNAUTHENTICATED or BAD_USER_INPUT. */
    async list(actor: Actor, input: unknown): Promise<OfferView[]> {
      requirePerson(actor);
      const { from, to } = parseInput(stretch, input);
      const { reader } = database;
      const now = clock();
      // Until a move is told, its offer is found by the earlier beginning.
      const offers = await reader.reservationOffer.findMany({
        where: { toldAt: { gte: from, lt: to } },
        orderBy: [{ toldAt: 'asc' }, { id: 'asc' }],
        take: MAX_OFFERS,
      });
      const dates = await datesOf(reader, offers, now);
      const own = offers.flatMap((offer) => {
        const date = dates.get(offer.id);
        return date && mayWrite(actor, date.section) ? [{ offer, date }] : [];
      });
      const arrived = await arrivedAt(
        reader,
        own.map(({ offer }) => offer.id),
      );
      return own.map(({ offer, date }) => offerView(offer, date, arrived(offer.id), now));
    },

    /** Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, or NOT_FOUND without such a date. */
    async one(actor: Actor, input: unknown): Promise<OfferView> {
      requirePerson(actor);
      const { dateKey: key, id } = parseInput(oneOffer, input);
      const { reader } = database;
      const where = id === undefined ? { dateKey: key } : { id };
      const stored = await reader.reservationOffer.findUnique({ where });
      if (!stored && key !== undefined) {
        const shown = await dateForStaff(reader, actor, key);
        const following = await followingOffer(reader, shown);
        return following ? viewOf(following, shown) : noOffer(shown);
      }
      const { offer, date } = await offerForStaff(reader, actor, stored?.id ?? id ?? 0, clock());
      return viewOf(offer, date);
    },

    /**
     * A new offer has no version. Those who wait get places that were added. Throws UNAUTHENTICATED,
     * FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, or CONFLICT if it was changed meanwhile.
     */
    async save(actor: Actor, input: unknown): Promise<OfferView> {
      requirePerson(actor);
      const { dateKey: key, version, ...written } = parseInput(savedOffer, input);
      const rules = parseInput(offerRules, written);
      const { offer, date } = await writeReservations(parts, async (transaction) => {
        const stored = await transaction.reservationOffer.findUnique({ where: { dateKey: key } });
        const result = stored
          ? await update(transaction, actor, stored, { rules, version })
          : await create(transaction, actor, key, rules);
        return { result, changesPages: true };
      });
      return viewOf(offer, date);
    },

    /** Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, or CONFLICT if there are reservations. */
    async remove(actor: Actor, input: unknown): Promise<boolean> {
      requirePerson(actor);
      const { id } = parseInput(itemReference, input);
      await writeReservations(
        parts,
        async (transaction) => {
          const { person, offer, date } = await offerForStaff(transaction, actor, id, clock());
          const count = await transaction.reservation.count({ where: { offerId: id } });
          if (count > 0 || offer.erasedAt) throw new AppError('CONFLICT');
          await transaction.reservationOffer.delete({ where: { id } });
          const event = { action: 'delete', itemType: 'ReservationOffer', id } as const;
          await recordEvent(transaction, person, date, {
            ...event,
            before: pick(offer, ruleNames),
          });
          return { result: true, changesPages: true };
        },
        true,
      );
      return true;
    },
  };
}

export type OffersService = ReturnType<typeof offersService>;
