import type { ReactNode } from 'react';
import { belgradeDay, dayOf, formatDate, weekday, formatShortDay } from '@centar/domain/dates.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { spanOf, whatsOnChoice, type WhatsOnChoice } from '@centar/domain/whatsOn.ts';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { plural } from '../../../shared/texts/ui.texts.ts';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { usePageQuery } from '../../page/pageQuery.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { QueryView } from '../../page/QueryView.tsx';
import { useSite } from '../../page/siteContext.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { MoreLink } from '../../ui/layout/SectionHead.tsx';
import type { ScheduleData } from '../schedule/schedule.operations.ts';
import { scheduleQuery } from '../schedule/schedule.queries.ts';
import { EarlierToday, LastingEntries, ScheduleDays } from '../schedule/ScheduleDays.tsx';
import {
  byDay,
  endedToday,
  ofTime,
  scheduleEntries,
  type ScheduleEntry,
} from '../schedule/scheduleView.ts';
import { posterTexts } from '../posters/posters.texts.ts';
import { whatsOnTexts as texts } from './whatsOn.texts.ts';
import { WhatsOnFilter } from './WhatsOnFilter.tsx';
import {
  choiceTitle,
  choiceWords,
  emptyTitle,
  nearAndLater,
  nearestDay,
  ofAnyTime,
  whatsOnHref,
  whatsOnQuery,
  withoutUnknown,
} from './whatsOnView.ts';

export function WhatsOnPage({ search }: RouteInput): ReactNode {
  const { now } = useSite();
  const state = usePageQuery(scheduleQuery());
  const choice = whatsOnChoice(search);
  const all = state.data ? scheduleEntries(state.data, now) : [];
  return (
    <div className="on">
      <Container>
        <PageHead title={choiceTitle(choice, all)} lead={texts.lead}>
          <PageFreshness />
        </PageHead>
      </Container>
      <QueryView state={state} level={2}>
        {(data) => (
          <Container>
            <Found data={data} all={all} choice={choice} />
            <p className="on-more">
              <MoreLink label={texts.schedule} href={paths.schedule} />
              <MoreLink label={texts.programs} href={paths.programs} />
              <MoreLink label={posterTexts.title} href={paths.posters} />
              <MoreLink label={siteTexts.nav.everyday.bookmarks} href={paths.bookmarks} />
              <MoreLink label={siteTexts.home.wholeArchive} href={paths.archive} />
            </p>
          </Container>
        )}
      </QueryView>
    </div>
  );
}

interface FoundProps {
  readonly data: ScheduleData;
  /** Future entries and those in progress. */
  readonly all: readonly ScheduleEntry[];
  readonly choice: WhatsOnChoice;
}

function Found({ data, all, choice }: FoundProps): ReactNode {
  const { facts, now } = useSite();
  const fitting = ofAnyTime(all, choice, facts.hallAccess);
  const { lasting, evenings } = ofTime(fitting, choice.when, now, facts.hours);
  const span = spanOf(choice.when ?? 'danas', now);
  const hasToday = span !== undefined && span.start <= now && now < span.end;
  const ended = hasToday ? endedToday(data, now) : [];
  const earlier = ofAnyTime(ended, choice, facts.hallAccess);
  const found = texts.found(evenings.length, plural(evenings.length, ...texts.events));
  return (
    <>
      <WhatsOnFilter choice={choice} all={all} fitting={fitting} now={now} />
      {lasting.length + evenings.length > 0 ? (
        <>
          <p className="on-count" role="status">
            {lasting.length > 0 ? texts.foundLasting(found, lasting.length) : found}
          </p>
          <LastingEntries entries={lasting} day={belgradeDay(choice.when ?? '')?.start} />
          <EarlierToday entries={earlier} />
          <Days evenings={evenings} choice={choice} />
        </>
      ) : (
        <>
          <NothingFound choice={choice} all={all} fitting={fitting} />
          <EarlierToday entries={earlier} />
        </>
      )}
    </>
  );
}

interface DaysProps {
  readonly evenings: readonly ScheduleEntry[];
  readonly choice: WhatsOnChoice;
}

/** Without filters two weeks, and later days on request. */
function Days({ evenings, choice }: DaysProps): ReactNode {
  const { now } = useSite();
  const days = byDay(evenings, now);
  const isEverything = whatsOnQuery(choice) === '';
  const { near, later } = isEverything ? nearAndLater(days, now) : { near: days, later: [] };
  const [first] = later;
  const count = later.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <ScheduleDays days={near} now={now} />
      {first?.entries[0] ? (
        <details className="on-later">
          <summary className="button button-outline">
            {texts.later(
              texts.found(count, plural(count, ...texts.events)),
              formatShortDay(first.entries[0].at),
            )}
          </summary>
          <ScheduleDays days={later} now={now} />
        </details>
      ) : null}
    </>
  );
}

interface NothingFoundProps {
  readonly choice: WhatsOnChoice;
  readonly all: readonly ScheduleEntry[];
  readonly fitting: readonly ScheduleEntry[];
}

/** With a link to the nearest day with events. */
function NothingFound({ choice, all, fitting }: NothingFoundProps): ReactNode {
  const { facts, now } = useSite();
  const words = choiceWords(choice, all).join(', ');
  const understood = withoutUnknown(choice);
  const nearest = nearestDay(fitting, choice.when, now, facts.hours);
  const mark = PROGRAM_TYPES.find(({ slug }) => slug === choice.kind) ?? PROGRAM_TYPES[0];
  if (understood) {
    return (
      <EmptyState
        level={2}
        title={texts.notUnderstood}
        text={texts.notUnderstoodText(words)}
        link={{ label: texts.withoutIt, href: whatsOnHref(understood) }}
      />
    );
  }
  if (words === '') return <EmptyState level={2} mark={mark.slug} title={texts.nothing} />;
  return (
    <EmptyState
      level={2}
      mark={mark.slug}
      title={emptyTitle(choice, all)}
      link={
        nearest
          ? {
              label: texts.nearest(`${weekday(nearest)} ${formatDate(nearest)}`),
              href: whatsOnHref({ ...choice, when: dayOf(nearest) }),
            }
          : { label: texts.showAll, href: paths.whatsOn }
      }
    />
  );
}
