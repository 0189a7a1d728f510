import type { ReactNode } from 'react';
import { formatDateTime } from '@centar/domain/dates.ts';
import type { Typed } from '../../../admin/fields/formValues.ts';
import { clashes, stayOf } from '../../../admin/halls/clash.ts';
import { typedTimes } from './endField.ts';
import { hallTexts } from '../../../admin/halls/halls.texts.ts';
import { useHallUses } from '../../../admin/halls/useHallUses.ts';
import { AlertBox } from '../../../admin/ui/AlertBox.tsx';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Warns of another event in the same hall at the same time; the form can be saved all the same. */
export function PlaceClash({
  typed,
  id,
}: {
  readonly typed: Typed;
  readonly id: number | undefined;
}): ReactNode {
  const uses = useHallUses();
  const times = typedTimes(typed);
  if (times === undefined || typed['status'] === 'cancelled') return null;
  const own = {
    at: times.eventHappeningDateTime.getTime(),
    end: times.endsAt?.getTime(),
    hall: text(typed['place']),
  };
  const other = uses.find((use) => {
    if (use.itemType === 'Program' && use.itemId === id) return false;
    const stay = stayOf(use);
    return stay !== undefined && clashes(own, stay);
  });
  if (!other) return null;
  return <AlertBox tone="amber" text={hallTexts.clash(other.title, formatDateTime(other.at))} />;
}
