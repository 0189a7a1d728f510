import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import { FileUnavailable, LARGEST_FILE } from '../source.ts';
import type { NamedFile } from '../transferTypes.ts';

/** The year and month folder of an upload. */
const MONTH = /^\d{4}\/\d\d$/;

/** Letter case and the composition of letters differ between servers and copies. */
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

/** The number of a site of a network. */
const siteOf = (parts: readonly string[]): string | undefined =>
  parts[parts.findIndex((part) => part === 'sites' || part === 'blogs.dir') + 1 || parts.length];

/** The names under which a file may be kept, the best first: WordPress makes smaller copies and scales large pictures. */
export function uploadNames(name: string): string[] {
  const whole = name.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '');
  const unscaled = whole.replace(/-scaled(?=\.\w+$)/, '');
  const scaled = unscaled.replace(/(?=\.\w+$)/, '-scaled');
  return [...new Set([unscaled, whole, scaled, name])];
}

/** How many parts two paths have in common at their ends. */
function commonEnd(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((_, index) => one.at(-1 - index) !== other.at(-1 - index));
  return at < 0 ? one.length : at;
}

/**
 * A local copy of WordPress's uploads, in whatever folder layout: `2019/05`, `sites/3/2019/05`, `wp-content/uploads`, or all files
 * in one folder. Links out of the folder are not followed. Throws an Error of one clear line for a folder that can't be read.
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

  /** The file of an address: of its month, or in no month at all. */
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
      // Two that fit alike: it can't be told which one is meant.
      if (best && best.common !== next?.common) return best.path;
    }
    return undefined;
  }

  return {
    /** Opens the file of an address. Throws FileUnavailable. */
    async open({ url, fileName }: NamedFile): Promise<IncomingFile> {
      const path = find(url);
      if (path === undefined) throw new FileUnavailable(`${url} is not in ${folder}`);
      const { size } = await stat(path);
      if (size > LARGEST_FILE) throw new FileUnavailable(`${path} is too large`);
      return { fileName, open: () => createReadStream(path) };
    },
  };
}
