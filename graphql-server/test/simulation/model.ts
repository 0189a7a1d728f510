import { DAY_MS, HOUR_MS } from '@centar/domain/durations.ts';

export type ModelType = 'News' | 'Program' | 'Movie' | 'Competition';
export type Editor = 'administrator' | 'Vesti' | 'Muzicki program' | 'Konkurs' | 'nobody';

/** What a save asks for: `now`, a draft, or a moment in milliseconds. */
export type Publication = 'now' | 'draft' | number;

/** A date of a programme or a screening. */
export interface EventDate {
  /** What it is known by here, since no edit changes it. */
  readonly place: string;
  /** When it begins, in milliseconds. */
  readonly at: number;
  readonly status: string;
  /** Of its row; 0 if the programme never had another date. */
  readonly row: number;
  /** The date that the programme had before it became a series. */
  readonly isOriginal: boolean;
}

/** What an edit says of a date; a place that the item has not adds one. */
export type PlannedDate = Pick<EventDate, 'place' | 'at' | 'status'>;

interface Content {
  readonly title: string;
  readonly publishedAt: number | null;
  /** Empty for an item without dates. */
  readonly dates: readonly EventDate[];
  /** The place of the date that a series shows. */
  readonly shown: string;
  /** The name of its file. */
  readonly file: string | null;
}

export interface Item extends Content {
  readonly type: ModelType;
  /** Its author, which no edit changes. */
  readonly mark: string;
  readonly version: number;
  /** Since when it is in the trash, in milliseconds. */
  readonly binnedAt: number | null;
  readonly past: Readonly<Record<number, Content>>;
}

interface Counts {
  readonly taken: number;
  readonly waiting: number;
}

export interface Offer {
  readonly type: ModelType;
  readonly places: number;
  readonly version: number;
  /** By which it knows its date; 0 for the programme's own. */
  readonly key: number;
  /** What those who have reserved know of the date. */
  readonly told: PlannedDate;
  /** The numbers that are left of erased reservations. */
  readonly erased: Counts | null;
}

export interface Reservation {
  /** The mark of the item whose date it is for. */
  readonly of: string;
  readonly mailbox: string;
  readonly places: number;
  readonly state: 'held' | 'waiting' | 'cancelled' | 'erased';
  readonly version: number;
  /** How often its link was replaced. */
  readonly links: number;
  /** Since when it waits, in milliseconds. */
  readonly since: number;
}

/** What the server has promised. */
export interface State {
  readonly items: Readonly<Record<string, Item>>;
  /** By the mark of the item. */
  readonly offers: Readonly<Record<string, Offer>>;
  /** In the order of their ids; erased ones stay here, so that the others keep their index. */
  readonly reservations: readonly Reservation[];
  /** Rows of dates so far. */
  readonly rows: number;
  /** How many of each kind a mailbox was sent: `ana@… promoted`. */
  readonly mails: Readonly<Record<string, number>>;
  readonly audits: number;
  /** Stored files and since when they are released, in milliseconds. */
  readonly files: Readonly<Record<string, number | null>>;
  /** The item that each `Idempotency-Key` has created. */
  readonly keys: Readonly<Record<string, string>>;
}

export const EMPTY: State = {
  items: {},
  offers: {},
  reservations: [],
  rows: 0,
  mails: {},
  audits: 0,
  files: {},
  keys: {},
};

interface ByEditor {
  readonly mark: string;
  readonly by: Editor;
}

/** A change of a reservation by staff who have seen a version. */
interface ByStaff {
  readonly index: number;
  readonly by: Editor;
  readonly seen: number;
}

