/**
 * Creates the site's fonts: subsets both families to Serbian letters, limits their axes, names
 * files by content hash, measures system fonts for the fallbacks, and writes the style sheet and
 * the preload list. Fallbacks are measured by free fonts of equal widths, which are not
 * dependencies. Run it after changing the packages or letters: `npm install --no-save
 * @fontsource/noto-serif @fontsource/gelasio @fontsource/tinos && npx tsx
 * tools/fonts/subsetFonts.ts`
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { mergeFonts } from './mergeFonts.ts';

const require = createRequire(import.meta.url);
const OUT = fileURLToPath(new URL('../../pwa/public/fonts/', import.meta.url));
const SRC = fileURLToPath(new URL('../../pwa/src/', import.meta.url));

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const NBSP = String.fromCodePoint(0xa0);
const LATIN = `${range(0x20, 0x7e)}${NBSP}§©«°·»×ÄÉÖÜßáäéíóöúü‘’“”„–—…€`;
/** Without figures, whose features come with the Latin letters. */
const PUNCTUATION = `${range(0x20, 0x2f)}${range(0x3a, 0x3f)}${NBSP}·’“”„–—…`;
/** In a separate file of the packages. */
const LATIN_EXTENDED = 'čćšžđČĆŠŽĐ';
const CYRILLIC = `${range(0x402, 0x402)}ЈЉЊЋЏђјљњћџ${range(0x410, 0x418)}${range(0x41a, 0x428)}${range(0x430, 0x438)}${range(0x43a, 0x448)}`;

/** Typical headlines, to compare widths. */
const SAMPLE = [
  'Dobro došli u Centar za kulturu',
  'Koncert gudačkog kvarteta iz Beograda',
  'Otvoren konkurs za mlade umetnike',
  'Radionica keramike za decu i roditelje',
  'Izložba fotografija „Reka kroz četiri godišnja doba“',
  'Javna nabavka usluga čišćenja, 27. 11. 2026. u 18:00',
  'Šta ima · Žurka u bašti · Ćevapi i džez · Đačko veče',
].join(' ');
const toCyrillic = cyrillicWriter();

/** System fonts used as fallbacks, with free fonts of equal widths. */
const STAND_INS = [
  // Android and many Linux systems. Droid Serif is the predecessor, with equal widths.
  {
    name: 'Noto Serif',
    locals: {
      bold: ['Noto Serif Bold', 'NotoSerif-Bold', 'Droid Serif Bold'],
      regular: ['Noto Serif', 'NotoSerif', 'Droid Serif'],
    },
    file: 'noto-serif',
    text: `${SAMPLE} ${toCyrillic(SAMPLE)}`,
    parts: ['latin', 'latin-ext', 'cyrillic'],
  },
  // Apple and Microsoft. The free font has no Cyrillic letters.
  {
    name: 'Georgia',
    locals: { bold: ['Georgia Bold', 'Gelasio Bold'], regular: ['Georgia', 'Gelasio'] },
    file: 'gelasio',
    text: SAMPLE,
    parts: ['latin', 'latin-ext'],
  },
  {
    name: 'Times',
    locals: {
      bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold', 'Tinos Bold'],
      regular: ['Times New Roman', 'Liberation Serif', 'Times', 'Tinos'],
    },
    file: 'tinos',
    text: `${SAMPLE} ${toCyrillic(SAMPLE)}`,
    parts: ['latin', 'latin-ext', 'cyrillic'],
  },
] as const;

interface Fallback {
  readonly weights: string;
  readonly locals: readonly string[];
  /** Width of our font relative to this one, in per cent. */
  readonly sizeAdjust: number;
}

/** A weight range, or a single weight, which has half the bytes. */
interface Cut {
  readonly weights: readonly [min: number, max: number];
  /** Needed by every page immediately. */
  readonly preload: boolean;
  /** Its Cyrillic file has signs too: a Cyrillic sentence needs no Latin file. */
  readonly wholeSentences?: true;
}

