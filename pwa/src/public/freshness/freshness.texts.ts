import { DAY_MS, HOUR_MS, MINUTE_MS } from '@centar/domain/durations.ts';
import { counted } from '../../shared/texts/ui.texts.ts';

const days = (count: number): string => counted(count, ['dan', 'dana', 'dana']);

/** A rounded duration: `7 minuta`, `2 sata`, `3 dana`. */
function spanText(ms: number): string {
  if (ms >= 2 * DAY_MS) return days(Math.round(ms / DAY_MS));
  const hours = Math.round(ms / HOUR_MS);
  if (ms >= HOUR_MS) return counted(hours, ['sat', 'sata', 'sati']);
  const minutes = Math.round(ms / MINUTE_MS);
  return counted(minutes, ['minut', 'minuta', 'minuta']);
}

export const offlineTexts = {
  old: (age: number) => `Sačuvano pre ${days(age)}. Proverite pre polaska.`,
  /** Negative when the device's clock is behind. */
  wrongClock: (aheadMs: number) =>
    `Sat na ovom uređaju ${aheadMs < 0 ? 'kasni' : 'žuri'} ${spanText(Math.abs(aheadMs))}, zato prikazujemo tačno vreme`,
};