export type Operation =
  | (ByEditor & {
      readonly kind: 'create';
      readonly type: ModelType;
      readonly title: string;
      readonly publication: Publication;
      readonly dates: readonly PlannedDate[];
      readonly file: string | null;
      readonly key: string;
    })
  | (ByEditor & {
      readonly kind: 'edit';
      readonly type: ModelType;
      readonly title: string;
      readonly publication: Publication;
      /** Absent: as they were. */
      readonly dates?: readonly PlannedDate[];
      readonly seen: number;
    })
  | (ByEditor & { readonly kind: 'bin' | 'restore' | 'purge'; readonly type: ModelType })
  | (ByEditor & { readonly kind: 'replaceFile'; readonly type: ModelType; readonly file: string })
  | (ByEditor & {
      readonly kind: 'restoreVersion';
      readonly type: ModelType;
      readonly version: number;
      readonly seen: number;
    })
  | {
      readonly kind: 'saveOffer';
      readonly of: string;
      readonly by: Editor;
      readonly places: number;
      readonly seen: number;
    }
  | {
      readonly kind: 'reserve';
      readonly of: string;
      readonly mailbox: string;
      readonly places: number;
    }
  | { readonly kind: 'cancelOwn'; readonly index: number; readonly links: number }
  | {
      readonly kind: 'changeOwn';
      readonly index: number;
      readonly links: number;
      readonly places: number;
    }
  | (ByStaff & { readonly kind: 'cancelByStaff' })
  | (ByStaff & { readonly kind: 'move'; readonly to: string })
  | (ByStaff & { readonly kind: 'readdress'; readonly mailbox: string })
  | {
      readonly kind: 'erase';
      readonly index: number;
      readonly by: Editor;
      /** Mails that are sent or given up, like `State.mails`. */
      readonly done: Due['young'];
    }
  | { readonly kind: 'tell'; readonly offers: readonly string[] }
  | { readonly kind: 'deliver' }
  | ({ readonly kind: 'night' } & Due);

/** What the daily sweep has to do, in this order. */
export interface Due {
  /** The marks of items that were in the trash long enough. */
  readonly purged: readonly string[];
  readonly files: readonly string[];
  /** The marks of items whose reservations are over. */
  readonly erased: readonly string[];
  /** Whether mails to mailboxes without a reservation are deleted. */
  readonly strays: boolean;
  /** Mails that may still be sent, like `State.mails`. */
  readonly young: Readonly<Record<string, number>>;
}

/** The answer that is expected, and the state after it. */
export interface Applied {
  readonly answer: string;
  readonly state: State;
}

const RELEASED_MS = 48 * HOUR_MS;
const TERM_MS = 30 * DAY_MS;
/** As long as `MOVIE_FIELDS` say. */
const FILM_MS = 1.5 * HOUR_MS;
/** When a day ends in Belgrade, in winter. */
const MIDNIGHT_MS = 23 * HOUR_MS;
const EVENT_MS = 2 * HOUR_MS;
const LARGEST_GROUP = 4;
/** A programme and a film whose dates take reservations. */
export const OFFERED = ['Autor 1', 'Autor 8'] as const;

export const SECTIONS: Readonly<Record<ModelType, Editor>> = {
  News: 'Vesti',
  Program: 'Muzicki program',
  Movie: 'nobody',
  Competition: 'Konkurs',
};

export const isPublic = ({ binnedAt, publishedAt }: Item, now: number): boolean =>
  binnedAt === null && publishedAt !== null && publishedAt <= now;

/** Dates of programmes in halls with an even number have an end, two hours after they begin. */
export const endOf = ({ place, at }: PlannedDate): number | null =>
  Number(place.replace('Sala ', '')) % 2 === 0 ? at + EVENT_MS : null;

/** From when on lists of programmes leave a date out. */
const pastAt = (date: PlannedDate): number =>
  endOf(date) ?? date.at - (date.at % DAY_MS) + MIDNIGHT_MS;

const isOver = (date: PlannedDate, now: number): boolean => now >= pastAt(date);

/** Lists of programmes show only those that are not over. */
export function isAnnounced({ type, dates, shown }: Item, now: number): boolean {
  const date = dates.find(({ place }) => place === shown);
  return type !== 'Program' || (date !== undefined && !isOver(date, now));
}

const isOff = (status: string): boolean => status === 'cancelled' || status === 'removed';

const placesIn = ({ reservations }: State, mark: string, wanted: string): number =>
  reservations.reduce(
    (sum, { of, state, places }) => sum + (of === mark && state === wanted ? places : 0),
    0,
  );

