import { toBelgrade } from '@centar/domain/dates.ts';
import type { Period } from '@centar/domain/reports/period.ts';

export type SheetScript = 'lat' | 'cir';

/** The current year if the address names none. */
export function readPeriod(search: URLSearchParams, now: Date): Period {
  const year = /^\d{4}$/.test(search.get('godina') ?? '') ? Number(search.get('godina')) : 0;
  const quarter = /^[1-4]$/.test(search.get('tromesecje') ?? '')
    ? Number(search.get('tromesecje'))
    : null;
  return { year: year || toBelgrade(now).year, quarter };
}

export const readScript = (search: URLSearchParams): SheetScript =>
  search.get('pismo') === 'cir' ? 'cir' : 'lat';

/** The same address with one value changed; empty removes it. */
export function withValue(search: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

export const periodQuery = ({ year, quarter }: Period): string =>
  `year=${String(year)}${quarter === null ? '' : `&quarter=${String(quarter)}`}`;

/** `2026-12`, from the current month. */
export function monthsFrom(now: Date, count: number): string[] {
  const { year, month } = toBelgrade(now);
  return Array.from({ length: count }, (_, ahead) => {
    const at = new Date(Date.UTC(year, month - 1 + ahead, 1));
    return at.toISOString().slice(0, 7);
  });
}
