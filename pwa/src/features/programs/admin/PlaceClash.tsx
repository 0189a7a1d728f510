import type { ReactNode } from 'react';
import { formatDateTime, formatTime, sameBelgradeDay } from '@centar/domain/dates.ts';
import { fold } from '@centar/domain/search.ts';
import type { Typed } from '../../../admin/fields/formValues.ts';
import { clashes, stayOf } from '../../../admin/halls/clash.ts';
import { typedTimes } from './endField.ts';
import { hallTexts } from '../../../admin/halls/halls.texts.ts';
import { useHallUses } from '../../../admin/halls/useHallUses.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { staffTexts } from '../../../admin/texts/staff.texts.ts';
import { AlertBox } from '../../../admin/ui/AlertBox.tsx';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Remarks that the event may be entered already, or warns of another one in the same hall at the same time; the form can be saved all the same. */
export function PlaceClash({
  typed,
  id,
}: {
  readonly typed: Typed;
  readonly id: number | undefined;
}): ReactNode {
  const uses = useHallUses();
  const hall = text(typed['place']);
  const title = fold(text(typed['title']).trim());
  const times = typedTimes(typed);
  if (times === undefined || typed['status'] === 'cancelled') return null;
  const own = {
    at: times.eventHappeningDateTime.getTime(),
    end: times.endsAt?.getTime(),
    hall,
  };
  const others = uses.filter((use) => use.itemType !== 'Program' || use.itemId !== id);
  const same = others.find(
    (use) =>
      fold(use.title) === title &&
      sameBelgradeDay(use.at, times.eventHappeningDateTime) &&
      (use.hall === hall || !use.hall || !hall),
  );
  if (same) {
    const { itemId, itemType } = same;
    const item = itemType === 'Movie' ? adminPaths.movie(itemId) : adminPaths.programItem(itemId);
    return (
      <AlertBox
        tone="amber"
        text={staffTexts.sameEvent(same.title, formatTime(same.at), same.hall)}
      >
        <a href={item} target="_blank" rel="noreferrer">
          {staffTexts.openSame}
        </a>
      </AlertBox>
    );
  }
  const other = others.find((use) => {
    const stay = stayOf(use);
    return stay !== undefined && clashes(own, stay);
  });
  if (!other) return null;
  return <AlertBox tone="amber" text={hallTexts.clash(other.title, formatDateTime(other.at))} />;
}