const countsOf = (state: State, mark: string): Counts =>
  state.offers[mark]?.erased ?? {
    taken: placesIn(state, mark, 'held'),
    waiting: placesIn(state, mark, 'waiting'),
  };

const freeIn = (state: State, mark: string): number =>
  Math.max(0, (state.offers[mark]?.places ?? 0) - countsOf(state, mark).taken);

const isActive = ({ state }: Reservation): boolean => state === 'held' || state === 'waiting';

/** Those that are stored. */
export const storedReservations = ({ reservations }: State): readonly Reservation[] =>
  reservations.filter(({ state }) => state !== 'erased');

/** A series shows its next date that takes place, else the next one, else the last one. */
function shownOf(type: ModelType, dates: readonly EventDate[], now: number): string {
  if (type !== 'Program') return '';
  const sorted = dates.toSorted((one, other) => one.at - other.at);
  const ahead = sorted.filter((date) => !isOver(date, now));
  const takesPlace = ({ status }: EventDate): boolean => status !== 'cancelled';
  const shown = ahead.find(takesPlace) ?? ahead[0] ?? sorted.findLast(takesPlace) ?? sorted.at(-1);
  return shown?.place ?? '';
}

/** After the first request since the time has passed: series show their next date. */
export function advanced(state: State, now: number): State {
  const behind = Object.values(state.items).filter(
    (item) => !isAnnounced(item, now) && item.dates.some((date) => !isOver(date, now)),
  );
  if (behind.length === 0) return state;
  const next = behind.map((item) => ({ ...item, shown: shownOf(item.type, item.dates, now) }));
  const items = Object.fromEntries(next.map((item) => [item.mark, item]));
  return { ...state, items: { ...state.items, ...items } };
}

/** The dates after an edit, and the number of rows so far. */
function planned(
  state: State,
  { type, dates: before }: Pick<Item, 'type' | 'dates'>,
  dates: readonly PlannedDate[],
) {
  let { rows } = state;
  const isProgram = type === 'Program';
  const [only] = before;
  const hasRows = before.some(({ row }) => row > 0);
  const isSingle = isProgram && before.length === 1 && !hasRows;
  const original = isSingle ? (dates.find(({ at }) => at === only?.at) ?? dates[0]) : undefined;
  const next = dates.map((date) => {
    const known = isSingle ? undefined : before.find(({ place }) => place === date.place);
    const row = known?.row ?? (rows += 1);
    return { ...date, row, isOriginal: date === original || known?.isOriginal === true };
  });
  return { rows, dates: isProgram && !hasRows ? alone(next) : next };
}

/** The only date of a programme that was never a series has no row. */
const alone = (dates: readonly EventDate[]): readonly EventDate[] =>
  dates.length === 1 ? dates.map((date) => ({ ...date, row: 0, isOriginal: true })) : dates;

const keyOf = (date: EventDate): number => (date.isOriginal ? 0 : date.row);

function settled(asked: Publication, before: number | null | undefined, now: number) {
  if (asked === 'draft') return null;
  if (asked !== 'now' && asked > now) return asked;
  return before != null && before <= now ? before : now;
}

function mailed(state: State, mailbox: string, kind: string): State {
  const key = `${mailbox} ${kind}`;
  return { ...state, mails: { ...state.mails, [key]: (state.mails[key] ?? 0) + 1 } };
}

const audited = (state: State): State => ({ ...state, audits: state.audits + 1 });

const withOffer = (state: State, mark: string, offer: Offer): State => ({
  ...state,
  offers: { ...state.offers, [mark]: offer },
});

function withReservation(state: State, index: number, change: Partial<Reservation>): State {
  const reservations = state.reservations.map((one, at) =>
    at === index ? { ...one, ...change, version: one.version + 1 } : one,
  );
  return { ...state, reservations };
}

function saved(state: State, item: Item, change: Partial<Item>): State {
  const { title, publishedAt, dates, shown, file, version } = item;
  const past = { ...item.past, [version]: { title, publishedAt, dates, shown, file } };
  const next = { ...item, ...change, version: version + 1, past };
  return audited({ ...state, items: { ...state.items, [item.mark]: next } });
}

