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
  /** The page's own key, to be cached as well; undefined for none. */
  readonly page?: string | undefined;
  /** The script that the visitor reads; Latin if absent. */
  readonly script?: Script;
  /** The visitor asked to save data: no pictures. */
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

/** At installation: snapshot and empty page of the present build; pages of an older one are forgotten. */
export async function cacheContent(): Promise<void> {
  await refreshSnapshot(true);
  const state = await readState();
  if (state && !state.pagesKept) await reconcilePages(state.script);
}

/**
 * Brings the device's copy up to date: one conditional request, and only if something changed, or was not
 * finished before, the pages and pictures. Throws when the connection is lost on the way; asked again it goes on.
 */
export async function cacheEverything({
  page,
  script = 'latin',
  saveData,
}: CacheRequest): Promise<void> {
  await refreshSnapshot();
  const state = await readState();
  if (!state) return;
  const { pageScript = 'latin' } = state;
  if (!state.pagesKept || pageScript !== script) {
    await reconcilePages(state.script);
    await note({ pagesKept: await fetchPages(listPages(script)), pageScript: script });
  }
  if (page !== undefined && !(await cachedPage(page))) await fetchPages([page]);
  // Pictures are what goes first when room is wanted, here or by the browser.
  const pictures = await (await caches.open(CACHES.pictures)).keys();
  const picturesKept = state.picturesKept && pictures.length > 0;
  if (!picturesKept && !saveData) {
    await note({ picturesKept: await cachePictures(await listedPictures(script), LISTED_BUDGET) });
  }
  await trimPages(Date.now(), script);
}
