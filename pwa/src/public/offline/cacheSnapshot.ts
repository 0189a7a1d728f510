import type { OfflineSnapshot } from '@centar/domain/pageContract.ts';
import { answeredAt, contentCache, putBeforePictures, cachedHeaders } from './cacheNames.ts';
import { fetchPublic, isCacheable } from './cachePolicy.ts';
import { cachePreviousSchedule } from './changes/previousSchedule.ts';
import { jsonResponse } from './jsonResponse.ts';

export interface CacheState {
  readonly etag: string;
  /** The server's clock at the last successful check, ISO 8601. */
  readonly checkedAt: string;
  /** How far the device's clock was ahead then, in milliseconds. */
  readonly clockAhead: number;
  readonly picturesKept: boolean;
}

const SNAPSHOT = '/offline-snapshot';
const STATE = '/offline-state';

function snapshotIn(text: string): OfflineSnapshot | undefined {
  try {
    const { build, site, entries, errors } = JSON.parse(text) as Record<string, unknown>;
    const isSnapshot = [site, entries].every((part) => typeof part === 'object' && part !== null);
    if (errors !== undefined || typeof build !== 'string' || !isSnapshot) return undefined;
    const snapshot = { build, site, entries } as OfflineSnapshot;
    return Object.keys(snapshot.entries).length > 0 ? snapshot : undefined;
  } catch {
    return undefined;
  }
}

let renderer = '';

/** Call it first. */
export function setOwnBuild(ownRenderer: string): void {
  renderer = ownRenderer;
}

/** The address of the renderer of the worker's build, which identifies the build. */
export const ownBuild = (): string => renderer;

const content = (): Promise<Cache> => caches.open(contentCache(renderer));

/** Undefined while nothing is cached. */
export async function readState(): Promise<CacheState | undefined> {
  const cached = await (await content()).match(STATE);
  return cached && ((await cached.json()) as CacheState);
}

export async function writeState(state: CacheState): Promise<void> {
  await putBeforePictures(await content(), STATE, jsonResponse(state));
}

export interface CachedSnapshot {
  readonly snapshot: OfflineSnapshot;
  /** Those of its response, which are a page's. */
  readonly headers: Headers;
}

let parsed: { readonly of: string; readonly snapshot: OfflineSnapshot } | undefined;

/** Undefined while nothing is cached. */
export async function readSnapshot(): Promise<CachedSnapshot | undefined> {
  const cached = await (await content()).match(SNAPSHOT);
  const of = (await cached?.text()) ?? '';
  const snapshot = parsed?.of === of ? parsed.snapshot : snapshotIn(of);
  if (!cached || !snapshot) return undefined;
  parsed = { of, snapshot };
  return { snapshot, headers: cached.headers };
}

/** Also of a previous build. */
async function previousEntries(): Promise<OfflineSnapshot['entries']> {
  const cached = (await (await content()).match(SNAPSHOT)) ?? (await caches.match(SNAPSHOT));
  return snapshotIn((await cached?.text()) ?? '')?.entries ?? {};
}

/**
 * Checks with one conditional request whether the content has changed. The snapshot of another
 * build stays with its own worker. Throws and changes nothing when the response fails or is
 * invalid.
 */
export async function refreshSnapshot(): Promise<void> {
  const state = await readState();
  const response = await fetchPublic(SNAPSHOT, state?.etag);
  const checkedAt = answeredAt(response);
  const clockAhead = Date.now() - Date.parse(checkedAt);
  if (response.status === 304 && state) {
    await writeState({ ...state, checkedAt, clockAhead });
    return;
  }
  const text = isCacheable(response, 'json') ? await response.text() : '';
  const snapshot = snapshotIn(text);
  if (!snapshot) throw new Error('Not our snapshot');
  if (snapshot.build !== renderer) return;
  await cachePreviousSchedule(await previousEntries());
  const kept = new Response(text, { headers: cachedHeaders(response, {}) });
  await putBeforePictures(await content(), SNAPSHOT, kept);
  const etag = response.headers.get('etag') ?? '';
  await writeState({ etag, checkedAt, clockAhead, picturesKept: false });
}
