import type { Bookmark, BookmarkedItem } from '../../device/bookmarks.ts';
import { endChange, endChangeWords } from '../schedule/endChange.ts';
import type { ScheduleEntry } from '../schedule/scheduleView.ts';
import { bookmarksTexts as texts } from './bookmarks.texts.ts';

/** No longer in the schedule; as it was when starred. */
export interface UnscheduledBookmark extends BookmarkedItem {
  readonly key: string;
}

export interface SortedBookmarks {
  /** Soonest first; events moved since starring are marked. */
  readonly announced: readonly ScheduleEntry[];
  /** Removed from the schedule before their time. */
  readonly gone: readonly UnscheduledBookmark[];
  readonly past: readonly UnscheduledBookmark[];
}

/** Marks an entry whose time has changed since starring although staff did not mark it as moved. */
function withMove(entry: ScheduleEntry, starred: BookmarkedItem | undefined): ScheduleEntry {
  if (entry.status !== 'scheduled' || starred === undefined) return entry;
  if (starred.at !== entry.at) {
    return { ...entry, status: 'moved', note: texts.movedSince, formerAt: starred.at };
  }
  const change = endChange(starred.endsAt, entry);
  return change ? { ...entry, changed: endChangeWords(change) } : entry;
}

/** From the stored details only. */
function asAnnounced({ key, title, href, at, endsAt }: UnscheduledBookmark): ScheduleEntry {
  return {
    key,
    title,
    href,
    at,
    endsAt: endsAt ?? null,
    openHours: [],
    line: '',
    place: '',
    language: '',
    age: '',
    price: '',
    isFree: false,
    note: '',
    status: 'scheduled',
    formerAt: null,
    image: null,
    forChildren: false,
    accessFacts: [],
    mark: key.startsWith('projekcija') ? 'bioskop' : 'mladi',
  };
}

/** With the future entries of the schedule. */
export function sortBookmarks(
  bookmarks: readonly Bookmark[],
  entries: readonly ScheduleEntry[],
  now: Date,
): SortedBookmarks {
  const starred = new Map(bookmarks.map((one) => [one.key, one]));
  const announced = entries
    .filter(({ key }) => starred.has(key))
    .map((entry) => withMove(entry, starred.get(entry.key)?.item));
  const known = new Set(announced.map(({ key }) => key));
  const unscheduled = bookmarks
    .flatMap(({ key, item }) => (item && !known.has(key) ? [{ key, ...item }] : []))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
  // The schedule is limited: items after its last entry are not known to be gone.
  const last = entries.at(-1)?.at ?? '';
  const isToCome = ({ at, endsAt }: UnscheduledBookmark): boolean =>
    new Date(at) > now || (endsAt !== undefined && new Date(endsAt) > now);
  return {
    announced: [
      ...announced,
      ...unscheduled
        .filter(({ at }) => at > last)
        .filter(isToCome)
        .map(asAnnounced),
    ],
    gone: unscheduled.filter((one) => isToCome(one) && one.at <= last),
    past: unscheduled.filter((one) => !isToCome(one)).reverse(),
  };
}