function fileReleased(state: State, name: string | null, now: number): State {
  if (name === null || state.files[name] !== null) return state;
  return { ...state, files: { ...state.files, [name]: now } };
}

const fileUsed = (state: State, name: string): State => ({
  ...state,
  files: { ...state.files, [name]: null },
});

/** The date of an offer, as those who have reserved are to know it. */
export function offeredDate(state: State, mark: string, { key, told }: Offer) {
  const item = state.items[mark];
  const dates = item?.dates ?? [];
  const date = dates.find((one) => keyOf(one) === key) ?? dates.find(({ at }) => at === told.at);
  if (!item || !date) return { ...told, key, status: 'removed', isThere: false, endsAt: told.at };
  const isThere = item.binnedAt === null;
  const lasts = item.type === 'Movie' ? date.at + FILM_MS : (endOf(date) ?? date.at);
  const endsAt = isThere ? lasts : told.at;
  const { place, at, status } = date;
  return { place, at, status: isThere ? status : 'removed', key: keyOf(date), isThere, endsAt };
}

/** Those who wait get the places that are free, the first ones first, and a link unless they changed it. */
function promoted(state: State, mark: string, now: number, changed?: number): State {
  const offer = state.offers[mark];
  if (!offer) return state;
  const date = offeredDate(state, mark, offer);
  if (isOff(date.status) || now >= date.at) return state;
  const waiting = state.reservations
    .map((one, index) => ({ ...one, index }))
    .filter((one) => one.of === mark && one.state === 'waiting')
    .toSorted((one, other) => one.since - other.since || one.index - other.index);
  let next = state;
  for (const { index, mailbox, places, links } of waiting) {
    if (places > freeIn(next, mark)) continue;
    if (index === changed) next = withReservation(next, index, { state: 'held' });
    else {
      const change = { state: 'held', links: links + 1 } as const;
      next = mailed(withReservation(next, index, change), mailbox, 'promoted');
    }
  }
  return next;
}

/** What the daily sweep has to do; `young` are mails that may still be sent. */
export function dueIn(state: State, now: number, young: Due['young']): Due {
  const limit = now - TERM_MS;
  const isDue = ([mark, offer]: [string, Offer]): boolean =>
    !offer.erased && offer.told.at <= limit && offeredDate(state, mark, offer).endsAt <= limit;
  return {
    purged: Object.values(state.items).flatMap(({ mark, binnedAt }) =>
      binnedAt !== null && binnedAt <= limit ? [mark] : [],
    ),
    files: Object.entries(state.files).flatMap(([name, released]) =>
      released !== null && released < now - RELEASED_MS ? [name] : [],
    ),
    erased: Object.entries(state.offers)
      .filter(isDue)
      .map(([mark]) => mark),
    strays: true,
    young,
  };
}

/** When time alone changes the list of a type. */
export const shownMoments = ({ items }: State): { type: ModelType; at: number }[] =>
  Object.values(items).flatMap(({ type, publishedAt, dates }) => {
    const ends = type === 'Program' ? dates.map(pastAt) : [];
    return [...ends, ...(publishedAt === null ? [] : [publishedAt])].map((at) => ({ type, at }));
  });

/** When something is due in the daily sweep. */
export function dueMoments(state: State): number[] {
  const offers = Object.entries(state.offers).filter(([, { erased }]) => !erased);
  return [
    ...offers.flatMap(([mark, offer]) => [
      offer.told.at + TERM_MS,
      offeredDate(state, mark, offer).endsAt + TERM_MS,
    ]),
    ...Object.values(state.items).flatMap(({ binnedAt }) =>
      binnedAt === null ? [] : [binnedAt + TERM_MS],
    ),
    ...Object.values(state.files).flatMap((released) =>
      released === null ? [] : [released + RELEASED_MS],
    ),
  ];
}

/** The marks of items whose offers differ from their dates. */
export const changedOffers = (state: State): string[] =>
  Object.entries(state.offers).flatMap(([mark, offer]) => {
    if (offer.erased) return [];
    const { place, at, status, key } = offeredDate(state, mark, offer);
    const { told } = offer;
    const isTold =
      told.place === place && told.at === at && told.status === status && offer.key === key;
    return isTold ? [] : [mark];
  });

