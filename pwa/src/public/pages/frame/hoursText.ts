import { weekLine } from '@centar/domain/openingHours.ts';
import type { OpeningHours, Week } from '@centar/domain/openingHours.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';

const { closed, closedHouse, boxOfficeLine } = siteTexts.hours;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Utorak–nedelja 9–22 h, ponedeljkom zatvoreno`; empty where no hours are known. */
export const houseLine = (week: Week): string => capital(weekLine(week, closedHouse));

/** `Blagajna: utorak–petak 10–20 h, …`; empty where no hours are known. */
export function boxOfficeLineOf(week: Week): string {
  const line = weekLine(week, closed);
  return line && boxOfficeLine(line);
}

/** Both, a line each. */
export const hoursText = ({ house, boxOffice }: OpeningHours): string =>
  [houseLine(house), boxOfficeLineOf(boxOffice)].filter(Boolean).join('\n');
