import { MINUTE_MS } from '@centar/domain/durations.ts';
import type { Generator } from '../generator.ts';
import {
  changedOffers,
  dueIn,
  offeredDate,
  OFFERED,
  SECTIONS,
  type Due,
  type Editor,
  type Item,
  type ModelType,
  type Operation,
  type PlannedDate,
  type Publication,
  type State,
} from './model.ts';

const EDITORS: Readonly<Record<ModelType, readonly Editor[]>> = {
  News: ['Vesti', 'Vesti', 'administrator', 'Muzicki program', 'nobody'],
  Program: ['Muzicki program', 'administrator', 'Muzicki program', 'Vesti'],
  Movie: ['administrator', 'administrator', 'Vesti'],
  Competition: ['Konkurs', 'administrator', 'Vesti'],
};
const TYPES = ['News', 'Program', 'News', 'Competition', 'Movie'] as const;
const MAILBOXES = ['ana', 'boban', 'ceca', 'dusan', 'ema'].map((name) => `${name}@primer.rs`);
const DAY_MS = 24 * 60 * MINUTE_MS;
const EVENING_MS = 17 * 60 * MINUTE_MS;
const MAX_DATES = 4;

const purger = (next: Generator): Editor => pick(next, ['administrator', 'administrator', 'Vesti']);

export interface Choices {
  readonly next: Generator;
  readonly state: State;
  readonly now: number;
  /** A number that was not used before. */
  readonly number: () => number;
  readonly young: Due['young'];
  /** Whether mails wait. */
  readonly hasMails: boolean;
}

export function pick<Value>(next: Generator, from: readonly Value[]): Value {
  const value = from[next(from.length)];
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
}

function publication({ next, now }: Choices): Publication {
  return pick<Publication>(next, ['now', 'now', 'draft', now + (1 + next(90)) * MINUTE_MS]);
}

const fileName = (type: ModelType, number: number): string =>
  type === 'Competition' ? `poziv-${String(number)}.pdf` : `slika-${String(number)}.jpg`;

/** On one of the next evenings, at a moment of its own. */
function newDate({ next, now, number }: Choices): PlannedDate {
  const own = number();
  const at = now - (now % DAY_MS) + (1 + next(40)) * DAY_MS + EVENING_MS + own * MINUTE_MS;
  return { place: `Sala ${String(own)}`, at, status: 'scheduled' };
}

/** The dates of an item with one of them moved, called off, called on, added or removed. */
function replanned(choices: Choices, { dates }: Item): PlannedDate[] {
  const { next } = choices;
  const plan = dates.map(({ place, at, status }) => ({ place, at, status }));
  const kind = pick(next, ['move', 'move', 'status', 'status', 'add', 'remove'] as const);
  if (kind === 'add' && plan.length < MAX_DATES) return [...plan, newDate(choices)];
  const at = next(plan.length);
  if (kind === 'remove' && plan.length > 1) return plan.toSpliced(at, 1);
  const { place, status } = plan[at] ?? newDate(choices);
  const change =
    kind === 'status'
      ? { status: status === 'cancelled' ? 'scheduled' : 'cancelled' }
      : { status: 'moved', at: newDate(choices).at };
  return plan.map((date) => (date.place === place ? { ...date, ...change } : date));
}

function create(choices: Choices): Operation {
  const { next, number } = choices;
  const type = pick(next, TYPES);
  const own = number();
  return {
    kind: 'create',
    type,
    mark: `Autor ${String(own)}`,
    by: pick(next, EDITORS[type]),
    title: `${type} broj ${String(own)}.`,
    publication: publication(choices),
    dates:
      type === 'Program' || type === 'Movie'
        ? Array.from({ length: 1 + next(2) }, () => newDate(choices))
        : [],
    file: next(2) === 0 ? fileName(type, own) : null,
    key: `kljuc-broj-${String(own)}`,
  };
}