type Rule<Kind extends Operation['kind']> = (
  state: State,
  operation: Operation & { readonly kind: Kind },
  now: number,
) => Applied;

const OK = 'ok';

/** Finds the item that an editor writes; an answer if there is none. */
function written(
  state: State,
  { by, mark, type }: { by: Editor; mark: string; type: ModelType },
  isBinned: boolean,
): Item | string {
  if (by === 'nobody') return '401';
  if (by !== 'administrator' && by !== SECTIONS[type]) return '403';
  const item = state.items[mark];
  return item && (item.binnedAt !== null) === isBinned ? item : '404';
}

/** Whether an edit of what was seen would overwrite another one. */
function isConflict(item: Item, seen: number, withPublication: boolean): boolean {
  if (seen === item.version) return false;
  const before = item.past[seen];
  if (!before) return true;
  const textOf = ({ title, dates, shown }: Content): string =>
    JSON.stringify([title, dates, shown]);
  return (
    textOf(before) !== textOf(item) || (withPublication && before.publishedAt !== item.publishedAt)
  );
}

/** Purges an item; its file is released. */
function purged(state: State, mark: string, now: number): State {
  const { [mark]: item, ...items } = state.items;
  return item ? fileReleased(audited({ ...state, items }), item.file, now) : state;
}

/** Whether a person may write the reservations of an item; only administrators those of a purged programme. */
const isStaffOf = (state: State, by: Editor, mark: string): boolean => {
  const type = state.offers[mark]?.type ?? state.items[mark]?.type;
  if (by === 'administrator' || type === undefined) return by === 'administrator';
  return by === SECTIONS[type] && (type === 'Movie' || state.items[mark] !== undefined);
};

/** The reservation that staff change; an answer if they can't. */
function staffed(state: State, { index, by, seen }: ByStaff): Reservation | string {
  if (by === 'nobody') return '401';
  const own = state.reservations[index];
  if (!own || own.state === 'erased') return '404';
  if (!isStaffOf(state, by, own.of)) return '403';
  return own.version === seen ? own : '409';
}

/** Whether a mailbox has no other reservation of a date. */
const isOnly = ({ reservations }: State, mailbox: string, mark: string): boolean =>
  !reservations.some((one) => one.of === mark && one.mailbox === mailbox && isActive(one));

/** Without the mails to some mailboxes but for those that may still be sent. */
function mailsErased(
  state: State,
  isErased: (mailbox: string) => boolean,
  young: Due['young'],
): State {
  const left = Object.entries(state.mails).flatMap(([key, count]) => {
    const [mailbox = ''] = key.split(' ');
    const still = isErased(mailbox) ? (young[key] ?? 0) : count;
    return still > 0 ? [[key, still] as const] : [];
  });
  return { ...state, mails: Object.fromEntries(left) };
}

