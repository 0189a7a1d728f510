import type { Colour } from './palette.ts';
import { randomFrom, type Random } from './random.ts';
import { canvas } from './svg.ts';

/** Width and height of programme, news, colony and salon pictures (3:2). */
export const WIDE = { width: 1200, height: 800 } as const;

/** The colours of one version of a motif: its ground and up to five more. */
export interface Scheme {
  readonly ground: Colour;
  readonly a: Colour;
  readonly b: Colour;
  readonly c: Colour;
  readonly d: Colour;
  readonly e: Colour;
}

/** A picture idea that can be drawn in several colour schemes. */
export type Motif = (scheme: number, seed: string) => string;

/** Short notation for a scheme: ground first. */
export const scheme = (
  ground: Colour,
  a: Colour,
  b: Colour,
  c: Colour = a,
  d: Colour = b,
  e: Colour = c,
): Scheme => ({ ground, a, b, c, d, e });

/** A 3:2 motif from its colour schemes and the function that draws its body. */
export function motif(
  schemes: readonly [Scheme, ...Scheme[]],
  draw: (colours: Scheme, random: Random) => string,
): Motif {
  return (index, seed) => {
    const colours = schemes[index % schemes.length] ?? schemes[0];
    return canvas(WIDE.width, WIDE.height, colours.ground, draw(colours, randomFrom(seed)));
  };
}
