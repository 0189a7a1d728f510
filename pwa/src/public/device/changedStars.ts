import { splitScript } from '@centar/domain/scriptAddress.ts';
import { paths } from '../../shared/paths.ts';
import { isStarred } from './bookmarks.ts';
import { CHANGED_STARS_KEY } from './bookmarksKey.ts';

/** The keys of changed dates that are still starred. Empty where storage is blocked. */
function changedStars(): string[] {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(CHANGED_STARS_KEY) ?? '[]');
    return Array.isArray(keys) ? keys.map(String).filter(isStarred) : [];
  } catch {
    return [];
  }
}

/** Counts changed dates on the link to the visitor's list, until that list is opened. */
export function showChangedStars(): void {
  const isList = splitScript(window.location.pathname).path === paths.bookmarks;
  const count = isList ? 0 : changedStars().length;
  for (const link of document.querySelectorAll<HTMLElement>(
    `.thumb-link[href$="${paths.bookmarks}"]`,
  )) {
    if (count > 0) link.dataset['count'] = String(count);
    else delete link.dataset['count'];
  }
  try {
    if (isList) localStorage.removeItem(CHANGED_STARS_KEY);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}

/** Of the changes only starred dates count, each once. */
export function addChangedStars(keys: readonly string[]): void {
  const changed = new Set([...changedStars(), ...keys.filter(isStarred)]);
  if (changed.size === 0) return;
  try {
    localStorage.setItem(CHANGED_STARS_KEY, JSON.stringify([...changed]));
  } catch {
    // Storage is blocked or full: the changes are only announced.
  }
  showChangedStars();
}
