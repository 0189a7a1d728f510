/**
 * Makes the site's fonts: cuts the two families down to what Serbian needs, pins and limits their axes, names each
 * file after its content and writes the style sheet and the list of files to preload. Run after changing the fonts'
 * packages or the letters below: `npx tsx tools/fonts/subsetFonts.ts`.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT = fileURLToPath(new URL('../../pwa/public/fonts/', import.meta.url));
const SRC = fileURLToPath(new URL('../../pwa/src/', import.meta.url));

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const NBSP = String.fromCodePoint(0xa0);
const LATIN = `${range(0x20, 0x7e)}${NBSP}§©«°·»×ÄÉÖÜßáäéíóöúü‘’“”„–—…€`;
const LATIN_EXTENDED = 'čćšžđČĆŠŽĐ';
const CYRILLIC = `${range(0x402, 0x402)}ЈЉЊЋЏђјљњћџ${range(0x410, 0x418)}${range(0x41a, 0x428)}${range(0x430, 0x438)}${range(0x43a, 0x448)}`;

interface Fallback {
  readonly weights: string;
  readonly locals: readonly string[];
  /** Per cent: how wide our font sets a Serbian sentence compared with this face. */
  readonly sizeAdjust: number;
}

/** A file of a family: a range of weights, or one weight alone, which takes half as many bytes. */
interface Cut {
  readonly weights: readonly [min: number, max: number];
  /** Every page needs it at once. */
  readonly preload: boolean;
}

interface Family {
  readonly name: string;
  readonly file: (part: string) => string;
  readonly cuts: readonly Cut[];
  readonly axes: Readonly<Record<string, number>>;
  /** System faces that stand in until the font has come. */
  readonly fallbacks: readonly Fallback[];
  readonly metrics: { readonly ascent: number; readonly descent: number };
}

const FAMILIES: readonly Family[] = [
  {
    name: 'Piazzolla',
    file: (part) => `@fontsource-variable/piazzolla/files/piazzolla-${part}-standard-normal.woff2`,
    // Headlines, and the lead paragraph of some pages.
    cuts: [
      { weights: [850, 850], preload: true },
      { weights: [500, 500], preload: false },
    ],
    axes: { opsz: 30 },
    fallbacks: [
      { weights: '500', locals: ['Georgia'], sizeAdjust: 92.3 },
      { weights: '600 900', locals: ['Georgia Bold', 'Georgia'], sizeAdjust: 86.3 },
    ],
    metrics: { ascent: 1.11, descent: 0.31 },
  },
  {
    name: 'Commissioner',
    // Its slant, flair and volume axes are already at their defaults in this file.
    file: (part) =>
      `@fontsource-variable/commissioner/files/commissioner-${part}-wght-normal.woff2`,
    cuts: [{ weights: [400, 700], preload: true }],
    axes: {},
    fallbacks: [
      { weights: '400 500', locals: ['Arial', 'Liberation Sans'], sizeAdjust: 100 },
      { weights: '600 700', locals: ['Arial Bold', 'Liberation Sans Bold'], sizeAdjust: 94 },
    ],
    metrics: { ascent: 1.017, descent: 0.206 },
  },
];

/**
 * Each range is whole blocks of Unicode: it stands in every page, and a letter that a file lacks is drawn in the next
 * face. Each part is a family of its own: of one family, Chromium takes the lines' height from whichever file has come,
 * and takes it back when the file with the space comes too late, so that texts move.
 */
const PARTS = [
  {
    part: 'latin',
    suffix: '',
    letters: LATIN,
    range: 'U+0-FF, U+2000-20CF',
    for: ['latin', 'cyrillic'],
  },
  {
    part: 'latin-ext',
    suffix: ' Extended',
    letters: LATIN_EXTENDED,
    range: 'U+100-24F',
    for: ['latin'],
  },
  {
    part: 'cyrillic',
    suffix: ' Cyrillic',
    letters: CYRILLIC,
    range: 'U+400-4FF',
    for: ['cyrillic'],
  },
] as const;

async function makeFile(
  family: Family,
  [min, max]: Cut['weights'],
  part: string,
  letters: string,
): Promise<string> {
  const bytes = await subsetFont(await readFile(require.resolve(family.file(part))), letters, {
    targetFormat: 'woff2',
    variationAxes: { ...family.axes, wght: min === max ? min : { min, max } },
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const weight = min === max ? `-${String(min)}` : '';
  const name = `${family.name.toLowerCase()}${weight}-${part}-${hash}.woff2`;
  await writeFile(OUT + name, bytes);
  console.log(`${name} ${String(bytes.length)} B`);
  return `/fonts/${name}`;
}

function fallbackFace({ name, metrics }: Family, fallback: Fallback): string {
  const adjusted = (value: number): string =>
    `${((value / fallback.sizeAdjust) * 10_000).toFixed(1)}%`;
  return `@font-face {
  font-family: '${name} fallback';
  src: ${fallback.locals.map((face) => `local('${face}')`).join(', ')};
  font-weight: ${fallback.weights};
  size-adjust: ${String(fallback.sizeAdjust)}%;
  ascent-override: ${adjusted(metrics.ascent)};
  descent-override: ${adjusted(metrics.descent)};
  line-gap-override: 0%;
}
`;
}

await mkdir(OUT, { recursive: true });
for (const old of await readdir(OUT)) if (old.endsWith('.woff2')) await rm(OUT + old);

/** The files that every page of a script needs at once. */
const preload: Record<'latin' | 'cyrillic', string[]> = { latin: [], cyrillic: [] };
let css = '/* Written by tools/fonts/subsetFonts.ts. */\n';
for (const family of FAMILIES) {
  for (const cut of family.cuts) {
    for (const { part, suffix, letters, range: block, for: scripts } of PARTS) {
      const url = await makeFile(family, cut.weights, part, letters);
      if (cut.preload) for (const script of scripts) preload[script].push(url);
      // `optional`: a font that comes late is used from the next page on, and nothing moves under a reader.
      css += `@font-face {
  font-family: '${family.name}${suffix}';
  src: url('${url}') format('woff2');
  font-weight: ${[...new Set(cut.weights)].join(' ')};
  font-display: optional;
  unicode-range: ${block};
}
`;
    }
  }
  for (const fallback of family.fallbacks) css += fallbackFace(family, fallback);
}
await writeFile(`${SRC}shared/ui/fonts.css`, css);
await writeFile(
  `${SRC}public/document/fontFiles.ts`,
  `import type { Script } from '@centar/domain/scriptAddress.ts';

/** The fonts that every page of a script needs at once, for \`link rel=preload\`. Written by tools/fonts/subsetFonts.ts. */
export const FONT_FILES: Readonly<Record<Script, readonly string[]>> = {
${Object.entries(preload)
  .map(([script, urls]) => `  ${script}: [\n${urls.map((url) => `    '${url}',`).join('\n')}\n  ],`)
  .join('\n')}
};
`,
);
