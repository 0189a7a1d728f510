import type { EventStatus } from '@centar/domain/content/shared.ts';
import { uiTexts } from '../../shared/texts/ui.texts.ts';

/** `Pomereno sa 27.11. u 20:00`, if it was moved and the previous time is known. */
export function movedText(
  status: EventStatus,
  former: string | null | undefined,
  format: (former: string) => string,
): string | undefined {
  return status === 'moved' && former ? uiTexts.movedFrom(format(former)) : undefined;
}
