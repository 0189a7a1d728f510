import { formatDate } from '@centar/domain/dates.ts';

/**
 * Formats an ISO date as `14.06.2026`, as the specification requires for colonies; other texts
 * (`2026`, `jun 2026`) are unchanged.
 */
export function formatYear(text: string): string {
  return /^\d{4}-\d\d-\d\d(T|$)/.test(text) ? formatDate(text) : text;
}
