import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import { FileUnavailable, LARGEST_FILE } from '../source.ts';
import type { NamedFile } from '../transferTypes.ts';

/** The year and month folder. */
const MONTH = /^\d{4}\/\d\d$/;

/** Servers and copies differ in letter case and Unicode composition. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

function partsOf(url: string): string[] {
  const { pathname } = new URL(url);
  return pathname.split('/').flatMap((part) => {
    try {
      return part === '' ? [] : [keyOf(decodeURIComponent(part))];
    } catch {
      return part === '' ? [] : [keyOf(part)];
    }
  });
}

const monthOf = (parts: readonly string[]): string | undefined =>
  parts
    .map((_, at) => parts.slice(at, at + 2).join('/'))
    .findLast((two, at) => MONTH.test(two) && at < parts.length - 2);

/** A network's site number. */
const siteOf = (parts: readonly string[]): string | undefined =>
  parts[parts.findIndex((part) => part === 'sites' || part === 'blogs.dir') + 1 || parts.length];

/**
 * Possible stored names, best first: WordPress creates smaller copies and scales large pictures.
 */
export function uploadNames(name: string): string[] {
  const whole = name.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '');
  const unscaled = whole.replace(/-scaled(?=\.\w+$)/, '');
  const scaled = unscaled.replace(/(?=\.\w+$)/, '-scaled');
  return [...new Set([unscaled, whole, scaled, name])];
}

function commonEnd(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((_, index) => one.at(-1 - index) !== other.at(-1 - index));
  return at < 0 ? one.length : at;
}

/**
 * A local copy of WordPress's uploads in any folder layout. Symbolic links out of the folder are
 * not followed. Throws a one-line Error for an unreadable folder.
 */
export async function openUploadsFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (thrown: unknown) => {
      const { code = '' } = thrown as NodeJS.ErrnoException;
      throw new Error(`${folder} can not be read: ${code}`, { cause: thrown });
    },
  );
  const byName = new Map<string, { readonly path: string; readonly parts: readonly string[] }[]>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const parts = relative(folder, path).split(sep).map(keyOf);
    const name = keyOf(entry.name);
    byName.set(name, [...(byName.get(name) ?? []), { path, parts }]);
  }

  /** In the same month's folder, or in none. */
  function find(url: string): string | undefined {
    const wanted = partsOf(url);
    const month = monthOf(wanted);
    const site = siteOf(wanted);
    for (const name of uploadNames(wanted.at(-1) ?? '')) {
      const ends = [...wanted.slice(0, -1), name];
      const found = (byName.get(name) ?? [])
        .filter(({ parts }) => [month, undefined].includes(monthOf(parts)))
        .filter(({ parts }) => !site || [site, undefined].includes(siteOf(parts)))
        .map(({ path, parts }) => ({ path, common: commonEnd(ends, parts) }))
        .sort((a, b) => b.common - a.common);
      const [best, next] = found;
      // Two equal matches are ambiguous.
      if (best && best.common !== next?.common) return best.path;
    }
    return undefined;
  }

  return {
    /** Throws FileUnavailable. */
    async open({ url, fileName }: NamedFile): Promise<IncomingFile> {
      const path = find(url);
      if (path === undefined) throw new FileUnavailable(`${url} is not in ${folder}`);
      const { size } = await stat(path);
      if (size > LARGEST_FILE) throw new FileUnavailable(`${path} is too large`);
      return { fileName, open: () => createReadStream(path) };
    },
  };
}
