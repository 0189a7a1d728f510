import { relative } from 'node:path';
import {
  brotliBytes,
  buildMinimal,
  buildPwa,
  chunkOf,
  entryOf,
  reachable,
  union,
  type Chunk,
} from './bundles.ts';
import { root } from './processes.ts';
import type { Result } from './table.ts';

const MOST = 1.12;
const PUBLIC_ENTRY = 'src/public/start.ts';
/** Loaded by the entry, besides its library. */
const STARTED = 'src/public/entry-client.tsx';
/** Loaded for queries whose data is not in the page. */
const ASKING = 'src/public/graphql/fetchPublicQuery.ts';
const HOME_PAGE = 'src/public/pages/home/HomePage.tsx';
const STAFF_ENTRY = 'src/admin/entry.tsx';

const STAFF_SOURCE = /^pwa\/src\/(admin|features\/\w+\/admin)\//;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

function publicScripts(chunks: readonly Chunk[], minimal: readonly Chunk[]): Result {
  const entry = entryOf(chunks, PUBLIC_ENTRY);
  const always = union(
    reachable(chunks, entry, false),
    reachable(chunks, chunkOf(chunks, STARTED), false),
  );
  const asking = union(always, reachable(chunks, chunkOf(chunks, ASKING), false));
  const home = brotliBytes(union(always, reachable(chunks, chunkOf(chunks, HOME_PAGE), false)));
  const all = brotliBytes(reachable(chunks, entry, true));
  const least = brotliBytes(minimal);
  const ratio = brotliBytes(asking) / least;
  const atOnce = (brotliBytes(always) / least).toFixed(3);
  const withHome = (home / least).toFixed(3);
  return {
    id: 'F6',
    what: 'scripts of all public pages (brotli) beside a minimal React, router and Apollo build',
    measured: `${ratio.toFixed(3)} (without Apollo Client, which comes with the first query, ${atOnce}; home page ${withHome}, ${kilobytes(home)} : ${kilobytes(least)}; on demand ${kilobytes(all - home)} more)`,
    target: `<= ${MOST.toFixed(2)}`,
    met: ratio <= MOST,
  };
}

function staffBytes(chunks: readonly Chunk[]): Result {
  const staff = reachable(chunks, entryOf(chunks, PUBLIC_ENTRY), true)
    .flatMap(({ modules }) => Object.entries(modules))
    .map(([id, { renderedLength }]) => ({ id: relative(root, id), bytes: renderedLength }))
    .filter(({ id, bytes }) => bytes > 0 && STAFF_SOURCE.test(id));
  // If the panel had none, the pattern would be outdated.
  const own = reachable(chunks, entryOf(chunks, STAFF_ENTRY), true)
    .flatMap(({ modules }) => Object.keys(modules))
    .filter((id) => STAFF_SOURCE.test(relative(root, id)));
  const bytes = staff.reduce((sum, module) => sum + module.bytes, 0);
  const names = staff.map(({ id }) => id).join(', ');
  return {
    id: 'F8',
    what: `bytes of the staff panel (${own.length} modules) in scripts of public pages`,
    measured: names ? `${bytes} (${names})` : String(bytes),
    target: '0',
    met: bytes === 0 && own.length > 0,
  };
}

/** F6 and F8: scripts of public pages. */
export async function measureScripts(): Promise<Result[]> {
  const chunks = await buildPwa();
  const minimal = await buildMinimal();
  return [publicScripts(chunks, minimal), staffBytes(chunks)];
}
