import { lettering } from '../lettering.ts';
import { C } from '../palette.ts';
import { canvas, group, place, rect, shape } from '../svg.ts';
import { heroParts } from './hero.ts';

/** The mark of the centre on its tile: two shapes on a square of 38. */
export const LOGO = {
  size: 38,
  tile: C.gold,
  body: 'M19 32A13 13 0 0 1 19 6L32 6A13 13 0 0 1 19 19Z',
  bodyColour: C.deep,
  quarter: 'M19 19A13 13 0 0 1 32 32L19 32Z',
  quarterColour: C.red,
} as const;

const mark = (): string =>
  shape(LOGO.body, LOGO.bodyColour) + shape(LOGO.quarter, LOGO.quarterColour);

/** The logo tile, filled to its edges. */
export const logoTile = (pixels: number): string =>
  canvas(LOGO.size, LOGO.size, LOGO.tile, mark(), pixels / LOGO.size);

/** The mark kept inside the circle that launchers cut icons to. */
export const logoMaskable = (pixels: number): string =>
  canvas(
    LOGO.size,
    LOGO.size,
    LOGO.tile,
    place(19, 19, 0.8, group('translate(-19 -19)', mark())),
    pixels / LOGO.size,
  );

/** The picture that other sites show beside a link: the great hall and the lines of a name. */
export function sharePicture(lines: readonly string[]): string {
  const name = (words: string, y: number): string =>
    lettering(words, 60, y, 82, C.paper, { fit: 345 });
  return canvas(
    1200,
    630,
    '#06130d',
    place(0, -8, 1200 / 1440, heroParts({ boards: false })) +
      place(60, 64, 72 / LOGO.size, rect(0, 0, LOGO.size, LOGO.size, LOGO.tile) + mark()) +
      lines.map((line, at) => name(line, 236 + at * 84)).join(''),
    1,
  );
}
