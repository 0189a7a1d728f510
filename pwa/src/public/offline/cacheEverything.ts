import type { Script } from '@centar/domain/scriptAddress.ts';
import { fetchPages, cachedPage, listPages, reconcilePages, trimPages } from './cachePages.ts';
import { cachePictures, LISTED_BUDGET, smallPictures } from './cachePictures.ts';
import {
  readState,
  refreshSnapshot,
  snapshotText,
  writeState,
  type CacheState,
} from './cacheSnapshot.ts';
import { CACHES } from './cacheNames.ts';

/** The page's request to cache everything for offline use. */
export interface CacheRequest {
  /** The cache key of the open page, if it should be cached too. */
  readonly page?: string | undefined;
  /** The visitor's script; Latin if absent. */
  readonly script?: Script;
  /** The visitor requested reduced data: no pictures are cached. */
  readonly saveData: boolean;
}

async function note(change: Partial<CacheState>): Promise<void> {
  const state = await readState();
  if (state) await writeState({ ...state, ...change });
}

async function listedPictures(script: Script): Promise<string[]> {
  const pages = listPages(script);
  const texts = await Promise.all(pages.map(async (key) => (await cachedPage(key))?.text()));
  return smallPictures([...texts.map((text) => text ?? ''), await snapshotText()]);
}

/** At installation: the snapshot and empty page of this build. Deletes pages of an older one. */
export async function cacheContent(): Promise<void> {
  await refreshSnapshot(true);
  const state = await readState();
  if (state && !state.pagesKept) await reconcilePages(state.script);
}

/**
 * One conditional request, and pages and pictures only if something changed or is incomplete. Calls
 * `onAnswer` once the server has answered. Throws when the connection is lost; the next call
 * continues.
 */
export async function cacheEverything(
  { page, script = 'latin', saveData }: CacheRequest,
  onAnswer: () => void,
): Promise<void> {
  await refreshSnapshot();
  onAnswer();
  const state = await readState();
  if (!state) return;
  const { pageScript = 'latin' } = state;
  if (!state.pagesKept || pageScript !== script) {
    await reconcilePages(state.script);
    await note({ pagesKept: await fetchPages(listPages(script)), pageScript: script });
  }
  if (page !== undefined && !(await cachedPage(page))) await fetchPages([page]);
  // Pictures are deleted first when space is short, by us or by the browser.
  const pictures = await (await caches.open(CACHES.pictures)).keys();
  const picturesKept = state.picturesKept && pictures.length > 0;
  if (!picturesKept && !saveData) {
    await note({ picturesKept: await cachePictures(await listedPictures(script), LISTED_BUDGET) });
  }
  await trimPages(Date.now(), script);
}
