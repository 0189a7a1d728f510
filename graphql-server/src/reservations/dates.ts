import { z } from 'zod';
import { formerTimes } from '@centar/domain/allDay.ts';
import { itemPath } from '@centar/domain/pages.ts';
import { timesOf, type EventTimes } from '@centar/domain/eventState.ts';
import { programTypeNamed, type ItemSection } from '@centar/domain/sections.ts';
import { readAnnouncedFilms } from '../contentTypes/cinema/cinema.service.ts';
import { readAnnounced } from '../contentTypes/programs/programDates.ts';
import { isVisible } from '../items/read/visibility.ts';
import type { ReservationOffer } from '../../../prisma/generated/client.ts';
import type { Transaction } from '../platform/database/database.ts';

const MAX_KEY = 40;
export const dateKeyInput = z.string({ error: 'invalid' }).max(MAX_KEY, { error: 'tooLong' });

/** A date of a programme or a screening, as reservations need it. */
export interface DateFacts {
  readonly dateKey: string;
  readonly itemType: string;
  readonly itemId: number;
  readonly title: string;
  /** Empty if the item is purged: then only administrators see the reservations. */
  readonly section: ItemSection;
  /** Empty if visitors don't see the item. */
  readonly path: string;
  readonly at: Date;
  readonly endsAt: Date | null;
  readonly place: string;
  /** scheduled, moved, cancelled or removed */
  readonly status: string;
  readonly statusNote: string;
  /** Before it was moved. */
  readonly formerAt: Date | null;
  /** Of the item; null once it is purged. */
  readonly changedAt: Date | null;
}

type Offered = Pick<
  ReservationOffer,
  'id' | 'dateKey' | 'itemType' | 'itemId' | 'toldAt' | 'toldPlace'
>;

type Matched = Omit<Offered, 'itemId'>;

type Named = Pick<DateFacts, 'dateKey' | 'at' | 'place'>;

const isSame = (one: Date, other: Date): boolean => one.getTime() === other.getTime();

/** A film may have two screenings at the same time, in different halls. */
const beginsLike = ({ at, place }: Named, { itemType, toldAt, toldPlace }: Matched): boolean =>
  isSame(at, toldAt) && (itemType !== 'Movie' || place === toldPlace);

/**
 * Which date each offer of an item is for. Dates are matched by key; a date that was removed and
 * added again has a new key, and is matched by its beginning. Needs all offers of the item, since
 * the date at that beginning may belong to another offer.
 */
export function matchOffers<Found extends Named>(
  dates: readonly Found[],
  offers: readonly Matched[],
): ReadonlyMap<number, Found> {
  const found = new Map<number, Found>();
  const left = new Set(dates);
  const match = (isFor: (date: Found, offer: Matched) => boolean) => {
    for (const offer of offers) {
      if (found.has(offer.id)) continue;
      const date = [...left].find((one) => isFor(one, offer));
      if (!date) continue;
      found.set(offer.id, date);
      left.delete(date);
    }
  };
  const keys = new Set(dates.map(({ dateKey }) => dateKey));
  match((date, { dateKey, toldAt }) => date.dateKey === dateKey && isSame(date.at, toldAt));
  match((date, offer) => !keys.has(offer.dateKey) && beginsLike(date, offer));
  match((date, { dateKey }) => date.dateKey === dateKey);
  return found;
}

type ItemDates = Omit<DateFacts, 'path'> & { readonly isPublic: boolean };

interface AnnouncedItem {
  readonly id: number;
  readonly title: string;
  readonly deletedAt: Date | null;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
  readonly dates: readonly Pick<
    DateFacts,
    'dateKey' | 'at' | 'endsAt' | 'place' | 'status' | 'statusNote' | 'formerAt'
  >[];
}

const datesIn = (
  itemType: string,
  section: ItemSection,
  item: AnnouncedItem,
  now: Date,
): ItemDates[] =>
  item.dates.map((date) => ({
    ...date,
    itemType,
    itemId: item.id,
    title: item.title,
    section,
    status: item.deletedAt ? 'removed' : date.status,
    changedAt: item.updatedAt,
    isPublic: isVisible(item, now),
  }));

/** Of programmes in the trash, too. */
async function programDates(client: Transaction, ids: number[], now: Date): Promise<ItemDates[]> {
  const programs = await readAnnounced(client, ids);
  return programs.flatMap((program) => {
    const section = programTypeNamed(program.programType)?.name ?? '';
    return datesIn('Program', section, program, now);
  });
}

