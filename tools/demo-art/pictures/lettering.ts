import { create } from 'fontkit';
import { isExtended, loadFace, type FaceFiles } from '../fonts.ts';
import type { Colour } from './palette.ts';
import { num, shape } from './svg.ts';

/** A face whose letters can be drawn as paths. */
type Face = 'display' | 'text';

const open = (files: FaceFiles) => ({
  latin: create(files.latin),
  extended: create(files.extended),
  cyrillic: create(files.cyrillic),
});

// Loaded once with the module, so that drawing itself stays a plain function.
const [display, text] = await Promise.all([
  loadFace('piazzolla', { wght: 850, opsz: 30 }),
  loadFace('commissioner', { wght: 700 }),
]);
const faces = { display: open(display), text: open(text) };

/** Tracking and extra word space in em, as the headlines of the site have them. */
const SPACING = {
  display: { letter: -0.012, word: 0.09 },
  text: { letter: 0.01, word: 0 },
} as const;

interface Line {
  readonly d: string;
  readonly width: number;
}

function setLine(words: string, size: number, face: Face): Line {
  const fonts = faces[face];
  const spacing = SPACING[face];
  let pen = 0;
  let d = '';
  // Runs of one part keep their kerning.
  for (const run of words.match(/[čćžšđČĆŽŠĐ]+|[а-яА-Я]+|[^čćžšđČĆŽŠĐа-яА-Я]+/g) ?? []) {
    const part = isExtended(run.charAt(0))
      ? 'extended'
      : /[а-яА-Я]/.test(run)
        ? 'cyrillic'
        : 'latin';
    const font = fonts[part];
    const em = size / font.unitsPerEm;
    const laid = font.layout(run);
    laid.glyphs.forEach((glyph, index) => {
      const position = laid.positions[index];
      if (!position) return;
      const drawn = glyph.path.scale(em, -em).translate(pen + position.xOffset * em, 0);
      d += drawn.toSVG().replace(/-?\d+\.\d+/g, (value) => num(Number(value)));
      const isSpace = glyph.codePoints[0] === 32;
      pen += position.xAdvance * em + size * (spacing.letter + (isSpace ? spacing.word : 0));
    });
  }
  return { d, width: pen };
}

/** How a line is set. */
export interface LineOptions {
  readonly face?: Face;
  readonly align?: 'left' | 'middle' | 'right';
  /** The size is made smaller until the line fits this width. */
  readonly fit?: number;
}

/** A line of lettering as a path: `x` is its left edge (or middle, or right), `y` its base line. */
export function lettering(
  words: string,
  x: number,
  y: number,
  size: number,
  colour: Colour,
  options: LineOptions = {},
): string {
  const face = options.face ?? 'display';
  const full = setLine(words, size, face);
  const fitted =
    options.fit !== undefined && full.width > options.fit
      ? setLine(words, (size * options.fit) / full.width, face)
      : full;
  const shift = { left: 0, middle: fitted.width / 2, right: fitted.width }[options.align ?? 'left'];
  return `<g transform="translate(${num(x - shift)} ${num(y)})">${shape(fitted.d, colour)}</g>`;
}
