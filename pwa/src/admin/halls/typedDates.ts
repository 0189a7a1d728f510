import { timeQuestions } from '../form/timeQuestions.ts';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import type { HallUse } from './halls.adminOperations.ts';
import {
  clashQuestions,
  closedQuestions,
  loadSurroundings,
  type Surroundings,
} from './moveQuestions.ts';

export interface TypedDate {
  /** Undefined while it is empty or not a date. */
  readonly at: Date | undefined;
  readonly endsAt?: Date | undefined;
  readonly hall: string;
  readonly isCancelled: boolean;
}

/** A screening or a date of a programme that is stored has the id of its item. */
export type AskedItem = Pick<HallUse, 'itemType'> & { readonly itemId: number | undefined };

/** `at` is valid. */
type Known = TypedDate & { readonly at: Date };

const isKnown = (date: TypedDate): date is Known => date.at !== undefined;

/** The difference to the stored dates, if any. */
function changeOf(date: Known, stored: readonly Known[]) {
  const sameStart = stored.filter(({ at }) => at.getTime() === date.at.getTime());
  const sameTimes = sameStart.filter(({ endsAt }) => endsAt?.getTime() === date.endsAt?.getTime());
  const isSame = sameTimes.some(({ hall, isCancelled }) => hall === date.hall && !isCancelled);
  return {
    date,
    isSame,
    hasOtherStart: sameStart.length === 0,
    hasOtherTimes: sameTimes.length === 0,
  };
}

type Change = ReturnType<typeof changeOf>;

/** Without those that are stored already, cancelled or incomplete. */
function changes(dates: readonly TypedDate[], stored: readonly TypedDate[]): Change[] {
  const known = stored.filter(isKnown);
  return dates
    .filter(({ isCancelled }) => !isCancelled)
    .filter(isKnown)
    .map((date) => changeOf(date, known))
    .filter(({ isSame }) => !isSame);
}

/** The board's questions, for a form's dates. */
export function dateQuestions(
  dates: readonly TypedDate[],
  stored: readonly TypedDate[],
  { uses, hours }: Surroundings,
  now = new Date(),
): string[] {
  const questions = changes(dates, stored).flatMap(({ date, hasOtherStart, hasOtherTimes }) => {
    const { at, endsAt, hall } = date;
    const stay = { at: at.getTime(), end: endsAt?.getTime(), hall };
    return [
      ...(hasOtherTimes ? timeQuestions({ eventHappeningDateTime: at, endsAt }, now) : []),
      ...(hasOtherStart ? closedQuestions(at, hours) : []),
      ...clashQuestions(stay, uses),
    ];
  });
  return [...new Set(questions)];
}

/** Loads what the questions are about, if a date has changed. */
export async function askAboutDates(
  query: StaffCalls['query'],
  { itemType, itemId }: AskedItem,
  dates: readonly TypedDate[],
  stored: readonly TypedDate[],
): Promise<string[]> {
  const changed = changes(dates, stored).map(({ date }) => date);
  if (changed.length === 0) return [];
  const { uses, hours } = await loadSurroundings(query, changed);
  const others = uses.filter((use) => use.itemType !== itemType || use.itemId !== itemId);
  return dateQuestions(dates, stored, { uses: others, hours });
}
