import type { ReactNode } from 'react';
import { parseStart } from '@centar/domain/allDay.ts';
import type { Typed } from '../../../admin/fields/formValues.ts';
import { clashes, clashSentence, stayOf } from '../../../admin/halls/clash.ts';
import type { DateRow } from './dateRows.ts';
import { typedTimes } from './endField.ts';
import { SameEvent, sameEventOf } from '../../../admin/halls/SameEvent.tsx';
import { useHallUses } from '../../../admin/halls/useHallUses.ts';
import { AlertBox } from '../../../admin/ui/AlertBox.tsx';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Further dates without cancelled ones. The default hall is the programme's. */
function furtherOf({ dates }: Typed, place: string): { at: Date; hall: string }[] {
  // Older drafts may lack them.
  return ((dates ?? []) as readonly DateRow[]).flatMap(({ date, hall, status }) => {
    const at = parseStart(date);
    return at && status !== 'cancelled' ? [{ at, hall: hall || place }] : [];
  });
}

/**
 * Warns of the same event, or of another one in the same hall at the same time. Saving is still
 * allowed.
 */
export function PlaceClash({
  typed,
  id,
}: {
  readonly typed: Typed;
  readonly id: number | undefined;
}): ReactNode {
  const uses = useHallUses();
  const hall = text(typed['place']);
  const times = typedTimes(typed);
  if (times === undefined || typed['status'] === 'cancelled') return null;
  const own = {
    at: times.eventHappeningDateTime,
    end: times.endsAt?.getTime(),
    hall,
  };
  const others = uses.filter((use) => use.itemType !== 'Program' || use.itemId !== id);
  const same = sameEventOf(text(typed['title']), [own, ...furtherOf(typed, hall)], others);
  if (same) return <SameEvent event={same} />;
  const other = others.find((use) => {
    const stay = stayOf(use);
    return stay !== undefined && clashes({ ...own, at: own.at.getTime() }, stay);
  });
  if (!other) return null;
  return <AlertBox tone="amber" text={clashSentence(other)} />;
}
