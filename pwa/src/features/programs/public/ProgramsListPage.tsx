import {
  compareMoments,
  dayOf,
  formatDate,
  monthName,
  sameBelgradeDay,
  toBelgrade,
} from '@centar/domain/dates.ts';
import { groupBy } from '@centar/domain/groupBy.ts';
import { Fragment, type ReactNode } from 'react';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import type { RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { useSite } from '../../../public/page/siteContext.ts';
import { listAfter, paths } from '../../../shared/paths.ts';
import { programTexts } from './programs.texts.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { CardGrid } from '../../../public/ui/cards/CardGrid.tsx';
import { ROW_SIZES } from '../../../public/ui/pictureSizes.ts';
import { Container, Section } from '../../../public/ui/layout/Container.tsx';
import { EmptyState } from '../../../public/ui/layout/EmptyState.tsx';
import { PageHead } from '../../../public/ui/layout/PageHead.tsx';
import { MoreLink } from '../../../public/ui/layout/SectionHead.tsx';
import { dayLabel } from '../../../public/event/dayLabel.ts';
import { eventTexts } from '../../../public/event/event.texts.ts';
import { ProgramCard } from './ProgramCard.tsx';
import { upcomingQuery } from './programs.queries.ts';
import type { ProgramCardData } from '../programs.operations.ts';
import { isOnForDays, notPast } from '../programDates.ts';

/** Programmes by their Belgrade months, `decembar 2026`. */
function byMonth<Program extends { readonly eventHappeningDateTime: string }>(
  programs: readonly Program[],
): { id: string; month: string; own: Program[] }[] {
  const months = groupBy(programs, ({ eventHappeningDateTime: at }) => monthOf(at));
  return [...months].map(([id, own]) => {
    const [{ eventHappeningDateTime: at } = { eventHappeningDateTime: id }] = own;
    return { id, month: programTexts.month(monthName(at), toBelgrade(at).year), own };
  });
}

/** The id of a month's heading: `mesec-2026-12`. */
const monthOf = (at: string): string => `mesec-${dayOf(at).slice(0, 7)}`;

const IN_PROGRESS = 'traje';

export function ProgramsListPage({ search }: RouteInput): ReactNode {
  const { facts, now } = useSite();
  const state = usePageQuery(upcomingQuery(search.get('posle')));
  return (
    <>
      <Container>
        <PageHead title={programTexts.listTitle} lead={programTexts.listLead}>
          <PageFreshness />
          <p className="page-links">
            <MoreLink label={programTexts.byDay} href={paths.whatsOn} />
            <MoreLink label={programTexts.posters} href={paths.posters} />
          </p>
        </PageHead>
      </Container>
      <QueryView state={state} level={2}>
        {({ upcomingPrograms: { items, nextCursor } }) => {
          const all = notPast(items, now);
          const lasting = all.filter((program) => isOnForDays(program, now));
          const programs = all
            .filter((program) => !lasting.includes(program))
            .sort((a, b) => compareMoments(a.eventHappeningDateTime, b.eventHappeningDateTime));
          return (
            <Section flush>
              {lasting.length > 0 ? (
                <MonthOfPrograms id={IN_PROGRESS} month={eventTexts.lastsNow} programs={lasting} />
              ) : null}
              {all.length === 0 ? (
                <EmptyState
                  level={2}
                  title={facts.emptyTexts.programs || programTexts.listEmpty}
                  text={programTexts.listEmptyText}
                />
              ) : (
                byMonth(programs).map(({ id, month, own }) => (
                  <MonthOfPrograms key={id} id={id} month={month} programs={own} />
                ))
              )}
              {nextCursor ? (
                <MoreLink label={siteTexts.more} href={listAfter(paths.programs, nextCursor)} />
              ) : (
                <MoreLink label={siteTexts.home.wholeArchive} href={paths.archive} />
              )}
            </Section>
          );
        }}
      </QueryView>
    </>
  );
}

/** The programmes of a month, on phones by days, or those in progress. */
function MonthOfPrograms(props: {
  readonly id: string;
  readonly month: string;
  readonly programs: readonly ProgramCardData[];
}): ReactNode {
  const { id, month, programs } = props;
  const { now } = useSite();
  const isByDay = id !== IN_PROGRESS;
  return (
    <section className="month" aria-labelledby={id}>
      <h2 id={id}>{month}</h2>
      <CardGrid onPhone={isByDay ? 'rows in-days' : 'rows'}>
        {programs.map((program, index) => {
          const { eventHappeningDateTime: at } = program;
          const previous = programs[index - 1]?.eventHappeningDateTime;
          const isFirst = previous === undefined || !sameBelgradeDay(previous, at);
          return (
            <Fragment key={program.id}>
              {isByDay && isFirst ? (
                <p className="day-of" aria-hidden="true">
                  <span className="numeral">{formatDate(at).slice(0, 3)}</span>
                  {dayLabel(at, now)}
                </p>
              ) : null}
              <ProgramCard program={program} withPlace sizes={ROW_SIZES} />
            </Fragment>
          );
        })}
      </CardGrid>
    </section>
  );
}