const RULES: { readonly [Kind in Operation['kind']]: Rule<Kind> } = {
  create(state, { by, type, mark, title, publication, dates, file, key }, now) {
    if (by === 'nobody') return { state, answer: '401' };
    if (by !== 'administrator' && by !== SECTIONS[type]) return { state, answer: '403' };
    const known = state.keys[key];
    if (known !== undefined) {
      return { state, answer: state.items[known]?.binnedAt === null ? OK : '404' };
    }
    const publishedAt = settled(publication, undefined, now);
    const { rows, dates: own } = planned(state, { type, dates: [] }, dates);
    const content = { title, publishedAt, dates: own, shown: shownOf(type, own, now), file };
    const item = { ...content, type, mark, version: 1, binnedAt: null, past: {} };
    const next = audited({
      ...state,
      rows,
      items: { ...state.items, [mark]: item },
      keys: { ...state.keys, [key]: mark },
    });
    return { state: file === null ? next : fileUsed(next, file), answer: OK };
  },
  edit(state, operation, now) {
    const item = written(state, operation, false);
    if (typeof item === 'string') return { state, answer: item };
    if (isConflict(item, operation.seen, true)) return { state, answer: '409' };
    const { title } = operation;
    const publishedAt = settled(operation.publication, item.publishedAt, now);
    const { rows, dates } = operation.dates
      ? planned(state, item, operation.dates)
      : { ...state, dates: item.dates };
    const change = { title, dates, shown: shownOf(item.type, dates, now), publishedAt };
    return { state: saved({ ...state, rows }, item, change), answer: OK };
  },
  bin(state, operation, now) {
    const item = written(state, operation, false);
    if (typeof item === 'string') return { state, answer: item };
    return { state: saved(state, item, { binnedAt: now }), answer: OK };
  },
  restore(state, operation) {
    const item = written(state, operation, true);
    if (typeof item === 'string') return { state, answer: item };
    return { state: saved(state, item, { binnedAt: null }), answer: OK };
  },
  purge(state, operation, now) {
    if (operation.by === 'nobody') return { state, answer: '401' };
    if (operation.by !== 'administrator') return { state, answer: '403' };
    const item = written(state, operation, true);
    if (typeof item === 'string') return { state, answer: item };
    return { state: purged(state, item.mark, now), answer: OK };
  },
  replaceFile(state, operation, now) {
    const item = written(state, operation, false);
    if (typeof item === 'string') return { state, answer: item };
    const { file } = operation;
    const next = fileUsed(fileReleased(state, item.file, now), file);
    return { state: saved(next, item, { file }), answer: OK };
  },
  restoreVersion(state, operation, now) {
    const item = written(state, operation, false);
    if (typeof item === 'string') return { state, answer: item };
    if (isConflict(item, operation.seen, false)) return { state, answer: '409' };
    const before = item.past[operation.version];
    if (!before) return { state, answer: '404' };
    // Rows that are gone are there again.
    const { title, file, dates } = before;
    const change = { title, dates, shown: shownOf(item.type, dates, now) };
    if (file === null || file === item.file || state.files[file] === undefined) {
      return { state: saved(state, item, change), answer: OK };
    }
    const next = fileUsed(fileReleased(state, item.file, now), file);
    return { state: saved(next, item, { ...change, file }), answer: OK };
  },
  saveOffer(state, { of, by, places, seen }, now) {
    if (by === 'nobody') return { state, answer: '401' };
    const stored = state.offers[of];
    const item = state.items[of];
    if (!stored) {
      const [date] = item?.dates ?? [];
      if (!item || !date || item.binnedAt !== null) return { state, answer: '404' };
      if (!isStaffOf(state, by, of)) return { state, answer: '403' };
      const { place, at, status } = date;
      const told = { place, at, status };
      const offer = { type: item.type, places, version: 1, key: keyOf(date), told, erased: null };
      return { state: audited(withOffer(state, of, offer)), answer: OK };
    }
    if (!isStaffOf(state, by, of)) return { state, answer: '403' };
    if (seen !== stored.version || stored.erased) return { state, answer: '409' };
    const next = withOffer(state, of, { ...stored, places, version: seen + 1 });
    return { state: promoted(audited(next), of, now), answer: OK };
  },
  reserve(state, { of, mailbox, places }, now) {
    const item = state.items[of];
    const offer = state.offers[of];
    if (!item || !offer || offer.erased || !isPublic(item, now)) return { state, answer: '404' };
    const date = offeredDate(state, of, offer);
    if (!date.isThere) return { state, answer: '404' };
    if (places > LARGEST_GROUP) return { state, answer: '400' };
    if (isOff(date.status) || isOff(offer.told.status) || now >= date.at) {
      return { state, answer: '409' };
    }
    const free = freeIn(state, of);
    if (places > free && places > offer.places) return { state, answer: '400' };
    const outcome = places <= free ? 'held' : 'waiting';
    const known = state.reservations.findIndex(
      (one) => one.of === of && one.mailbox === mailbox && isActive(one),
    );
    if (known >= 0) {
      const linked = state.reservations.map((one, at) =>
        at === known ? { ...one, links: one.links + 1 } : one,
      );
      const next = { ...state, reservations: linked };
      return { state: mailed(next, mailbox, 'known'), answer: outcome };
    }
    const row = { of, mailbox, places, state: outcome, version: 1, links: 1, since: now } as const;
    const reservations = [...state.reservations, row];
    return { state: mailed({ ...state, reservations }, mailbox, 'reserved'), answer: outcome };
  },
  cancelOwn(state, { index, links }, now) {
    const own = state.reservations[index];
    const offer = own && state.offers[own.of];
    if (!offer || own.links !== links || own.state === 'erased') return { state, answer: '404' };
    if (own.state === 'cancelled') return { state, answer: OK };
    if (now >= offeredDate(state, own.of, offer).at) return { state, answer: '409' };
    const next = withReservation(state, index, { state: 'cancelled' });
    return { state: promoted(next, own.of, now), answer: OK };
  },
  changeOwn(state, { index, places, links }, now) {
    const own = state.reservations[index];
    const offer = own && state.offers[own.of];
    if (!offer || own.links !== links || own.state === 'erased') return { state, answer: '404' };
    const date = offeredDate(state, own.of, offer);
    if (own.state === 'cancelled' || isOff(date.status) || now >= date.at) {
      return { state, answer: '409' };
    }
    const most = own.state === 'waiting' ? offer.places : own.places + freeIn(state, own.of);
    // Told as cancelled, reservations are taken no more, but the date takes place again.
    if (places > Math.max(own.places, Math.min(LARGEST_GROUP, most))) {
      return { state, answer: '400' };
    }
    const next = withReservation(state, index, { places });
    return { state: promoted(next, own.of, now, index), answer: OK };
  },
  cancelByStaff(state, operation, now) {
    const own = staffed(state, operation);
    if (typeof own === 'string') return { state, answer: own };
    if (own.state === 'cancelled') return { state, answer: OK };
    const next = audited(withReservation(state, operation.index, { state: 'cancelled' }));
    const offer = state.offers[own.of];
    const isTold = offer && now < offeredDate(state, own.of, offer).at;
    const told = isTold ? mailed(next, own.mailbox, 'cancelled') : next;
    return { state: promoted(told, own.of, now), answer: OK };
  },
  move(state, operation, now) {
    const own = staffed(state, operation);
    const { index, by, to } = operation;
    if (typeof own === 'string' && own !== '409') return { state, answer: own };
    const offer = state.offers[to];
    if (!offer) return { state, answer: '404' };
    if (!isStaffOf(state, by, to)) return { state, answer: '403' };
    const isOver = offer.erased !== null || isOff(offeredDate(state, to, offer).status);
    if (typeof own === 'string' || own.state === 'cancelled' || isOver) {
      return { state, answer: '409' };
    }
    if (!isOnly(state, own.mailbox, to)) return { state, answer: '400' };
    const isFree = own.places <= freeIn(state, to);
    if (!isFree && own.places > offer.places) return { state, answer: '400' };
    const change = { of: to, state: isFree ? 'held' : 'waiting', since: now } as const;
    const next = audited(withReservation(state, index, change));
    return { state: mailed(promoted(next, own.of, now), own.mailbox, 'moved'), answer: OK };
  },
  readdress(state, operation, now) {
    const own = staffed(state, operation);
    if (typeof own === 'string') return { state, answer: own };
    if (own.state === 'cancelled') return { state, answer: '409' };
    const { index, mailbox } = operation;
    const isSame = mailbox === own.mailbox;
    if (!isSame && !isOnly(state, mailbox, own.of)) return { state, answer: '400' };
    const links = own.links + (isSame ? 0 : 1);
    const next = audited(withReservation(state, index, { mailbox, links }));
    const told = isSame ? next : mailed(next, mailbox, 'reserved');
    return { state: promoted(told, own.of, now), answer: OK };
  },
  erase(state, { index, by, done }, now) {
    const own = staffed(state, { index, by, seen: state.reservations[index]?.version ?? 0 });
    if (typeof own === 'string') return { state, answer: own };
    const next = audited(withReservation(state, index, { state: 'erased' }));
    const isOwn = (mailbox: string): boolean => mailbox === own.mailbox;
    // Mails that wait may be of the person's other reservation.
    const hasOther = storedReservations(next).some(({ mailbox }) => isOwn(mailbox));
    const waiting = Object.entries(next.mails).map(
      ([key, count]) => [key, count - (done[key] ?? 0)] as const,
    );
    const left = mailsErased(next, isOwn, hasOther ? Object.fromEntries(waiting) : {});
    return { state: promoted(left, own.of, now), answer: OK };
  },
  tell(state, { offers }, now) {
    let next = state;
    for (const mark of offers) {
      const offer = next.offers[mark];
      if (!offer) continue;
      const { told } = offer;
      const { place, at, status, key } = offeredDate(next, mark, offer);
      const isOver = at < now && told.at < now;
      const isOther = isOff(told.status) || told.at !== at || told.place !== place;
      if (!isOver && (isOff(status) ? !isOff(told.status) : isOther)) {
        for (const own of next.reservations) {
          if (own.of === mark && isActive(own)) next = mailed(next, own.mailbox, 'changed');
        }
      }
      next = withOffer(next, mark, { ...offer, key, told: { place, at, status } });
      next = promoted(next, mark, now);
    }
    return { state: next, answer: OK };
  },
  deliver: (state) => ({ state, answer: OK }),
  night(state, due, now) {
    let next = due.purged.reduce((left, mark) => purged(left, mark, now), state);
    const files = Object.entries(next.files).filter(([name]) => !due.files.includes(name));
    next = { ...next, files: Object.fromEntries(files) };
    const isDue = ({ of, state: own }: Reservation): boolean =>
      due.erased.includes(of) && own !== 'erased';
    for (const mark of due.erased) {
      const offer = next.offers[mark];
      if (offer) next = withOffer(next, mark, { ...offer, erased: countsOf(next, mark) });
    }
    const mailboxes = next.reservations.filter(isDue).map(({ mailbox }) => mailbox);
    const reservations = next.reservations.map((one) =>
      isDue(one) ? { ...one, state: 'erased' as const } : one,
    );
    next = { ...next, reservations };
    const isErased = (mailbox: string): boolean =>
      mailboxes.includes(mailbox) ||
      (due.strays && storedReservations(next).every((one) => one.mailbox !== mailbox));
    return { state: mailsErased(next, isErased, due.young), answer: OK };
  },
};

