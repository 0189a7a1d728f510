import type { Generator } from '../generator.ts';
import {
  OFFERED,
  RELEASED_MS,
  type Editor,
  type Item,
  type ModelType,
  type Operation,
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
const MINUTE_MS = 60_000;

const purger = (next: Generator): Editor => pick(next, ['administrator', 'administrator', 'Vesti']);

export interface Choices {
  readonly next: Generator;
  readonly state: State;
  readonly now: number;
  /** A number that was not used before. */
  readonly number: () => number;
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
    file: next(2) === 0 ? fileName(type, own) : null,
    key: `kljuc-broj-${String(own)}`,
  };
}

const statusOf = (next: Generator, { type, status }: Item): string =>
  type === 'Program' && next(3) === 0 ? pick(next, ['scheduled', 'cancelled']) : status;

function onItem(choices: Choices): Operation {
  const { next, state, number } = choices;
  const items = Object.values(state.items);
  if (items.length === 0) return create(choices);
  const item = next(3) === 0 ? (state.items[OFFERED] ?? pick(next, items)) : pick(next, items);
  const { mark, type, version } = item;
  const own = { mark, type, by: pick(next, EDITORS[type]) };
  const seen = next(4) === 0 ? 1 + next(version + 1) : version;
  if (item.isBinned) {
    const kind = pick(next, ['restore', 'purge', 'purge', 'edit'] as const);
    // Without its programme an offer is nobody's.
    if (kind === 'purge' && mark !== OFFERED) return { kind, ...own, by: purger(next) };
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
  if (kind === 'restoreVersion' && version > 1)
    return { kind, ...own, seen, version: 1 + next(version - 1) };
  const title = `${type} broj ${String(number())}.`;
  const status = statusOf(next, item);
  return { kind: 'edit', ...own, seen, title, status, publication: publication(choices) };
}

function onReservation({ next, state }: Choices): Operation {
  const { reservations, offer } = state;
  const places = 1 + next(5);
  const kind = pick(next, [
    'reserve',
    'reserve',
    'own',
    'own',
    'change',
    'staff',
    'offer',
  ] as const);
  const index = next(Math.max(1, reservations.length));
  const own = reservations[index];
  if (kind === 'offer' || !offer) {
    const seen = (offer?.version ?? 1) + (next(4) === 0 ? 1 : 0);
    const by = pick(next, EDITORS.Program);
    return { kind: 'saveOffer', by, places: 2 + next(5), seen };
  }
  if (kind === 'reserve' || !own) {
    return { kind: 'reserve', mailbox: pick(next, MAILBOXES), places };
  }
  const { links } = own;
  if (kind === 'own') return { kind: 'cancelOwn', index, links };
  if (kind === 'change') return { kind: 'changeOwn', index, links, places };
  return { kind: 'cancelByStaff', index, seen: own.version + (next(4) === 0 ? 1 : 0) };
}

/** A random request, or work that the server does by itself. */
export function chooseOperation(choices: Choices): Operation {
  const { next, state, now } = choices;
  const dice = next(20);
  if (dice < 3) return create(choices);
  if (dice < 10) return onItem(choices);
  if (dice < 16) return onReservation(choices);
  if (dice < 17) return { kind: 'tell' };
  if (dice < 19) return { kind: 'deliver' };
  const files = Object.entries(state.files).flatMap(([name, released]) =>
    released !== null && released < now - RELEASED_MS ? [name] : [],
  );
  return { kind: 'sweep', files };
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
