export type ModelType = 'News' | 'Program' | 'Movie' | 'Competition';
export type Editor = 'administrator' | 'Vesti' | 'Muzicki program' | 'Konkurs' | 'nobody';

/** What a save asks for: `now`, a draft, or a moment in milliseconds. */
export type Publication = 'now' | 'draft' | number;

interface Content {
  readonly title: string;
  readonly publishedAt: number | null;
  readonly status: string;
  /** The name of its file. */
  readonly file: string | null;
}

export interface Item extends Content {
  readonly type: ModelType;
  /** Its author, which no edit changes. */
  readonly mark: string;
  readonly version: number;
  readonly isBinned: boolean;
  readonly past: Readonly<Record<number, Content>>;
}

export interface Offer {
  /** The mark of its programme. */
  readonly mark: string;
  readonly places: number;
  readonly version: number;
  readonly told: string;
}

export interface Reservation {
  readonly mailbox: string;
  readonly places: number;
  readonly state: 'held' | 'waiting' | 'cancelled';
  readonly version: number;
  /** How often its link was replaced. */
  readonly links: number;
  /** Since when it waits, in milliseconds. */
  readonly since: number;
}

/** What the server has promised. */
export interface State {
  readonly items: Readonly<Record<string, Item>>;
  readonly offer: Offer | null;
  /** In the order of their ids. */
  readonly reservations: readonly Reservation[];
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
  offer: null,
  reservations: [],
  mails: {},
  audits: 0,
  files: {},
  keys: {},
};

interface ByEditor {
  readonly mark: string;
  readonly by: Editor;
}

