import type { EventStatus } from '@centar/domain/content/shared.ts';
import { nextDate } from '@centar/domain/content/nextDate.ts';
import { endOf, isPast, type EventTimes } from '@centar/domain/eventState.ts';
import { searchedFields } from '@centar/domain/types/declaration.ts';
import { DECLARATIONS } from '@centar/domain/types/declarations.ts';
import { suggestedSearch, titleWords } from '@centar/domain/searchSuggestion.ts';
import {
  BEST_HITS,
  HITS_ON_A_PAGE,
  placeOfWords,
  SEARCHED_TYPES,
  searchWords,
  textAround,
  type SearchedType,
} from '@centar/domain/wordSearch.ts';
import { nextScreening } from '../../../features/cinema/public/movieView.ts';
import type { OfflineSnapshot } from '@centar/domain/pageContract.ts';
import {
  SEARCHED_VIEWS,
  type SearchRequest,
  type Hit,
  type HitGroup,
  type SearchAnswer,
} from './searchView.ts';

/** The fields of a cached item that the search needs. */
interface SnapshotItem {
  readonly [field: string]: unknown;
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly author?: string;
  readonly yearMade?: string;
  readonly programType?: string;
  readonly eventHappeningDateTime?: string;
  readonly endsAt?: string | null;
  /** The dates of a series. */
  readonly dates?: readonly (EventTimes & {
    readonly eventHappeningDateTime: string;
    readonly place?: string;
    readonly status: EventStatus;
  })[];
  readonly status?: EventStatus;
  readonly datePosted?: string;
  readonly movieProductionDateTimes?: readonly {
    readonly productionDate: string;
    readonly hall?: string;
    readonly status: EventStatus;
  }[];
}

type SnapshotEntries = OfflineSnapshot['entries'];

/** Item types by the response field that contains a complete item. */
const WHOLE_ITEMS = new Map(
  SEARCHED_TYPES.map(({ itemType }) => [SEARCHED_VIEWS[itemType].wholeItem, itemType]),
);

function itemsOf(snapshot: SnapshotEntries): Map<SearchedType, SnapshotItem[]> {
  const items = new Map<SearchedType, SnapshotItem[]>();
  for (const entry of Object.values(snapshot)) {
    const { data } = entry as { data?: Record<string, unknown> };
    for (const [field, value] of Object.entries(data ?? {})) {
      const itemType = WHOLE_ITEMS.get(field);
      if (itemType && value)
        items.set(itemType, [...(items.get(itemType) ?? []), value as SnapshotItem]);
    }
  }
  return items;
}

/** A programme's time, for a series its next date. Undefined for other types. */
function happeningOf(item: SnapshotItem, now: Date) {
  const { dates = [], eventHappeningDateTime, endsAt } = item;
  return (
    nextDate(dates, now) ??
    (eventHappeningDateTime === undefined ? undefined : { eventHappeningDateTime, endsAt })
  );
}

const screeningOf = ({ movieProductionDateTimes = [] }: SnapshotItem, now: Date) =>
  nextScreening({ movieProductionDateTimes }, now);

type MomentOf = (item: SnapshotItem, now: Date) => string | null | undefined;
const posted: MomentOf = ({ datePosted }) => datePosted;
const none: MomentOf = () => null;

/** As `at` in the server's `search.service.ts`. */
const MOMENTS: Readonly<Record<SearchedType, MomentOf>> = {
  Program: (item, now) => happeningOf(item, now)?.eventHappeningDateTime,
  Movie: (item, now) => screeningOf(item, now)?.productionDate,
  News: posted,
  Competition: posted,
  Procurement: posted,
  GalleryItem: none,
  Colony: none,
  ArtSalon: none,
};

/** The status of the event at the moment that is shown. */
function statusOf(item: SnapshotItem, now: Date): EventStatus | null {
  const { dates = [], status } = item;
  return (screeningOf(item, now) ?? nextDate(dates, now))?.status ?? status ?? null;
}

interface Found extends Hit {
  readonly isAhead: boolean;
  readonly inTitle: boolean;
}

/** The server's order: future events first, then matches in the title, then the latest. */
function compare(a: Found, b: Found): number {
  if (a.isAhead !== b.isAhead) return a.isAhead ? -1 : 1;
  if (a.inTitle !== b.inTitle) return a.inTitle ? -1 : 1;
  const [at, other] = [a.at ?? '', b.at ?? ''];
  if (at !== other) return at < other === a.isAhead ? -1 : 1;
  return b.itemId - a.itemId;
}

function found(
  itemType: SearchedType,
  item: SnapshotItem,
  words: readonly string[],
  now: Date,
): Found[] {
  const { id, title, description, author, yearMade } = item;
  const text = description ?? [author, yearMade].filter(Boolean).join(', ');
  const halls = [
    ...(item.movieProductionDateTimes ?? []).map(({ hall }) => hall),
    ...(item.dates ?? []).map(({ place: hall }) => hall),
  ];
  const searched = [
    ...searchedFields(DECLARATIONS[itemType]).map((field) => item[field]),
    ...halls,
  ];
  const place = placeOfWords(title, searched.join('\n'), words);
  if (!place) return [];
  const at = MOMENTS[itemType](item, now) ?? null;
  const happens = happeningOf(item, now);
  return [
    {
      itemId: id,
      title,
      excerpt: textAround(text, words),
      at,
      programType: item.programType ?? null,
      status: statusOf(item, now),
      pastAt: happens ? endOf(happens).toISOString() : null,
      isAhead:
        screeningOf(item, now) !== undefined || (happens !== undefined && !isPast(happens, now)),
      inTitle: place === 'title',
    },
  ];
}

/** Searches the snapshot; the results have the shape of the server's. */
export function searchIn(snapshot: SnapshotEntries, asked: SearchRequest, now: Date): HitGroup[] {
  const words = searchWords(asked.text);
  const items = itemsOf(snapshot);
  const types = SEARCHED_TYPES.filter(
    ({ itemType }) => asked.itemType === undefined || itemType === asked.itemType,
  );
  return types.flatMap(({ itemType }) => {
    const hits = (items.get(itemType) ?? []).flatMap((item) => found(itemType, item, words, now));
    if (hits.length === 0) return [];
    const from = asked.itemType ? (asked.page - 1) * HITS_ON_A_PAGE : 0;
    const shown = asked.itemType ? HITS_ON_A_PAGE : BEST_HITS;
    const ordered = hits.sort(compare).slice(from, from + shown);
    return [{ itemType, total: hits.length, hits: ordered }];
  });
}

/** A corrected query, if the snapshot has results for it. */
function suggestionIn(snapshot: SnapshotEntries, asked: SearchRequest, now: Date): string | null {
  const titles = [...itemsOf(snapshot).values()].flatMap((items) =>
    items.map(({ title }) => title),
  );
  const suggestion = suggestedSearch(asked.text, titleWords(titles));
  if (suggestion === undefined) return null;
  return searchIn(snapshot, { ...asked, text: suggestion }, now).length > 0 ? suggestion : null;
}

/** The answer to the Search operation on a device. */
export function searchSnapshot(
  snapshot: SnapshotEntries,
  asked: SearchRequest,
  now: Date,
): SearchAnswer {
  const groups = searchIn(snapshot, asked, now);
  return { groups, suggestion: groups.length > 0 ? null : suggestionIn(snapshot, asked, now) };
}
