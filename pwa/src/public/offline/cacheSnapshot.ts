import type { OfflineSnapshot } from '@centar/domain/pageContract.ts';
import { answeredAt, contentCache, putBeforePictures, cachedHeaders } from './cacheNames.ts';
import { fetchPublic, isCacheable } from './cachePolicy.ts';
import { cachePreviousSchedule } from './changes/previousSchedule.ts';
import { jsonResponse } from './jsonResponse.ts';
import { newerSnapshot, parseAnswer, type SnapshotAnswer } from './snapshotAnswer.ts';

export interface CacheState {
  /** The server's clock at the last successful check, ISO 8601. */
  readonly checkedAt: string;
  /** How far the device's clock was ahead then, in milliseconds. */
  readonly clockAhead: number;
  readonly picturesKept: boolean;
}

const SNAPSHOT = '/offline-snapshot';
const STATE = '/offline-state';

function snapshotIn(text: string): OfflineSnapshot | undefined {
  const answer = parseAnswer(text);
  return answer && 'entries' in answer ? answer : undefined;
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

interface Fetched {
  readonly response: Response;
  readonly answer: SnapshotAnswer;
}

/** Throws when the response fails or is invalid. */
async function fetchAnswer(address: string): Promise<Fetched> {
  const response = await fetchPublic(address);
  const answer = isCacheable(response, 'json') ? parseAnswer(await response.text()) : undefined;
  if (!answer) throw new Error('Not our snapshot');
  return { response, answer };
}

/**
 * Asks for what has changed, or for all of it. The snapshot of another build stays with its own
 * worker. Throws and changes nothing when the response fails or is invalid.
 */
export async function refreshSnapshot(): Promise<void> {
  const [state, cached] = await Promise.all([readState(), readSnapshot()]);
  const known = state && cached?.snapshot;
  const { response, answer } = await fetchAnswer(
    known ? `${SNAPSHOT}?od=${known.revision}` : SNAPSHOT,
  );
  const checkedAt = answeredAt(response);
  const clockAhead = Date.now() - Date.parse(checkedAt);
  if (answer.build !== renderer) return;
  if (state && known?.revision === answer.revision) {
    await writeState({ ...state, checkedAt, clockAhead });
    return;
  }
  const fetchWhole = async (): Promise<SnapshotAnswer> => (await fetchAnswer(SNAPSHOT)).answer;
  const snapshot = await newerSnapshot(known, answer, fetchWhole);
  if (snapshot.build !== renderer) return;
  await cachePreviousSchedule(await previousEntries());
  const kept = new Response(JSON.stringify(snapshot), { headers: cachedHeaders(response, {}) });
  await putBeforePictures(await content(), SNAPSHOT, kept);
  await writeState({ checkedAt, clockAhead, picturesKept: false });
}