/** What the server must answer, and what must be stored then. */
export const apply = (state: State, operation: Operation, now: number): Applied =>
  (RULES[operation.kind] as Rule<Operation['kind']>)(state, operation, now);

/** The state as lines, which `readStored` makes from the database, too. */
export function linesOf(state: State): string[] {
  const items = Object.values(state.items).map((item) => {
    const { type, mark, title, version, publishedAt, binnedAt, dates, shown, file } = item;
    const states = `${String(publishedAt)} ${binnedAt === null ? 'there' : 'binned'}`;
    const own = dates.toSorted((one, other) => one.at - other.at).map(dateLine);
    return `${type} ${mark} v${String(version)} '${title}' ${states} [${own.join()}] shows ${shown} file ${String(file)}, ${String(Object.keys(item.past).length)} versions`;
  });
  const offers = Object.entries(state.offers).map(([mark, offer]) => {
    const { taken, waiting } = countsOf(state, mark);
    return `offer ${mark} ${String(offer.places)} v${String(offer.version)} ${dateLine(offer.told)}, ${String(taken)} taken, ${String(waiting)} waiting${offer.erased ? ', erased' : ''}`;
  });
  const reservations = storedReservations(state).map(
    ({ of, mailbox, places, state: own, version }, index) =>
      `reservation ${String(index)} ${of} ${mailbox} ${String(places)} ${own} v${String(version)}`,
  );
  const mails = Object.entries(state.mails).map(([key, count]) => `mail ${key} ${String(count)}`);
  const files = Object.entries(state.files).map(
    ([name, released]) => `file ${name} ${released === null ? 'used' : 'released'}`,
  );
  const lines = [...items, ...offers, ...reservations, ...mails, ...files];
  return [...lines.toSorted(), `audits ${String(state.audits)}`];
}

export const dateLine = ({ place, at, status }: PlannedDate): string =>
  `${place} ${new Date(at).toISOString()} ${status}`;
