import { MAX_SCREENINGS } from '@centar/domain/content/movie.ts';
import { badInput } from '../../platform/errors.ts';

const FIELD = /^productionDate\[(\d{1,4})\]\.productionDate$/i;

/**
 * A form with its numbered date fields, `productionDate[0].productionDate` (staff specification, section 7), gathered
 * into the list that the service takes, in the order of their numbers. Throws BAD_USER_INPUT for a number given twice.
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

/** The numbered date fields as the description of the interface lists them. */
export const SCREENING_FIELD = `productionDate[0..${String(MAX_SCREENINGS - 1)}].productionDate`;
