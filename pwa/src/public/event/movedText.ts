import { formatFormer } from '@centar/domain/allDay.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import type { EventTimes } from '@centar/domain/eventState.ts';
import { uiTexts } from '../../shared/texts/ui.texts.ts';

/** `Pomereno sa 27.11. u 20:00`, if it was moved and the previous time is known. */
export function movedText(
  status: EventStatus,
  former: string | null | undefined,
  event: EventTimes,
): string | undefined {
  return status === 'moved' && former ? uiTexts.movedFrom(formatFormer(event, former)) : undefined;
}
