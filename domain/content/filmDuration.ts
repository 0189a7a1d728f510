import { MINUTE_MS } from '../durations.ts';

/** Such as `1H 52M` or `95 min`; undefined for any other text. */
export function filmDuration(
  text: string,
): { readonly hours: number; readonly minutes: number } | undefined {
  const [, hours = 0, minutes = 0] =
    /^\s*(?:(\d{1,2})\s*h)?\s*(?:(\d{1,3})\s*m(?:in)?)?\s*$/i.exec(text) ?? [];
  const duration = { hours: Number(hours), minutes: Number(minutes) };
  return duration.hours + duration.minutes > 0 ? duration : undefined;
}

/** As entered by staff, else from the film's length; undefined if neither is known. */
export function screeningEnd(
  screening: {
    readonly productionDate: Date | string;
    readonly endsAt?: Date | string | null | undefined;
  },
  duration: string,
): Date | undefined {
  const begin = new Date(screening.productionDate);
  const end = screening.endsAt ? new Date(screening.endsAt) : begin;
  if (end > begin) return end;
  const lasts = filmDuration(duration);
  return lasts && new Date(begin.getTime() + (lasts.hours * 60 + lasts.minutes) * MINUTE_MS);
}
