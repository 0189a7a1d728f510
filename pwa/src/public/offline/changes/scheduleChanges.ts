import { compareMoments } from '@centar/domain/dates.ts';
import { scheduleEntries, type ScheduleEntry } from '../../pages/schedule/scheduleView.ts';
import { endChange } from '../../pages/schedule/endChange.ts';
import type { ScheduleData } from '../../pages/schedule/schedule.operations.ts';

/**
 * `back`: was cancelled and takes place after all. `gone`: removed from the schedule before its
 * time. `shortened`, `extended`: has another last day.
 */
export type ChangeKind = 'cancelled' | 'gone' | 'moved' | 'shortened' | 'extended' | 'back' | 'new';

export interface ScheduleChange {
  readonly kind: ChangeKind;
  readonly key: string;
  readonly title: string;
  readonly href: string;
  /** The current time, ISO 8601. */
  readonly at: string;
  readonly endsAt?: string | null | undefined;
  /** The previous time of a moved event, ISO 8601. */
  readonly formerAt?: string;
  readonly formerEndsAt?: string | null | undefined;
  /** The last day of a shortened or extended event, ISO 8601. */
  readonly last?: string;
}

const ORDER: readonly ChangeKind[] = [
  'cancelled',
  'gone',
  'moved',
  'shortened',
  'extended',
  'back',
  'new',
];

function kindOf(before: ScheduleEntry | undefined, after: ScheduleEntry): ChangeKind | undefined {
  const cancelled = after.status === 'cancelled';
  if (!before) return cancelled ? undefined : 'new';
  if (cancelled) return before.status === 'cancelled' ? undefined : 'cancelled';
  if (before.at !== after.at) return 'moved';
  const end = endChange(before.endsAt, after);
  if (end) return end.isLonger ? 'extended' : 'shortened';
  return before.status === 'cancelled' ? 'back' : undefined;
}

function changeOf(entry: ScheduleEntry, kind: ChangeKind): ScheduleChange {
  const { key, title, href, at, endsAt } = entry;
  return { kind, key, title, href, at, ...(endsAt ? { endsAt } : {}) };
}

/** Of future events, one for each. Starred first, then by importance, then by time. */
export function scheduleChanges(
  previous: ScheduleData,
  present: ScheduleData,
  now: Date,
  stars: readonly string[],
): ScheduleChange[] {
  const before = scheduleEntries(previous, new Date(0));
  const after = scheduleEntries(present, now);
  const known = new Map(before.map((entry) => [entry.key, entry]));
  const announced = new Set(scheduleEntries(present, new Date(0)).map(({ key }) => key));
  const changes = after.flatMap((entry): ScheduleChange[] => {
    const was = known.get(entry.key);
    const kind = kindOf(was, entry);
    if (!kind) return [];
    const change = changeOf(entry, kind);
    const end = was && endChange(was.endsAt, entry);
    if (end) return [{ ...change, last: end.last }];
    return [
      kind === 'moved' && was
        ? { ...change, formerAt: was.at, ...(was.endsAt ? { formerEndsAt: was.endsAt } : {}) }
        : change,
    ];
  });
  // Lists are limited: an event after the last entry may only have been pushed out.
  const last = after.at(-1)?.at ?? '';
  const gone = scheduleEntries(previous, now)
    .filter(({ key, at, status }) => !announced.has(key) && at <= last && status !== 'cancelled')
    .map((entry) => changeOf(entry, 'gone'));
  const rank = ({ key, kind }: ScheduleChange): number =>
    (stars.includes(key) ? 0 : ORDER.length) + ORDER.indexOf(kind);
  return [...changes, ...gone].sort((a, b) => rank(a) - rank(b) || compareMoments(a.at, b.at));
}
