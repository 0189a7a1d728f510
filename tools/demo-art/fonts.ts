import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Characters of the basic Latin file that the demo content needs. */
const LATIN =
  ' !"#%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz' +
  '·×–—‘’“”„•…éèöüçÖÜÇ\u00a0';
/** Characters that only the extended Latin file carries. */
const CYRILLIC = 'Отказано';
const LATIN_EXTENDED = 'čćžšđČĆŽŠĐığşİĞŞ';

/** A face cut out of a variable font, in two parts as the font package splits it. */
export interface FaceFiles {
  readonly latin: Uint8Array;
  readonly extended: Uint8Array;
  readonly cyrillic: Uint8Array;
}

/** Does the extended part of a face carry this character? */
export const isExtended = (character: string): boolean => LATIN_EXTENDED.includes(character);

/** One weight of an installed variable font as two plain TrueType files. */
export async function loadFace(
  family: 'piazzolla' | 'commissioner',
  axes: { readonly wght: number; readonly opsz?: number },
): Promise<FaceFiles> {
  // The file with the optical axis, or the plain one.
  const kind = axes.opsz === undefined ? 'wght' : 'opsz';
  const part = async (range: string, text: string): Promise<Uint8Array> => {
    const name = `@fontsource-variable/${family}/files/${family}-${range}-${kind}-normal.woff2`;
    const file = await readFile(require.resolve(name));
    return subsetFont(file, text, { targetFormat: 'sfnt', variationAxes: { ...axes } });
  };
  const [latin, extended, cyrillic] = await Promise.all([
    part('latin', LATIN),
    part('latin-ext', LATIN_EXTENDED),
    part('cyrillic', CYRILLIC),
  ]);
  return { latin, extended, cyrillic };
}

/** Pieces of a text that one part of a face can set. */
export function splitByPart(text: string): { text: string; extended: boolean }[] {
  const runs: { text: string; extended: boolean }[] = [];
  for (const character of text) {
    const extended = isExtended(character);
    const last = runs.at(-1);
    if (last && last.extended === extended) last.text += character;
    else runs.push({ text: character, extended });
  }
  return runs;
}
