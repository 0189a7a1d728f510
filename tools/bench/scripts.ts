import { relative } from 'node:path';
import {
  brotliBytes,
  buildMinimal,
  buildPwa,
  entryOf,
  reachable,
  union,
  type Chunk,
} from './bundles.ts';
import { root } from './processes.ts';
import type { Result } from './table.ts';

const MOST_FIRST = 3000;
/** Beside the minimal application. */
const MOST = 1.12;
const PUBLIC_ENTRY = 'src/public/browser/start.ts';
const STAFF_ENTRY = 'src/admin/entry.tsx';

const STAFF_SOURCE = /^pwa\/src\/(admin|features\/\w+\/admin)\//;

const ISLAND = /\/(\w+)\.island\.tsx$/;
/** Loaded with each island, with its first query, and with the first row that moves. */
const HYDRATION = /\/islands\/hydrateIsland\.tsx$/;
const QUERIES = /\/graphql\/fetchPublicQuery\.ts$/;
const SLIDER = /\/CardSlider\.engine\.ts$/;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Where the build put a source. Throws if it is in no script. */
function chunkWith(chunks: readonly Chunk[], source: RegExp): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => source.test(id)));
  if (!found) throw new Error(`No script has ${String(source)}`);
  return found;
}

/** What a page has loaded is not loaded again. */
const more = (wanted: readonly Chunk[], loaded: readonly Chunk[]): Chunk[] =>
  wanted.filter((chunk) => !loaded.includes(chunk));

function publicScripts(chunks: readonly Chunk[], minimal: readonly Chunk[]): Result[] {
  const entry = entryOf(chunks, PUBLIC_ENTRY);
  const first = reachable(chunks, entry, false);
  const whole = reachable(chunks, entry, true);
  const withSource = (source: RegExp): Chunk[] =>
    reachable(chunks, chunkWith(chunks, source), false);
  const react = union(first, withSource(HYDRATION));
  const names = whole
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => ISLAND.exec(id)?.[1] ?? [])
    .toSorted();
  const islands = names.map((name) => ({
    name,
    scripts: withSource(new RegExp(`/${name}\\.island\\.tsx$`)),
  }));
  const queries = withSource(QUERIES);
  const parts = [
    ['React', more(react, first)],
    ['Apollo Client', more(queries, react)],
    ['slider engine', more(withSource(SLIDER), react)],
    ...islands.map(({ name, scripts }) => [name, more(scripts, react)] as const),
  ] as const;
  const ratio = brotliBytes(union(react, queries)) / brotliBytes(minimal);
  const bytes = brotliBytes(first);
  return [
    {
      id: 'F6',
      what: 'the first script of a public page, with what it imports (brotli)',
      measured: `${String(bytes)} B; all that it may load: ${kilobytes(brotliBytes(whole))}`,
      target: `<= ${String(MOST_FIRST)} B`,
      met: bytes <= MOST_FIRST,
    },
    {
      id: 'F6',
      what: 'scripts of an island with a query beside a minimal React, router and Apollo build',
      measured: `${ratio.toFixed(3)} (each with what it loads more: ${parts.map(([name, scripts]) => `${name} ${kilobytes(brotliBytes(scripts))}`).join(', ')})`,
      target: `<= ${MOST.toFixed(2)}`,
      met: ratio <= MOST && names.length > 0,
    },
  ];
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
  return [...publicScripts(chunks, minimal), staffBytes(chunks)];
}
