import { counted } from '../../shared/texts/ui.texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const days = (count: number): string => counted(count, ['dan', 'dana', 'dana']);

/** `7 minuta`, `2 sata`, `3 dana`: a stretch of time as people say it, rounded. */
function spanText(ms: number): string {
  if (ms >= 2 * DAY_MS) return days(Math.round(ms / DAY_MS));
  const hours = Math.round(ms / HOUR_MS);
  if (ms >= HOUR_MS) return counted(hours, ['sat', 'sata', 'sati']);
  const minutes = Math.round(ms / MINUTE_MS);
  return counted(minutes, ['minut', 'minuta', 'minuta']);
}

/** Words about how old the content is, for public pages. */
export const offlineTexts = {
  old: (age: number) => `Sačuvano pre ${days(age)}. Proverite pre polaska.`,
  /** `aheadMs`: by how much the device's clock is ahead; negative when it is late. */
  wrongClock: (aheadMs: number) =>
    `Sat na ovom uređaju ${aheadMs < 0 ? 'kasni' : 'žuri'} ${spanText(Math.abs(aheadMs))}, zato prikazujemo tačno vreme`,
};
