import type { ReactNode } from 'react';
import {
  formatDate,
  formatTime,
  sameBelgradeDay,
  startOfBelgradeDay,
} from '@centar/domain/dates.ts';
import { staffTexts } from '../texts/staff.texts.ts';

/** `danas 17:42`, `juče 11:25` or `20.11.2026`, in Belgrade time. */
export function relativeMoment(moment: string, now: Date): string {
  if (sameBelgradeDay(moment, now)) return staffTexts.today(formatTime(moment));
  if (sameBelgradeDay(moment, startOfBelgradeDay(now, -1)))
    return staffTexts.yesterday(formatTime(moment));
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
      {relativeMoment(at, new Date())}
      {by === undefined ? null : <small>{by}</small>}
    </>
  );
}