async function screeningDates(client: Transaction, ids: number[], now: Date): Promise<ItemDates[]> {
  const films = await readAnnouncedFilms(client, ids);
  return films.flatMap((film) => datesIn('Movie', 'Bioskop program', film, now));
}

interface ItemFacts {
  readonly title: string;
  readonly section: ItemSection;
  readonly changedAt: Date | null;
}

const endAsTold = (itemType: Offered['itemType'], toldAt: Date): Date | null =>
  itemType === 'Movie' ? null : formerTimes(toldAt).endsAt;

/** When a date was, as those who have reserved know it. */
export const toldTimes = (date: DateFacts, toldAt: Date): EventTimes =>
  timesOf(
    isSame(date.at, toldAt) ? date : { at: toldAt, endsAt: endAsTold(date.itemType, toldAt) },
  );

/** A date that its item lacks, as last announced. */
const removedDate = (offer: Offered, item: ItemFacts | undefined): DateFacts => ({
  dateKey: offer.dateKey,
  itemType: offer.itemType,
  itemId: offer.itemId,
  title: item?.title ?? '',
  section: item?.section ?? (offer.itemType === 'Movie' ? 'Bioskop program' : ''),
  path: '',
  at: offer.toldAt,
  endsAt: endAsTold(offer.itemType, offer.toldAt),
  place: offer.toldPlace,
  status: 'removed',
  statusNote: '',
  formerAt: null,
  changedAt: item?.changedAt ?? null,
});

function withPath({ isPublic, ...date }: ItemDates): DateFacts {
  const itemType = date.itemType === 'Movie' ? 'Movie' : 'Program';
  return { ...date, path: isPublic ? (itemPath(itemType, date.itemId, date.section) ?? '') : '' };
}

const itemOf = ({ itemType, itemId }: Pick<Offered, 'itemType' | 'itemId'>): string =>
  `${itemType} ${String(itemId)}`;

const MATCHED = {
  id: true,
  dateKey: true,
  itemType: true,
  itemId: true,
  toldAt: true,
  toldPlace: true,
} as const;

/** The dates of offers by their ids, in four statements at most. */
export async function datesOf(
  client: Transaction,
  offers: readonly Offered[],
  now: Date,
): Promise<ReadonlyMap<number, DateFacts>> {
  const idsOf = (itemType: string): number[] => [
    ...new Set(offers.filter((one) => one.itemType === itemType).map(({ itemId }) => itemId)),
  ];
  if (offers.length === 0) return new Map();
  const all = await client.reservationOffer.findMany({
    where: {
      OR: ['Program', 'Movie'].map((itemType) => ({ itemType, itemId: { in: idsOf(itemType) } })),
    },
    orderBy: { id: 'asc' },
    select: MATCHED,
  });
  const offersByItem = Map.groupBy(all, itemOf);
  const dates = [
    ...(await programDates(client, idsOf('Program'), now)),
    ...(await screeningDates(client, idsOf('Movie'), now)),
  ];
  const datesByItem = Map.groupBy(dates, itemOf);
  return new Map(
    [...Map.groupBy(offers, itemOf)].flatMap(([item, own]) => {
      const itemDates = datesByItem.get(item) ?? [];
      const found = matchOffers(itemDates, offersByItem.get(item) ?? own);
      return own.map((offer) => {
        const date = found.get(offer.id);
        return [offer.id, date ? withPath(date) : removedDate(offer, itemDates[0])] as const;
      });
    }),
  );
}

export async function dateOf(client: Transaction, offer: Offered, now: Date): Promise<DateFacts> {
  const date = (await datesOf(client, [offer], now)).get(offer.id);
  if (!date) throw new Error(`Offer ${String(offer.id)} has no date`);
  return date;
}

/** A date without an offer. Undefined if there is none. */
export async function dateNamed(
  client: Transaction,
  { itemType, itemId, dateKey }: { itemType: string; itemId: number; dateKey: string },
  now: Date,
): Promise<DateFacts | undefined> {
  const read = itemType === 'Movie' ? screeningDates : programDates;
  const date = (await read(client, [itemId], now)).find((one) => one.dateKey === dateKey);
  return date && withPath(date);
}
