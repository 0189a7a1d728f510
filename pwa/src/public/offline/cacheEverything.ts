import { pageKey } from './publicAddress.ts';
import { splitScript } from '@centar/domain/scriptAddress.ts';
import { cacheAssets, type OwnBuild } from './cacheAssets.ts';
import { CACHES, isFull } from './cacheNames.ts';
import { cachedPage, fetchPage, trimPages } from './cachePages.ts';
import { cachePictures, LISTED_BUDGET, smallPictures } from './cachePictures.ts';
import { readSnapshot, readState, refreshSnapshot, writeState } from './cacheSnapshot.ts';
import { renderPage } from './renderPage.ts';

/** The page's request to cache everything for offline use. */
export interface CacheRequest {
  /** The address of the open page, if it should be cached too. */
  readonly page?: string | undefined;
  /** The visitor requested reduced data: no pictures are cached. */
  readonly saveData: boolean;
}

/** Without room for one page the others are still rendered from the snapshot. */
function unlessFull(error: unknown): void {
  if (!isFull(error)) throw error;
}

async function cacheListedPictures(mayGoOn: () => boolean): Promise<void> {
  const state = await readState();
  if (!state) return;
  // Pictures are deleted first when space is short, by us or by the browser.
  const kept = await (await caches.open(CACHES.pictures)).keys();
  if (state.picturesKept && kept.length > 0) return;
  // The home page also shows pictures of the build.
  const home = await renderPage(new URL('/', location.href), state).catch(() => undefined);
  const texts = [await home?.response.text(), JSON.stringify((await readSnapshot())?.snapshot)];
  const listed = smallPictures(texts.join(' '));
  const picturesKept = await cachePictures(listed, LISTED_BUDGET, mayGoOn);
  // The content may have been checked meanwhile.
  await writeState({ ...((await readState()) ?? state), picturesKept });
}

/** What the worker does meanwhile. */
interface Progress {
  /** Called once the server has answered. */
  readonly onAnswer: () => void;
  /** Whether no other request waits, whose changes matter more than pictures. */
  readonly mayGoOn: () => boolean;
}

/**
 * One conditional request, and pictures only if something changed or is incomplete. Throws when the
 * connection is lost; the next call continues.
 */
export async function cacheEverything(
  build: OwnBuild,
  { page, saveData }: CacheRequest,
  { onAnswer, mayGoOn }: Progress,
): Promise<void> {
  await refreshSnapshot();
  onAnswer();
  const url = page === undefined ? undefined : new URL(page);
  const key = url && pageKey(url);
  if (key && !(await cachedPage(key))) await fetchPage(key).catch(unlessFull);
  const isCyrillic = url !== undefined && splitScript(url.pathname).script === 'cyrillic';
  if (isCyrillic) await cacheAssets(build.cyrillicFonts).catch(() => undefined);
  if (!saveData) await cacheListedPictures(mayGoOn);
  await trimPages(Date.now());
}
