import type { MouseEvent } from 'react';

/** Whether the click does not request another tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
