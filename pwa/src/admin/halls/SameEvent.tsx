import { timesOf } from '@centar/domain/eventState.ts';
import type { ReactNode } from 'react';
import { showStart } from '@centar/domain/allDay.ts';
import { sameBelgradeDay } from '@centar/domain/dates.ts';
import { fold } from '@centar/domain/search.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { hallUseUrl, type HallUse } from './halls.adminOperations.ts';

/** The hall may be empty. */
interface TypedDate {
  readonly at: Date;
  readonly hall: string;
}

/** On the same day, unless both have different halls. */
export function sameEventOf(
  title: string,
  dates: readonly TypedDate[],
  others: readonly HallUse[],
): HallUse | undefined {
  const wanted = fold(title.trim());
  return others
    .filter((use) => fold(use.title.trim()) === wanted)
    .find((use) =>
      dates.some(
        ({ at, hall }) => sameBelgradeDay(use.at, at) && (use.hall === hall || !use.hall || !hall),
      ),
    );
}

/** Saving is still allowed. */
export function SameEvent({ event }: { readonly event: HallUse }): ReactNode {
  const { title, hall } = event;
  return (
    <AlertBox tone="amber" text={staffTexts.sameEvent(title, showStart(timesOf(event)), hall)}>
      <a href={hallUseUrl(event)} target="_blank" rel="noreferrer">
        {staffTexts.openSame}
      </a>
    </AlertBox>
  );
}
