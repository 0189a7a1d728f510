import type { ReactNode } from 'react';
import { formatDate } from '@centar/domain/dates.ts';
import { daysLeft, daysOf, isLasting } from '@centar/domain/eventState.ts';
import type { Typed } from '../../../admin/fields/formValues.ts';
import { AlertBox } from '../../../admin/ui/AlertBox.tsx';
import { plural } from '../../../shared/texts/ui.texts.ts';
import { typedTimes } from './endField.ts';

const sentence = (days: number, last: string): string =>
  `Traje ${String(days)} ${plural(days, 'dan', 'dana', 'dana')}, do ${last}. Posetioci ga do kraja vide kao događaj koji traje, pre večernjih termina.`;

/** Shows how long the typed event lasts. */
export function LastingNotice({ typed }: { readonly typed: Typed }): ReactNode {
  const times = typedTimes(typed);
  if (!times || !isLasting(times)) return null;
  const { first, last } = daysOf(times);
  return <AlertBox tone="green" text={sentence(daysLeft(times, first), formatDate(last))} />;
}
