import type { ReactNode } from 'react';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import type { BookmarkedItem } from '../../device/bookmarks.ts';
import { useIsStarred } from '../../device/useBookmarks.ts';
import './ScreeningList.css';

export interface BookmarkButtonProps {
  /** `projekcija-12` or `program-3`. */
  readonly bookmarkKey: string;
  readonly item: BookmarkedItem;
  /** `24.11.2026 18:00` */
  readonly time: string;
  /** Shows the word beside the star where there is space. */
  readonly worded?: boolean;
}

/** A star, stored by the browser. */
export function BookmarkButton({
  bookmarkKey,
  item,
  time,
  worded,
}: BookmarkButtonProps): ReactNode {
  return (
    <button
      className="action-button"
      type="button"
      data-press="star"
      data-key={bookmarkKey}
      data-item={JSON.stringify(item)}
      aria-pressed={useIsStarred(bookmarkKey)}
      aria-label={uiTexts.star(item.title, time)}
    >
      <Icon name="star" />
      <Icon name="star-full" />
      {worded ? <span className="star-word">{siteTexts.save}</span> : null}
    </button>
  );
}