function onItem(choices: Choices): Operation {
  const { next, state, number } = choices;
  const items = Object.values(state.items);
  if (items.length === 0) return create(choices);
  const item =
    next(3) === 0 ? (state.items[pick(next, OFFERED)] ?? pick(next, items)) : pick(next, items);
  const { mark, type, version } = item;
  const own = { mark, type, by: pick(next, EDITORS[type]) };
  const seen = next(4) === 0 ? 1 + next(version + 1) : version;
  if (item.binnedAt !== null) {
    const kind = pick(next, ['restore', 'purge', 'purge', 'edit'] as const);
    if (kind === 'purge') return { kind, ...own, by: purger(next) };
    if (kind !== 'edit') return { kind: 'restore', ...own };
  }
  const kind = pick(next, [
    'edit',
    'edit',
    'edit',
    'bin',
    'replaceFile',
    'restoreVersion',
  ] as const);
  if (kind === 'bin') return { kind, ...own };
  if (kind === 'replaceFile') return { kind, ...own, file: fileName(type, number()) };
  if (kind === 'restoreVersion' && version > 1) {
    const known = next(2) === 0 ? 1 + next(version) : version;
    return { kind, ...own, seen: known, version: 1 + next(version - 1) };
  }
  const title = `${type} broj ${String(number())}.`;
  const edit = { kind: 'edit', ...own, seen, title, publication: publication(choices) } as const;
  // Without its dates a later version can't be edited: who has not seen it does not know them.
  const isPlan = item.dates.length > 0 && (next(2) === 0 || seen > version);
  return isPlan ? { ...edit, dates: replanned(choices, item) } : edit;
}

function onReservation(choices: Choices): Operation {
  const { next, state } = choices;
  const { reservations, offers } = state;
  const places = 1 + next(5);
  const kind = pick(next, [
    'reserve',
    'reserve',
    'own',
    'own',
    'change',
    'staff',
    'staff',
    'offer',
  ] as const);
  const index = next(Math.max(1, reservations.length));
  const own = reservations[index];
  if (kind === 'offer') {
    const of = pick(next, OFFERED);
    const seen = (offers[of]?.version ?? 1) + (next(4) === 0 ? 1 : 0);
    const by = pick(next, EDITORS.Program);
    return { kind: 'saveOffer', of, by, places: 2 + next(5), seen };
  }
  if (kind === 'reserve' || !own || own.state === 'erased') {
    return { kind: 'reserve', of: pick(next, OFFERED), mailbox: pick(next, MAILBOXES), places };
  }
  const { links } = own;
  if (kind === 'own') return { kind: 'cancelOwn', index, links };
  if (kind === 'change') return { kind: 'changeOwn', index, links, places };
  return byStaff(choices, index);
}

function byStaff({ next, state, now, young }: Choices, index: number): Operation {
  const { of, version } = state.reservations[index] ?? { of: OFFERED[0], version: 1 };
  const offer = state.offers[of];
  const by = pick(next, ['administrator', SECTIONS[offer?.type ?? 'Program']] as const);
  const own = { index, by, seen: version + (next(4) === 0 ? 1 : 0) };
  const kind = pick(next, ['cancelByStaff', 'move', 'move', 'readdress', 'erase'] as const);
  if (kind === 'erase') {
    const done = Object.entries(state.mails).map(
      ([key, count]) => [key, count - (young[key] ?? 0)] as const,
    );
    return { kind, index, by, done: Object.fromEntries(done) };
  }
  if (kind === 'move') return { kind, ...own, to: OFFERED.find((mark) => mark !== of) ?? of };
  // Once the date has begun, no link is mailed.
  const isAhead = offer && Math.min(offer.told.at, offeredDate(state, of, offer).at) > now;
  if (kind === 'cancelByStaff' || !isAhead) return { kind: 'cancelByStaff', ...own };
  return { kind, ...own, mailbox: pick(next, MAILBOXES) };
}

/** A random request, or work that the server does by itself. */
export function chooseOperation(choices: Choices): Operation {
  const { next, state, now, young } = choices;
  const due = dueIn(state, now, young);
  const isDue = due.purged.length + due.files.length + due.erased.length > 0;
  if (isDue && next(2) === 0) return { kind: 'night', ...due };
  if (choices.hasMails && next(4) === 0) return { kind: 'deliver' };
  const offers = changedOffers(state);
  if (offers.length > 0 && next(4) === 0) return { kind: 'tell', offers };
  const dice = next(20);
  if (dice < 3) return create(choices);
  if (dice < 10) return onItem(choices);
  if (dice < 16) return onReservation(choices);
  if (dice < 17) return { kind: 'tell', offers };
  if (dice < 19) return { kind: 'deliver' };
  return { kind: 'night', ...due };
}

/** Two requests for the same thing, which arrive together. */
export function choosePair(choices: Choices): readonly [Operation, Operation] {
  const { next, state } = choices;
  const first = next(2) === 0 ? onReservation(choices) : onItem(choices);
  if (first.kind === 'replaceFile') {
    return [first, { ...first, file: fileName(first.type, choices.number()) }];
  }
  if (first.kind === 'create' || next(3) === 0) return [first, first];
  if (!('mark' in first)) return [first, onReservation(choices)];
  const item = state.items[first.mark];
  const only: State = { ...state, items: item ? { [item.mark]: item } : {} };
  return [first, onItem({ ...choices, state: only })];
}
