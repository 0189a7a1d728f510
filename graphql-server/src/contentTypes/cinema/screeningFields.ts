import { MAX_SCREENINGS, movieInput } from '@centar/domain/content/movie.ts';
import { moment } from '@centar/domain/rules.ts';
import { badInput } from '../../platform/errors.ts';

const FIELD = /^productionDate\[(\d{1,4})\]\.productionDate$/i;

/**
 * A form with its numbered date fields, `productionDate[0].productionDate` (staff specification, section 7), converted
 * into the list that the service expects, in the order of their numbers. Throws BAD_USER_INPUT for a number given twice.
 */
export function withScreeningList(body: unknown): Record<string, unknown> {
  const dates = new Map<number, unknown>();
  const rest: [string, unknown][] = [];
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    const number = FIELD.exec(name)?.[1];
    if (number === undefined) rest.push([name, value]);
    else if (dates.has(Number(number))) throw badInput({ [name]: 'invalid' });
    else dates.set(Number(number), value);
  }
  const movieProductionDateTimes = [...dates]
    .sort(([one], [other]) => one - other)
    .map(([, productionDate]) => ({ productionDate }));
  return { ...Object.fromEntries(rest), movieProductionDateTimes };
}

/** The form of a new film: the rules of the film, with the first of the numbered date fields instead of a list. */
export const movieForm = movieInput.omit({ movieProductionDateTimes: true }).extend({
  'productionDate[0].productionDate': moment
    .optional()
    .describe(
      `The first screening; the others follow as productionDate[1].productionDate and so on, ${String(MAX_SCREENINGS)} at most`,
    ),
});
