import { cachePreviousSchedule } from './changes/previousSchedule.ts';
import type { Script } from '@centar/domain/scriptAddress.ts';
import { cacheScript } from './cacheAssets.ts';
import {
  answeredAt,
  CACHES,
  CACHE_HEADERS,
  putBeforePictures,
  cachedHeaders,
} from './cacheNames.ts';
import { fetchPublic, isCacheable, scriptOf } from './cachePolicy.ts';
import { jsonResponse } from './jsonResponse.ts';

/** By the address that the PWA requests. */
export type SnapshotEntries = Readonly<Record<string, unknown>>;

export interface CacheState {
  readonly etag: string;
  /** The server's clock at the last successful check, ISO 8601. */
  readonly checkedAt: string;
  /**
   * How far the device's clock was ahead then, in milliseconds; absent in states of earlier
   * workers.
   */
  readonly clockAhead?: number;
  /** The entry script of the empty page: it identifies the build that the snapshot belongs to. */
  readonly script: string;
  readonly pagesKept: boolean;
  /**
   * The script of the list pages; absent in states of earlier workers, which cached Latin pages.
   */
  readonly pageScript?: Script;
  readonly picturesKept: boolean;
}

const SNAPSHOT = '/offline-snapshot';
const SHELL = '/app-shell';
const STATE = '/offline-state';

const content = (): Promise<Cache> => caches.open(CACHES.content);

/** Undefined while nothing is cached. */
export async function readState(): Promise<CacheState | undefined> {
  const cached = await (await content()).match(STATE);
  return cached && ((await cached.json()) as CacheState);
}

export async function writeState(state: CacheState): Promise<void> {
  await putBeforePictures(await content(), STATE, jsonResponse(state));
}

/** Empty while nothing is cached. */
export async function snapshotText(): Promise<string> {
  return (await (await content()).match(SNAPSHOT))?.text() ?? '';
}

function entriesOf(text: string): SnapshotEntries | undefined {
  try {
    const { entries, errors } = JSON.parse(text) as Record<string, unknown>;
    if (errors !== undefined || typeof entries !== 'object' || entries === null) return undefined;
    return Object.keys(entries).length > 0 ? (entries as SnapshotEntries) : undefined;
  } catch {
    return undefined;
  }
}

let parsed: { readonly of: string; readonly entries: SnapshotEntries } | undefined;

/** Empty while nothing is cached. */
export async function readSnapshot(): Promise<SnapshotEntries> {
  const text = await snapshotText();
  if (parsed?.of !== text) parsed = { of: text, entries: entriesOf(text) ?? {} };
  return parsed.entries;
}

/** The page without content, which renders from the snapshot; undefined while it is not cached. */
export async function cachedShell(): Promise<Response | undefined> {
  return (await content()).match(SHELL);
}

/** With its script. Throws when either fails to load. */
async function fetchShell(): Promise<{ script: string; store: () => Promise<void> }> {
  const response = await fetchPublic(SHELL);
  const html = isCacheable(response, 'page') ? await response.text() : '';
  const script = scriptOf(html);
  if (script === undefined) throw new Error('Not our page');
  await cacheScript(script);
  const headers = cachedHeaders(response, {
    [CACHE_HEADERS.at]: answeredAt(response),
    [CACHE_HEADERS.script]: script,
  });
  return {
    script,
    store: async () => putBeforePictures(await content(), SHELL, new Response(html, { headers })),
  };
}

/** `changed`: other content or another build is cached now. */
export type Refreshed = 'same' | 'changed';

/**
 * Checks with one conditional request whether the content has changed. Snapshot and empty page are
 * replaced together because they must be of the same build. Throws and changes nothing when a
 * response fails or is invalid.
 */
export async function refreshSnapshot(evenIfSame = false): Promise<Refreshed> {
  const state = await readState();
  const response = await fetchPublic(SNAPSHOT, evenIfSame ? '' : state?.etag);
  const checkedAt = answeredAt(response);
  const clockAhead = Date.now() - Date.parse(checkedAt);
  if (response.status === 304 && state) {
    await writeState({ ...state, checkedAt, clockAhead });
    return 'same';
  }
  const text = isCacheable(response, 'json') ? await response.text() : '';
  const entries = entriesOf(text);
  if (!entries) throw new Error('Not our snapshot');
  const shell = await fetchShell();
  const previous = await readSnapshot();
  const sameContent = JSON.stringify(previous) === JSON.stringify(entries);
  const same = state?.script === shell.script && sameContent;
  if (!sameContent) await cachePreviousSchedule(previous);
  await shell.store();
  const snapshot = new Response(text, { headers: cachedHeaders(response, {}) });
  await putBeforePictures(await content(), SNAPSHOT, snapshot);
  await writeState({
    etag: response.headers.get('etag') ?? '',
    checkedAt,
    clockAhead,
    script: shell.script,
    ...(state?.pageScript ? { pageScript: state.pageScript } : {}),
    pagesKept: same && state.pagesKept,
    picturesKept: same && state.picturesKept,
  });
  return same ? 'same' : 'changed';
}