interface Family {
  readonly name: string;
  readonly file: (part: string) => string;
  readonly cuts: readonly Cut[];
  readonly axes: Readonly<Record<string, number>>;
  /** Whether a late font is still shown; its fallbacks then have equal widths. */
  readonly swap: boolean;
  /** Shown until the font has loaded. */
  readonly fallbacks: readonly Fallback[];
  readonly metrics: { readonly ascent: number; readonly descent: number };
}

const FAMILIES: readonly Family[] = [
  {
    name: 'Piazzolla',
    file: (part) => `@fontsource-variable/piazzolla/files/piazzolla-${part}-standard-normal.woff2`,
    // Headlines and lead paragraphs.
    cuts: [
      { weights: [850, 850], preload: true },
      { weights: [500, 500], preload: false, wholeSentences: true },
    ],
    axes: { opsz: 30 },
    swap: true,
    fallbacks: [],
    metrics: { ascent: 1.11, descent: 0.31 },
  },
  {
    name: 'Commissioner',
    // Slant, flair and volume are at their defaults in this file.
    file: (part) =>
      `@fontsource-variable/commissioner/files/commissioner-${part}-wght-normal.woff2`,
    cuts: [{ weights: [400, 700], preload: true }],
    axes: {},
    swap: false,
    fallbacks: [
      { weights: '400 500', locals: ['Arial', 'Liberation Sans'], sizeAdjust: 100 },
      { weights: '600 700', locals: ['Arial Bold', 'Liberation Sans Bold'], sizeAdjust: 94 },
    ],
    metrics: { ascent: 1.017, descent: 0.206 },
  },
];

/** Combines letters from several files of the packages. */
interface Part {
  readonly part: 'latin' | 'cyrillic';
  readonly suffix: string;
  readonly from: readonly (readonly [file: string, letters: string])[];
  readonly range: string;
  readonly for: readonly ('latin' | 'cyrillic')[];
}

/**
 * Each script is in one file, so that no word is drawn in two fonts. Ranges are complete Unicode
 * blocks; where they overlap, the order of the families decides. Each part is its own family: within one family, Chromium takes the line height from
 * whichever file has loaded, and changes it when the file with the space loads late, so that texts
 * move.
 */
const PARTS: readonly Part[] = [
  {
    part: 'latin',
    suffix: '',
    from: [
      ['latin', LATIN],
      ['latin-ext', LATIN_EXTENDED],
    ],
    range: 'U+0-24F, U+2000-20CF',
    for: ['latin', 'cyrillic'],
  },
  {
    part: 'cyrillic',
    suffix: ' Cyrillic',
    from: [['cyrillic', CYRILLIC]],
    range: 'U+400-4FF',
    for: ['cyrillic'],
  },
];

/** With signs in the Cyrillic file. */
const withSigns = (part: Part): Part =>
  part.part === 'cyrillic'
    ? {
        ...part,
        from: [...part.from, ['latin', PUNCTUATION]],
        range: `U+20-2F, U+3A-3F, U+A0, U+B7, ${part.range}, U+2000-206F`,
      }
    : part;

async function makeFile(
  family: Family,
  [min, max]: Cut['weights'],
  { part, from }: Part,
): Promise<string> {
  const variationAxes = { ...family.axes, wght: min === max ? min : { min, max } };
  const cuts = await Promise.all(
    from.map(async ([file, letters]) =>
      subsetFont(await readFile(require.resolve(family.file(file))), letters, {
        targetFormat: 'truetype',
        variationAxes,
      }),
    ),
  );
  const whole = cuts.reduce(mergeFonts);
  const letters = from.map(([, some]) => some).join('');
  const bytes = await subsetFont(whole, letters, { targetFormat: 'woff2' });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const weight = min === max ? `-${String(min)}` : '';
  const name = `${family.name.toLowerCase()}${weight}-${part}-${hash}.woff2`;
  await writeFile(OUT + name, bytes);
  console.log(`${name} ${String(bytes.length)} B`);
  return `/fonts/${name}`;
}

