import { OUTDATED } from '../browser/watchTime.ts';
import { recordConnection } from '../device/cachedAt.ts';
import { recordClockAhead, recordServerMoment } from '../device/clock.ts';
import { hasOtherAlert, type Message } from './watchVisit.ts';

export function onWorkerMessage(message: Message): void {
  if (message.type === 'CONNECTION') recordConnection(message.answered);
  if (message.type !== 'KEPT') return;
  recordClockAhead(message.clockAhead);
  // The device's clock may have been set back since the check.
  recordServerMoment(message.checkedAt);
  const { changed } = message;
  if (hasOtherAlert(message)) document.dispatchEvent(new Event(OUTDATED));
  if (changed && document.visibilityState === 'visible') {
    import('./changes/tellChanges.tsx')
      .then((code) => code.tellChanges(changed))
      .catch(() => undefined);
  }
}
