import type { ReactNode } from 'react';
import { parseMoment } from '@centar/domain/dates.ts';
import type { Typed } from '../../../admin/fields/formValues.ts';
import { SameEvent, sameEventOf } from '../../../admin/halls/SameEvent.tsx';
import { useHallUses } from '../../../admin/halls/useHallUses.ts';
import type { ScreeningRow } from './screeningRows.ts';

/** Warns of another item with the film's title on the day of a screening. */
export function SameScreening({
  typed,
  id,
}: {
  readonly typed: Typed;
  readonly id: number | undefined;
}): ReactNode {
  const uses = useHallUses();
  const { title, movieProductionDateTimes: rows } = typed;
  const dates = ((rows ?? []) as readonly ScreeningRow[]).flatMap(({ date, hall, status }) => {
    const at = parseMoment(date);
    return at && status !== 'cancelled' ? [{ at, hall }] : [];
  });
  const others = uses.filter((use) => use.itemType !== 'Movie' || use.itemId !== id);
  const same = typeof title === 'string' ? sameEventOf(title, dates, others) : undefined;
  return same ? <SameEvent event={same} /> : null;
}
