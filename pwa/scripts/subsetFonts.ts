/**
 * Makes the site's fonts: cuts the two families down to what Serbian needs, pins and limits their axes, names each
 * file after its content and writes the style sheet and the list of files to preload. Run after changing the fonts'
 * packages or the letters below: `npx tsx pwa/scripts/subsetFonts.ts`.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT = fileURLToPath(new URL('../public/fonts/', import.meta.url));
const UI = fileURLToPath(new URL('../src/ui/', import.meta.url));

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

interface Family {
  readonly name: string;
  readonly file: (part: string) => string;
  readonly weights: readonly [min: number, max: number];
  readonly axes: Readonly<Record<string, number>>;
  /** System faces that stand in until the font has come. */
  readonly fallbacks: readonly Fallback[];
  readonly metrics: { readonly ascent: number; readonly descent: number };
}

const FAMILIES: readonly Family[] = [
  {
    name: 'Piazzolla',
    file: (part) => `@fontsource-variable/piazzolla/files/piazzolla-${part}-standard-normal.woff2`,
    weights: [500, 900],
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
    weights: [400, 700],
    axes: {},
    fallbacks: [
      { weights: '400 500', locals: ['Arial', 'Liberation Sans'], sizeAdjust: 100 },
      { weights: '600 700', locals: ['Arial Bold', 'Liberation Sans Bold'], sizeAdjust: 94 },
    ],
    metrics: { ascent: 1.017, descent: 0.206 },
  },
];

const PARTS = [
  { part: 'latin', letters: LATIN, preload: true },
  { part: 'latin-ext', letters: LATIN_EXTENDED, preload: true },
  { part: 'cyrillic', letters: CYRILLIC, preload: false },
] as const;

/** `U+20-7E,U+A0`: the ranges of the letters, as short as CSS allows. */
function unicodeRange(letters: string): string {
  const points = [...new Set(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0))].sort(
    (a, b) => a - b,
  );
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16).toUpperCase();
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

async function makeFile(family: Family, part: string, letters: string): Promise<string> {
  const [min, max] = family.weights;
  const bytes = await subsetFont(await readFile(require.resolve(family.file(part))), letters, {
    targetFormat: 'woff2',
    variationAxes: { ...family.axes, wght: { min, max } },
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const name = `${family.name.toLowerCase()}-${part}-${hash}.woff2`;
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

const preload: string[] = [];
let css = '/* Written by scripts/subsetFonts.ts. */\n';
for (const family of FAMILIES) {
  for (const { part, letters, preload: early } of PARTS) {
    const url = await makeFile(family, part, letters);
    if (early) preload.push(url);
    css += `@font-face {
  font-family: ${family.name};
  src: url('${url}') format('woff2');
  font-weight: ${family.weights.join(' ')};
  font-display: swap;
  unicode-range: ${unicodeRange(letters)};
}
`;
  }
  for (const fallback of family.fallbacks) css += fallbackFace(family, fallback);
}
await writeFile(`${UI}fonts.css`, css);
await writeFile(
  `${UI}fontFiles.ts`,
  `/** The fonts that every page needs at once, for \`link rel=preload\`. Written by scripts/subsetFonts.ts. */
export const FONT_FILES: readonly string[] = [
${preload.map((url) => `  '${url}',`).join('\n')}
];
`,
);
