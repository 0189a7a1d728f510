/**
 * Writes the outlines with which the server draws texts on link previews: sharp reads no web fonts,
 * and a machine may have no others. Run it after subsetFonts.ts: `npx tsx tools/fonts/drawGlyphs.ts`
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const FONTS = fileURLToPath(new URL('../../pwa/public/fonts/', import.meta.url));
const OUT = fileURLToPath(
  new URL('../../graphql-server/src/web/sharing/outlines.json', import.meta.url),
);

/** In thousandths of an em; y points up. */
interface Outlines {
  readonly glyphs: Record<string, readonly [advance: number, path: string]>;
  /** By the pair of letters. */
  readonly kerning: Record<string, number>;
}

const UNITS = 1000;

/** Latin and Cyrillic. */
async function fontsOf(start: string, variationAxes: Record<string, number>): Promise<Font[]> {
  const names = (await readdir(FONTS)).filter((name) => name.startsWith(start)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(FONTS + name);
      const letters = String.fromCodePoint(...create(bytes).characterSet);
      return create(await subsetFont(bytes, letters, { targetFormat: 'truetype', variationAxes }));
    }),
  );
}

function outlinesOf(fonts: readonly Font[]): Outlines {
  const outlines: Outlines = { glyphs: {}, kerning: {} };
  for (const font of fonts) {
    const scale = UNITS / font.unitsPerEm;
    const width = (text: string): number => Math.round(font.layout(text).advanceWidth * scale);
    const letters = font.characterSet
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => !(letter in outlines.glyphs));
    for (const letter of letters) {
      const [glyph] = font.layout(letter).glyphs;
      if (!glyph) continue;
      const path = glyph.path
        .scale(scale)
        .toSVG()
        .replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))));
      outlines.glyphs[letter] = [width(letter), path];
    }
    for (const one of letters) {
      for (const other of letters) {
        const kerning = width(one + other) - width(one) - width(other);
        if (Math.abs(kerning) > 12) outlines.kerning[one + other] = kerning;
      }
    }
  }
  return outlines;
}

const outlines = {
  headline: outlinesOf(await fontsOf('piazzolla-850-', {})),
  text: outlinesOf(await fontsOf('commissioner-', { wght: 600 })),
};
await writeFile(OUT, `${JSON.stringify(outlines)}\n`);
console.log(
  Object.entries(outlines).map(([name, { glyphs, kerning }]) =>
    [name, Object.keys(glyphs).length, Object.keys(kerning).length].join(' '),
  ),
);