export type Operation =
  | (ByEditor & {
      readonly kind: 'create';
      readonly type: ModelType;
      readonly title: string;
      readonly publication: Publication;
      readonly file: string | null;
      readonly key: string;
    })
  | (ByEditor & {
      readonly kind: 'edit';
      readonly type: ModelType;
      readonly title: string;
      readonly publication: Publication;
      readonly status: string;
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
      readonly by: Editor;
      readonly places: number;
      readonly seen: number;
    }
  | { readonly kind: 'reserve'; readonly mailbox: string; readonly places: number }
  | { readonly kind: 'cancelOwn'; readonly index: number; readonly links: number }
  | {
      readonly kind: 'changeOwn';
      readonly index: number;
      readonly links: number;
      readonly places: number;
    }
  | { readonly kind: 'cancelByStaff'; readonly index: number; readonly seen: number }
  | { readonly kind: 'tell' }
  | { readonly kind: 'deliver' }
  | { readonly kind: 'sweep'; readonly files: readonly string[] };

/** The answer that is expected, and the state after it. */
export interface Applied {
  readonly answer: string;
  readonly state: State;
}

export const RELEASED_MS = 48 * 3_600_000;
const LARGEST_GROUP = 4;
/** Where the programme with reservations is. */
export const OFFERED = 'Autor 1';

const SECTIONS: Readonly<Record<ModelType, Editor>> = {
  News: 'Vesti',
  Program: 'Muzicki program',
  Movie: 'nobody',
  Competition: 'Konkurs',
};

export const isPublic = ({ isBinned, publishedAt }: Item, now: number): boolean =>
  !isBinned && publishedAt !== null && publishedAt <= now;

const isOff = (status: string): boolean => status === 'cancelled' || status === 'removed';

const takenOf = ({ reservations }: State): number =>
  reservations.reduce((sum, { state, places }) => sum + (state === 'held' ? places : 0), 0);

const waitingOf = ({ reservations }: State): number =>
  reservations.reduce((sum, { state, places }) => sum + (state === 'waiting' ? places : 0), 0);

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

function withReservation(state: State, index: number, change: Partial<Reservation>): State {
  const reservations = state.reservations.map((one, at) =>
    at === index ? { ...one, ...change, version: one.version + 1 } : one,
  );
  return { ...state, reservations };
}

function saved(state: State, item: Item, change: Partial<Item>): State {
  const { title, publishedAt, status, file, version } = item;
  const past = { ...item.past, [version]: { title, publishedAt, status, file } };
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

/** What its date is for those who have reserved. */
function dateStatus(state: State): string {
  const item = state.items[OFFERED];
  return !item || item.isBinned ? 'removed' : item.status;
}

/** Those who wait get the places that are free, the first ones first. */
function promoted(state: State): State {
  if (!state.offer || isOff(dateStatus(state))) return state;
  const waiting = state.reservations
    .map((one, index) => ({ ...one, index }))
    .filter((one) => one.state === 'waiting')
    .toSorted((one, other) => one.since - other.since || one.index - other.index);
  let next = state;
  for (const { index, mailbox, places, links } of waiting) {
    if (places > state.offer.places - takenOf(next)) continue;
    const change = { state: 'held', links: links + 1 } as const;
    next = mailed(withReservation(next, index, change), mailbox, 'promoted');
  }
  return next;
}

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
  return item?.isBinned === isBinned ? item : '404';
}

/** Whether an edit of what was seen would overwrite another one. */
function isConflict(item: Item, seen: number, withPublication: boolean): boolean {
  if (seen === item.version) return false;
  const before = item.past[seen];
  if (!before) return true;
  const isOther = before.title !== item.title || before.status !== item.status;
  return isOther || (withPublication && before.publishedAt !== item.publishedAt);
}

const RULES: { readonly [Kind in Operation['kind']]: Rule<Kind> } = {
  create(state, { by, type, mark, title, publication, file, key }, now) {
    if (by === 'nobody') return { state, answer: '401' };
    if (by !== 'administrator' && by !== SECTIONS[type]) return { state, answer: '403' };
    const known = state.keys[key];
    if (known !== undefined) {
      return { state, answer: state.items[known]?.isBinned === false ? OK : '404' };
    }
    const publishedAt = settled(publication, undefined, now);
    const content = { title, publishedAt, status: 'scheduled', file };
    const item = { ...content, type, mark, version: 1, isBinned: false, past: {} };
    const next = audited({
      ...state,
      items: { ...state.items, [mark]: item },
      keys: { ...state.keys, [key]: mark },
    });
    return { state: file === null ? next : fileUsed(next, file), answer: OK };
  },
  edit(state, operation, now) {
    const item = written(state, operation, false);
    if (typeof item === 'string') return { state, answer: item };
    if (isConflict(item, operation.seen, true)) return { state, answer: '409' };
    const { title, status } = operation;
    const publishedAt = settled(operation.publication, item.publishedAt, now);
    return { state: saved(state, item, { title, status, publishedAt }), answer: OK };
  },
  bin(state, operation) {
    const item = written(state, operation, false);
    if (typeof item === 'string') return { state, answer: item };
    return { state: saved(state, item, { isBinned: true }), answer: OK };
  },
  restore(state, operation) {
    const item = written(state, operation, true);
    if (typeof item === 'string') return { state, answer: item };
    return { state: saved(state, item, { isBinned: false }), answer: OK };
  },
  purge(state, operation, now) {
    if (operation.by === 'nobody') return { state, answer: '401' };
    if (operation.by !== 'administrator') return { state, answer: '403' };
    const item = written(state, operation, true);
    if (typeof item === 'string') return { state, answer: item };
    const { [item.mark]: _, ...items } = state.items;
    return { state: fileReleased(audited({ ...state, items }), item.file, now), answer: OK };
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
    const { title, status, file } = before;
    if (file === null || file === item.file || state.files[file] === undefined) {
      return { state: saved(state, item, { title, status }), answer: OK };
    }
    const next = fileUsed(fileReleased(state, item.file, now), file);
    return { state: saved(next, item, { title, status, file }), answer: OK };
  },
  saveOffer(state, { by, places, seen }) {
    if (by === 'nobody') return { state, answer: '401' };
    const isAllowed = by === 'administrator' || by === 'Muzicki program';
    if (!state.offer) {
      if (dateStatus(state) === 'removed') return { state, answer: '404' };
      if (!isAllowed) return { state, answer: '403' };
      const offer = { mark: OFFERED, places, version: 1, told: dateStatus(state) };
      return { state: audited({ ...state, offer }), answer: OK };
    }
    if (!isAllowed) return { state, answer: '403' };
    if (seen !== state.offer.version) return { state, answer: '409' };
    const offer = { ...state.offer, places, version: seen + 1 };
    return { state: promoted(audited({ ...state, offer })), answer: OK };
  },
  reserve(state, { mailbox, places }, now) {
    const item = state.items[OFFERED];
    if (!item || !state.offer || !isPublic(item, now)) return { state, answer: '404' };
    if (places > LARGEST_GROUP) return { state, answer: '400' };
    if (isOff(item.status) || isOff(state.offer.told)) return { state, answer: '409' };
    const free = Math.max(0, state.offer.places - takenOf(state));
    if (places > free && places > state.offer.places) return { state, answer: '400' };
    const outcome = places <= free ? 'held' : 'waiting';
    const known = state.reservations.findIndex(
      (one) => one.mailbox === mailbox && one.state !== 'cancelled',
    );
    if (known >= 0) {
      const linked = state.reservations.map((one, at) =>
        at === known ? { ...one, links: one.links + 1 } : one,
      );
      const next = { ...state, reservations: linked };
      return { state: mailed(next, mailbox, 'known'), answer: outcome };
    }
    const row = { mailbox, places, state: outcome, version: 1, links: 1, since: now } as const;
    const reservations = [...state.reservations, row];
    return { state: mailed({ ...state, reservations }, mailbox, 'reserved'), answer: outcome };
  },
  cancelOwn(state, { index, links }) {
    const own = state.reservations[index];
    if (own?.links !== links) return { state, answer: '404' };
    if (own.state === 'cancelled') return { state, answer: OK };
    return { state: promoted(withReservation(state, index, { state: 'cancelled' })), answer: OK };
  },
  changeOwn(state, { index, places, links }) {
    const own = state.reservations[index];
    if (own?.links !== links) return { state, answer: '404' };
    if (!state.offer || own.state === 'cancelled' || isOff(dateStatus(state))) {
      return { state, answer: '409' };
    }
    const free = Math.max(0, state.offer.places - takenOf(state));
    const most = own.state === 'waiting' ? state.offer.places : own.places + free;
    // Told as cancelled, reservations are taken no more, but the date takes place again.
    if (places > Math.max(own.places, Math.min(LARGEST_GROUP, most))) {
      return { state, answer: '400' };
    }
    return { state: promoted(withReservation(state, index, { places })), answer: OK };
  },
  cancelByStaff(state, { index, seen }) {
    const own = state.reservations[index];
    if (own?.version !== seen) return { state, answer: '409' };
    if (own.state === 'cancelled') return { state, answer: OK };
    const next = mailed(
      withReservation(state, index, { state: 'cancelled' }),
      own.mailbox,
      'cancelled',
    );
    return { state: promoted(audited(next)), answer: OK };
  },
  tell(state) {
    const status = dateStatus(state);
    if (!state.offer || state.offer.told === status) return { state, answer: OK };
    let next = state;
    if (isOff(status) !== isOff(state.offer.told)) {
      for (const { mailbox, state: own } of state.reservations) {
        if (own !== 'cancelled') next = mailed(next, mailbox, 'changed');
      }
    }
    return { state: promoted({ ...next, offer: { ...state.offer, told: status } }), answer: OK };
  },
  deliver: (state) => ({ state, answer: OK }),
  sweep(state, { files }) {
    const left = Object.entries(state.files).filter(([name]) => !files.includes(name));
    return { state: { ...state, files: Object.fromEntries(left) }, answer: OK };
  },
};

/** What the server must answer, and what must be stored then. */
export const apply = (state: State, operation: Operation, now: number): Applied =>
  (RULES[operation.kind] as Rule<Operation['kind']>)(state, operation, now);

/** The state as lines, which `readStored` makes from the database, too. */
export function linesOf(state: State): string[] {
  const items = Object.values(state.items).map((item) => {
    const { type, mark, title, version, publishedAt, isBinned, file, status } = item;
    const states = `${String(publishedAt)} ${isBinned ? 'binned' : 'there'} ${status}`;
    return `${type} ${mark} v${String(version)} '${title}' ${states} file ${String(file)}, ${String(Object.keys(item.past).length)} versions`;
  });
  const offer = state.offer
    ? [
        `offer ${String(state.offer.places)} v${String(state.offer.version)} ${state.offer.told}, ${String(takenOf(state))} taken, ${String(waitingOf(state))} waiting`,
      ]
    : [];
  const reservations = state.reservations.map(
    ({ mailbox, places, state: own, version }, index) =>
      `reservation ${String(index)} ${mailbox} ${String(places)} ${own} v${String(version)}`,
  );
  const mails = Object.entries(state.mails).map(([key, count]) => `mail ${key} ${String(count)}`);
  const files = Object.entries(state.files).map(
    ([name, released]) => `file ${name} ${released === null ? 'used' : 'released'}`,
  );
  const lines = [...items, ...offer, ...reservations, ...mails, ...files];
  return [...lines.toSorted(), `audits ${String(state.audits)}`];
}
