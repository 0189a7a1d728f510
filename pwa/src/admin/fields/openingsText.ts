import { withoutInvisible } from '@centar/domain/invisible.ts';
import type { Opening } from '@centar/domain/openingHours.ts';
import { fieldErrorSentence } from '../texts/errors.texts.ts';

const OPENING = /^(\d{1,2})(?:[:.](\d{2}))?\s*h?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?\s*h?$/;

const two = (text: string): string => text.padStart(2, '0');

/** Such as `9–22, 23.30-23.45`. Invalid parts are passed on and fail validation. */
export function readOpenings(typed: string): Opening[] {
  const parts = withoutInvisible(typed)
    .split(/[,;]| i /)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.map((part): Opening => {
    const [, from, fromMinutes = '00', to, toMinutes = '00'] = OPENING.exec(part) ?? [];
    if (from === undefined || to === undefined) return [part, ''];
    return [`${two(from)}:${fromMinutes}`, `${two(to)}:${toMinutes}`];
  });
}

const short = (time: string): string => time.replace(/^0(?=\d)/, '').replace(/:00$/, '');

/** Formats openings for their field: `10–14, 17–20`. */
export const showOpenings = (openings: readonly Opening[]): string =>
  openings.map(([from, to]) => (to ? `${short(from)}–${short(to)}` : from)).join(', ');

const isClock = (time: string): boolean => time <= '24:00' && time.slice(3) < '60';

/** Says how to correct typed openings. */
export function openingsProblem(typed: string): string | undefined {
  const openings = readOpenings(typed)
    .map(([from, to]): Opening => [from, to === '00:00' ? '24:00' : to])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (!openings.every(([from, to]) => from < to && isClock(from) && isClock(to)))
    return 'Upišite sate kao 9–22 ili 10–14, 17–20, najkasnije do 24 h.';
  const overlap = openings.some(([from], at) => at > 0 && from < (openings[at - 1]?.[1] ?? ''));
  return overlap ? fieldErrorSentence('overlap') : undefined;
}
