import type { ReactNode } from 'react';
import { timesOf } from '@centar/domain/eventState.ts';
import { formatStart } from '@centar/domain/allDay.ts';
import { weekday } from '@centar/domain/dates.ts';
import { paths } from '../../../shared/paths.ts';
import { Skeleton } from '../../../shared/ui/primitives/Skeleton.tsx';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { toggleBookmark, type Bookmark } from '../../device/bookmarks.ts';
import { useBookmarks } from '../../device/useBookmarks.ts';
import { island } from '../../islands/island.tsx';
import { CalendarLink } from '../../page/CalendarLink.tsx';
import { useIslandQuery } from '../../page/pageQuery.ts';
import { QueryView } from '../../page/QueryView.tsx';
import { useSite } from '../../page/siteContext.ts';
import { spanWords } from '../../event/lasting.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import type { ScheduleData } from '../schedule/schedule.operations.ts';
import { scheduleQuery } from '../schedule/schedule.queries.ts';
import { LastingEntries, ScheduleDays } from '../schedule/ScheduleDays.tsx';
import { byDay, lastingAndEvenings, scheduleEntries } from '../schedule/scheduleView.ts';
import { bookmarksTexts as texts } from './bookmarks.texts.ts';
import { sortBookmarks, type UnscheduledBookmark } from './bookmarksView.ts';
import { useKeptFocus } from './useKeptFocus.ts';

function BookmarkListContent(): ReactNode {
  const bookmarks = useBookmarks();
  useKeptFocus(bookmarks);
  return bookmarks?.length ? <Loaded bookmarks={bookmarks} /> : <NoBookmarks />;
}

function NoBookmarks(): ReactNode {
  return (
    <EmptyState
      level={2}
      icon="star"
      title={texts.empty}
      text={texts.emptyText}
      link={{ label: texts.emptyLink, href: paths.whatsOn }}
    />
  );
}

interface LoadedProps {
  readonly bookmarks: readonly Bookmark[];
}

function Loaded({ bookmarks }: LoadedProps): ReactNode {
  const state = useIslandQuery(scheduleQuery());
  if (!state) return <Skeleton kind="row" />;
  return (
    <QueryView state={state} level={2}>
      {(data) => <Found data={data} bookmarks={bookmarks} />}
    </QueryView>
  );
}

function Found({ data, bookmarks }: LoadedProps & { readonly data: ScheduleData }): ReactNode {
  const { now } = useSite();
  const entries = scheduleEntries(data, now);
  const { announced, gone, past } = sortBookmarks(bookmarks, entries, now);
  const { lasting, evenings } = lastingAndEvenings(announced, now);
  if (announced.length + gone.length + past.length === 0) return <NoBookmarks />;
  return (
    <>
      {gone.length > 0 ? (
        <UnscheduledList title={texts.gone} text={texts.goneText} items={gone} isGone />
      ) : null}
      {announced.length > 0 ? (
        <p>
          <CalendarLink
            href={paths.bookmarksCalendar(announced.map(({ key }) => key))}
            label={siteTexts.allToCalendar}
          />
        </p>
      ) : null}
      <LastingEntries entries={lasting} />
      <ScheduleDays days={byDay(evenings, now)} now={now} />
      {past.length > 0 ? (
        <UnscheduledList title={texts.past} items={past}>
          <Button
            compact
            onClick={() => {
              for (const { key, ...item } of past) toggleBookmark(key, item);
            }}
          >
            {texts.forget}
          </Button>
        </UnscheduledList>
      ) : null}
    </>
  );
}

interface UnscheduledListProps {
  readonly title: string;
  readonly text?: string;
  readonly items: readonly UnscheduledBookmark[];
  readonly isGone?: boolean;
  readonly children?: ReactNode;
}

/** Starred items that are no longer in the schedule. */
function UnscheduledList({
  title,
  text,
  items,
  isGone = false,
  children,
}: UnscheduledListProps): ReactNode {
  return (
    <section className="mine-list">
      <SectionHead title={title} />
      {text ? <p>{text}</p> : null}
      <ul>
        {items.map(({ key, title: name, href, at, endsAt }) => (
          <li key={key}>
            {spanWords(timesOf({ at, endsAt })) ?? (
              <>
                <time dateTime={at}>{formatStart(timesOf({ at, endsAt }))}</time>{' '}
                <span>{weekday(at)}</span>
              </>
            )}
            <a href={href}>{name}</a>
            <StatusBadge kind={isGone ? 'cancelled' : 'past'} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** The starred dates, as they are in the programme now. */
export const BookmarkList = island(
  { name: 'BookmarkList', wake: 'starred', className: 'mine', usesSite: true },
  BookmarkListContent,
);
