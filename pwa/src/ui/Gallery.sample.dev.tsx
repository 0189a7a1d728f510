import type { ImageView } from '../../../domain/content/shared.ts';
import { PROGRAM_TYPES } from '../../../domain/sections.ts';
import type { EventCardProps } from './EventCard.tsx';

/** Sample pictures and texts of the gallery. */
export interface Samples {
  readonly wide: readonly ImageView[];
  readonly posters: readonly ImageView[];
}

const GROUNDS = ['#7a2e6e', '#d9412a', '#0e4f5c', '#ffc02e', '#2a5caa', '#0b6b45'];

/** A flat drawn picture, for when no pictures were given. */
export function drawnPicture(seed: number, width: number, height: number): ImageView {
  const ground = GROUNDS[seed % GROUNDS.length] ?? '#0b6b45';
  const figure = GROUNDS[(seed + 3) % GROUNDS.length] ?? '#ffc02e';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}"><path fill="${ground}" d="M0 0h${String(width)}v${String(height)}H0z"/><circle cx="${String(width / 2)}" cy="${String(height / 2)}" r="${String(Math.min(width, height) / 3)}" fill="${figure}"/></svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { src, width, height, alt: '', placeholder: ground, srcSet: '' };
}

/** Drawn samples. */
export const drawnSamples: Samples = {
  wide: Array.from({ length: 9 }, (_, seed) => drawnPicture(seed, 900, 600)),
  posters: Array.from({ length: 8 }, (_, seed) => drawnPicture(seed + 2, 600, 900)),
};

/** The item of a list at a position, starting over at its end. */
export function around<Item>(list: readonly Item[], position: number): Item {
  const item = list[position % list.length];
  if (item === undefined) throw new Error('an empty sample list');
  return item;
}

/** Tag of the category at a position. */
export const sampleTag = (position: number): (typeof PROGRAM_TYPES)[number] =>
  around(PROGRAM_TYPES, position);

/** Dates that show one and two digits and a month with a zero. */
export const DATES = [
  '2026-11-24T19:00:00Z',
  '2026-11-26T19:00:00Z',
  '2026-11-28T18:00:00Z',
  '2026-12-01T17:30:00Z',
  '2026-12-03T18:00:00Z',
  '2026-12-05T17:00:00Z',
] as const;

export const TITLES = [
  'Gudački kvartet „Modrina“',
  'Ožalošćena porodica',
  'Kolo na trgu',
  'Noć otvorenih knjiga',
  'Vinil veče: Bluz reka',
  'Jesenji likovni salon i još po nešto u produžetku',
  'Starogradsko veče',
] as const;

export const TEXTS = [
  'Betoven, Slavenski i praizvedba dela Jelene Đukić, poručenog za jubilej našeg Centra.',
  'Nušićeva komedija naravi u izvođenju Gradskog amaterskog pozorišta.',
  'Godišnji koncert Ansambla „Jasen“ uz narodni orkestar i goste iz tri grada.',
  'Četiri pisca čitaju iz rukopisa; razgovor vodi Đurđica Šaranović.',
  'Radovi u velikoj sali završavaju se do praznika. Sedišta su obnovljena u prvobitnoj zelenoj boji.',
] as const;

/** The props of the sample event at a position. */
export function sampleEvent({ wide }: Samples, position: number): EventCardProps {
  return {
    href: '#',
    image: around(wide, position),
    tag: sampleTag(position + 3),
    title: around(TITLES, position),
    text: around(TEXTS, position),
    date: around(DATES, position),
  };
}

/** The categories as links. */
export const CATEGORIES = PROGRAM_TYPES.map(({ slug, label }) => ({
  slug,
  label,
  href: `#${slug}`,
}));
