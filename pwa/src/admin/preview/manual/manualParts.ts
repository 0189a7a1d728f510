import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { parseMarkup } from '@centar/domain/markup/parseMarkup.ts';
import type { Block } from '@centar/domain/markup/tree.ts';
import { verbatim } from '@centar/domain/verbatim.ts';
import type { Script } from '@centar/domain/scriptAddress.ts';

/** Text, or a picture of the panel. */
export type ManualPart =
  | { readonly blocks: readonly Block[] }
  /** `file` is its name in `docs/images`. */
  | { readonly file: string; readonly alt: string };

const PICTURE = /^!\[([^\]]*)\]\(images\/([\w-]+\.jpg)\)$/m;
/** Names beside those of keys, which are code. */
const KEPT = ['Word', 'Coca-Cola', 'Green Day'];

const write: Readonly<Record<Script, (text: string) => string>> = {
  latin: (text) => text,
  cyrillic: cyrillicWriter(KEPT),
};

/** Lines of the file are wrapped, and a line end in a marked text is a line break. */
const unwrapped = (text: string): string =>
  text
    .replaceAll(/`([^`]*)`/g, (_, code: string) => verbatim(code))
    .replaceAll(/(?<!\n)\n[ ]*(?!- |#|\d+\. |\s)/g, ' ')
    .trim();

/** Of the manual's Markdown, without its title. */
export function manualParts(source: string, script: Script): ManualPart[] {
  const [, ...rest] = source.split('\n');
  const pieces = rest.join('\n').split(PICTURE);
  const parts: ManualPart[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    const text = unwrapped(pieces[at] ?? '');
    if (text) parts.push({ blocks: parseMarkup(write[script](text)) });
    const [alt, file] = pieces.slice(at + 1, at + 3);
    if (file !== undefined && alt !== undefined) parts.push({ file, alt: write[script](alt) });
  }
  return parts;
}
