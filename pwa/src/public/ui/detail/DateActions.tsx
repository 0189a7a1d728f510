import type { ReactNode } from 'react';
import { formatStart } from '@centar/domain/allDay.ts';
import { timesOf } from '@centar/domain/eventState.ts';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import type { BookmarkedItem } from '../../device/bookmarks.ts';
import { BookmarkButton } from './BookmarkButton.tsx';

/** One date of a film or of a series. */
export interface DateActionsProps extends BookmarkedItem {
  /** The key of bookmark and calendar file: `projekcija-12`, `program-3-17`. */
  readonly dateKey: string;
}

export function DateActions({ dateKey, ...item }: DateActionsProps): ReactNode {
  const time = formatStart(timesOf(item));
  return (
    <>
      <a
        className="action-button"
        href={paths.eventCalendar(dateKey)}
        aria-label={uiTexts.toCalendar(time)}
        data-press="download"
      >
        <Icon name="calendar" />
        <span className="action-button-words">{siteTexts.toCalendar}</span>
      </a>
      <BookmarkButton bookmarkKey={dateKey} item={item} time={time} />
    </>
  );
}
