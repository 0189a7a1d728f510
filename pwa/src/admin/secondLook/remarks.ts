import { formatStart } from '@centar/domain/allDay.ts';
import { timesOf } from '@centar/domain/eventState.ts';
import {
  isInCapitals,
  lacksPlace,
  lacksPrice,
  mixedWords,
  type LookedDate,
} from '@centar/domain/secondLook.ts';
import type { FieldPath, InputText } from '../fields/inputTexts.ts';
import { secondLookTexts as texts } from './secondLook.texts.ts';

/** Linked to its field; never prevents saving. */
export interface Remark {
  readonly path: FieldPath;
  readonly text: string;
}

/** Without the dictionary and the server. */
export function textRemarks(values: readonly InputText[]): Remark[] {
  return values.flatMap(({ path, text }) => [
    ...(path.at(-1) === 'title' && isInCapitals(text) ? [{ path, text: texts.capitals }] : []),
    ...mixedWords(text).map((word) => ({ path, text: texts.mixed(word) })),
  ]);
}

/** A date of a form, with the fields of its place and price. */
export interface FormDate extends LookedDate {
  /** Of a programme. */
  readonly endsAt?: Date | undefined;
  readonly placePath: FieldPath;
  readonly pricePath: FieldPath;
}

const MOST_NAMED = 2;

function named(dates: readonly FormDate[]): string {
  const shown = dates
    .slice(0, MOST_NAMED)
    .flatMap(({ at, endsAt }) => (at ? formatStart(timesOf({ at, endsAt })) : []))
    .join(', ');
  const more = dates.length - MOST_NAMED;
  return more > 0 ? `${shown} ${texts.andMore(more)}` : shown;
}

/** One remark for all future dates without a place, and one for those without a price. */
export function dateRemarks(dates: readonly FormDate[], now = new Date()): Remark[] {
  const placeless = dates.filter((date) => lacksPlace(date, now));
  const priceless = dates.filter((date) => lacksPrice(date, now));
  return [
    ...placeless.slice(0, 1).map(({ placePath: path }) => ({
      path,
      text: texts.noPlace(named(placeless)),
    })),
    ...priceless.slice(0, 1).map(({ pricePath: path }) => ({
      path,
      text: texts.noPrice(named(priceless)),
    })),
  ];
}
