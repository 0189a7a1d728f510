import type { ReactNode } from 'react';
import { formatStart } from '@centar/domain/allDay.ts';
import { monthName, weekday } from '@centar/domain/dates.ts';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { CategoryBadge } from '../../../shared/ui/primitives/CategoryBadge.tsx';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { Picture } from '../../../shared/ui/primitives/Picture.tsx';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { eventTexts } from '../../event/event.texts.ts';
import { spanWords } from '../../event/lasting.ts';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { usePageQuery } from '../../page/pageQuery.ts';
import { QueryView } from '../../page/QueryView.tsx';
import { useSite } from '../../page/siteContext.ts';
import { EventDate } from '../../ui/cards/EventDate.tsx';
import { BookmarkButton } from '../../ui/detail/BookmarkButton.tsx';
import { Container, Section } from '../../ui/layout/Container.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { MoreLink } from '../../ui/layout/SectionHead.tsx';
import { scheduleQuery } from '../schedule/schedule.queries.ts';
import { scheduleEntries, timesOf, type ScheduleEntry } from '../schedule/scheduleView.ts';
import './PosterWall.css';
import { posterTexts as texts } from './posters.texts.ts';
import {
  isOnSheet,
  letteringOf,
  postersOf,
  printedMonth,
  sheetColumns,
  type Poster,
} from './postersView.ts';

export function PosterWallPage(): ReactNode {
  const { facts, now } = useSite();
  const state = usePageQuery(scheduleQuery());
  const entries = state.data ? scheduleEntries(state.data, now) : [];
  const posters = postersOf(entries, now);
  const printed = posters.filter(({ isPrinted }) => isPrinted);
  const dates = entries.filter((entry) => isOnSheet(entry, printedMonth(now)));
  const month = monthName(`${printedMonth(now)}-15T12:00:00Z`);
  return (
    <div className="posters">
      <Container>
        <PageHead title={texts.title} lead={texts.lead}>
          <PageFreshness />
          <p className="page-links">
            <MoreLink label={siteTexts.nav.everyday.whatsOn} href={paths.whatsOn} />
            {printed.length > 0 ? (
              <Button className="js" compact kind="outline" icon="print" data-press="print">
                {texts.printMonth(month)}
              </Button>
            ) : null}
          </p>
        </PageHead>
        <p className="sheet-head" aria-hidden="true">
          <span>{facts.name}</span> <span>{month}</span>
        </p>
      </Container>
      <QueryView state={state} level={2}>
        {() =>
          posters.length === 0 ? (
            <Section flush>
              <EmptyState level={2} title={texts.empty} />
            </Section>
          ) : (
            <>
              <ul
                className="poster-wall"
                style={{ ['--sheet' as string]: sheetColumns(printed.length, dates.length) }}
              >
                {posters.map((poster) => (
                  <li key={poster.entry.href} className={poster.isPrinted ? undefined : 'later'}>
                    <PosterOf {...poster} />
                  </li>
                ))}
              </ul>
              <SheetDates dates={dates} />
            </>
          )
        }
      </QueryView>
    </div>
  );
}

/** `subota 28.11.2026 17:00`, or the first and last day. */
function whenOf(entry: ScheduleEntry): string {
  const times = timesOf(entry);
  return spanWords(times) ?? `${weekday(entry.at)} ${formatStart(times)}`;
}

/** The front is the picture alone; a press turns it to the facts. */
function PosterOf({ entry, more }: Poster): ReactNode {
  const { title, href, place, price, status, at, endsAt } = entry;
  const isOff = status === 'cancelled';
  const when = whenOf(entry);
  return (
    <details className={classes('poster', isOff && 'poster-off')} name="plakat">
      <summary>
        <Front entry={entry} when={when} />
        {isOff ? <StatusBadge kind="cancelled" /> : null}
        <Icon name="cross" />
      </summary>
      <div className="poster-back">
        <h2>
          <a href={href}>{title}</a>
        </h2>
        <EventDate iso={at} endsAt={endsAt} cancelled={isOff} />
        <p>{[place, isOff ? '' : price].filter(Boolean).join(' · ')}</p>
        {status === 'scheduled' ? null : <StatusBadge kind={status} />}
        {more > 0 ? <p>{eventTexts.moreDates(more)}</p> : null}
        {isOff ? null : (
          <div className="js poster-star">
            <BookmarkButton
              bookmarkKey={entry.key}
              item={endsAt ? { title, href, at, endsAt } : { title, href, at }}
              time={when}
            />
          </div>
        )}
      </div>
    </details>
  );
}

const SIZES =
  '(min-width: 1900px) 12.5vw, (min-width: 1200px) 16.7vw, (min-width: 780px) 25vw, 33vw';
/** Only the middle of a landscape picture is shown. */
const WIDE_SIZES =
  '(min-width: 1900px) 28vw, (min-width: 1200px) 38vw, (min-width: 780px) 56vw, 41vw';

function Front({
  entry,
  when,
}: {
  readonly entry: ScheduleEntry;
  readonly when: string;
}): ReactNode {
  const { image, mark, title } = entry;
  if (image) {
    return (
      <Picture
        image={image}
        ratio="2/3"
        sizes={image.width > image.height ? WIDE_SIZES : SIZES}
        alt={`${title}, ${when}`}
      />
    );
  }
  return (
    <>
      <span className={`poster-letters light night hue-${mark} hue-panel`}>
        <CategoryBadge slug={mark} size={48} plain />
        <b className={letteringOf(title)}>{title}</b>
      </span>
      <span className="visually-hidden">, {when}</span>
    </>
  );
}

/** The dates of the printed month, below its posters. */
function SheetDates({ dates }: { readonly dates: readonly ScheduleEntry[] }): ReactNode {
  return (
    <ol className="sheet-dates">
      {dates.map((entry) => (
        <li key={entry.key}>
          <b>{spanWords(timesOf(entry)) ?? shortStart(entry)}</b> {entry.title}
          {entry.place ? ` · ${entry.place}` : null}
        </li>
      ))}
    </ol>
  );
}

/** `05.12. 18:30` */
function shortStart(entry: ScheduleEntry): string {
  const [day = '', hour = ''] = formatStart(timesOf(entry)).split(' ');
  return `${day.slice(0, 6)} ${hour}`;
}