/** In em, using the first font with each letter. */
function widthOf(fonts: readonly Font[], text: string): number {
  const fontOf = (letter: string): Font | undefined =>
    fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  let width = 0;
  let run = '';
  let font: Font | undefined;
  const end = (): void => {
    if (font && run) width += font.layout(run).advanceWidth / font.unitsPerEm;
    run = '';
  };
  for (const letter of text) {
    const own = fontOf(letter);
    if (!own) throw new Error(`No font has ${letter}`);
    if (own !== font) end();
    font = own;
    run += letter;
  }
  end();
  return width;
}

const readFont = async (file: string): Promise<Font> => create(await readFile(file));

/** One fallback per system. */
async function standIns(
  { name, metrics }: Family,
  weight: number,
  own: readonly string[],
): Promise<string> {
  const isBold = weight > 500;
  const ours = await Promise.all(own.map((url) => readFont(OUT + url.replace('/fonts/', ''))));
  const faces = STAND_INS.map(async ({ name: system, locals, file, text, parts }) => {
    const cut = isBold ? '700' : '400';
    const paths = parts.map(
      (part) => `@fontsource/${file}/files/${file}-${part}-${cut}-normal.woff2`,
    );
    const theirs = await Promise.all(paths.map((path) => readFont(require.resolve(path))));
    const sizeAdjust = Number(((widthOf(ours, text) / widthOf(theirs, text)) * 100).toFixed(1));
    const weights = isBold ? '600 900' : '400 500';
    return fallbackFace(
      { name: `${name} ${system}`, metrics },
      { weights, locals: locals[isBold ? 'bold' : 'regular'], sizeAdjust },
    );
  });
  return (await Promise.all(faces)).join('');
}

function fallbackFace(
  { name, metrics }: Pick<Family, 'name' | 'metrics'>,
  fallback: Fallback,
): string {
  const adjusted = (value: number): string =>
    `${((value / fallback.sizeAdjust) * 10_000).toFixed(1)}%`;
  return `@font-face {
  font-family: '${name}';
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

/** Needed by every page of a script immediately. */
const preload: Record<'latin' | 'cyrillic', string[]> = { latin: [], cyrillic: [] };
let css = '/* Generated by tools/fonts/subsetFonts.ts. */\n';
for (const family of FAMILIES) {
  for (const cut of family.cuts) {
    const urls: string[] = [];
    for (const part of cut.wholeSentences ? PARTS.map(withSigns) : PARTS) {
      const url = await makeFile(family, cut.weights, part);
      urls.push(url);
      if (cut.preload) for (const script of part.for) preload[script].push(url);
      // The headline font may swap at any time, since its fallbacks have equal widths. A late
      // `optional` font is used from the next page on, so nothing moves.
      css += `@font-face {
  font-family: '${family.name}${part.suffix}';
  src: url('${url}') format('woff2');
  font-weight: ${[...new Set(cut.weights)].join(' ')};
  font-display: ${family.swap ? 'swap' : 'optional'};
  unicode-range: ${part.range};
}
`;
    }
    if (family.swap) css += await standIns(family, cut.weights[0], urls);
  }
  const standIn = { name: `${family.name} fallback`, metrics: family.metrics };
  for (const fallback of family.fallbacks) css += fallbackFace(standIn, fallback);
}
await writeFile(`${SRC}shared/ui/fonts.css`, css);
await writeFile(
  `${SRC}public/document/fontFiles.ts`,
  `import type { Script } from '@centar/domain/scriptAddress.ts';

/** The fonts that every page of a script preloads. Generated by tools/fonts/subsetFonts.ts. */
export const FONT_FILES: Readonly<Record<Script, readonly string[]>> = {
${Object.entries(preload)
  .map(([script, urls]) => `  ${script}: [\n${urls.map((url) => `    '${url}',`).join('\n')}\n  ],`)
  .join('\n')}
};
`,
);
