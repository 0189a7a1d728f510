import { withoutInvisible } from '@centar/domain/invisible.ts';
import type { Opening } from '@centar/domain/openingHours.ts';

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
