import { formatDate } from '@centar/domain/dates.ts';

/** A date as the specification writes those of colonies, `14.06.2026`; any other text (`2026`, `jun 2026`) as it is. */
export function formatYear(text: string): string {
  return /^\d{4}-\d\d-\d\d(T|$)/.test(text) ? formatDate(text) : text;
}
