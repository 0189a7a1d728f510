import { isStarred, onBookmarks, toggleBookmark, type Bookmark } from '../../device/bookmarks.ts';

function markStars(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-press="star"]')) {
    button.ariaPressed = String(isStarred(button.dataset['key'] ?? ''));
  }
}

let isWatching = false;

/** Marks the starred dates, now and after a change in another tab. */
export function showStars(): void {
  markStars();
  if (!isWatching) onBookmarks(markStars);
  isWatching = true;
}

export function press({ dataset }: HTMLElement): void {
  const item = JSON.parse(dataset['item'] ?? '') as NonNullable<Bookmark['item']>;
  toggleBookmark(dataset['key'] ?? '', item);
  showStars();
}
