import type { ReactNode } from 'react';
import { formatDate, formatTime, sameBelgradeDay } from '@centar/domain/dates.ts';
import { staffTexts } from '../texts/staff.texts.ts';

const DAY_MS = 24 * 3_600_000;

/** `danas 17:42`, `juče 11:25` or `20.11.2026`, in Belgrade time. */
export function shortMoment(moment: string, now: Date): string {
  if (sameBelgradeDay(moment, now)) return staffTexts.today(formatTime(moment));
  const yesterday = new Date(now.getTime() - DAY_MS);
  if (sameBelgradeDay(moment, yesterday)) return staffTexts.yesterday(formatTime(moment));
  return formatDate(moment);
}

export interface LastChangeProps {
  readonly at: string;
  readonly by: string | undefined;
}

export function LastChange({ at, by }: LastChangeProps): ReactNode {
  return (
    <>
      {/* oxlint-disable-next-line react/purity -- 'today' is the day of rendering */}
      {shortMoment(at, new Date())}
      {by === undefined ? null : <small>{by}</small>}
    </>
  );
}
