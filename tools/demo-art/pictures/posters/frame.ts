import type { Colour } from '../palette.ts';
import { canvas } from '../svg.ts';

/** Width and height of film posters (2:3). */
export const POSTER = { width: 800, height: 1200 } as const;

/** A poster on its ground colour. */
export const poster = (ground: Colour, body: string): string =>
  canvas(POSTER.width, POSTER.height, ground, body);
