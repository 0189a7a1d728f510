import type { ReactNode } from 'react';
import { belgradeDay } from '@centar/domain/dates.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { paths } from '../../../shared/paths.ts';
import { usePageQuery } from '../../page/pageQuery.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { QueryView } from '../../page/QueryView.tsx';
import { useSite } from '../../page/siteContext.ts';
import { cinemaTexts } from '../../../features/cinema/public/cinema.texts.ts';
import { scheduleTexts } from './schedule.texts.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { MoreLink } from '../../ui/layout/SectionHead.tsx';
import { webcal } from '../../ui/layout/Subscription.tsx';
import { LastingEntries, ScheduleDays } from './ScheduleDays.tsx';
import type { ScheduleData } from './schedule.operations.ts';
import { choiceOf, scheduleQuery, scheduleTitle, type ScheduleChoice } from './schedule.queries.ts';
import { ScheduleFilter } from './ScheduleFilter.tsx';
import './SchedulePage.css';
import { byDay, lastingAndEvenings, ofTime, scheduleEntries } from './scheduleView.ts';

export function SchedulePage({ search }: RouteInput): ReactNode {
  const state = usePageQuery(scheduleQuery());
  const choice = choiceOf(search);
  return (
    <div className="schedule">
      <Container>
        <PageHead
          title={scheduleTitle(choice, state.data?.currentMovies.items)}
          lead={scheduleTexts.lead}
          crumbs={{
            parents: [{ label: cinemaTexts.listTitle, href: paths.cinema }],
            current: scheduleTexts.crumb,
          }}
        >
          <PageFreshness />
        </PageHead>
      </Container>
      <QueryView state={state} level={2}>
        {(data) => (
          <Container>
            <Days data={data} choice={choice} />
          </Container>
        )}
      </QueryView>
    </div>
  );
}

function Days({ data, choice }: { data: ScheduleData; choice: ScheduleChoice }): ReactNode {
  const { facts, now } = useSite();
  const entries = scheduleEntries(data, now, choice);
  const all = byDay(lastingAndEvenings(entries, now).evenings, now);
  const days = all.filter(({ day }) => choice.day === undefined || day === choice.day);
  const { lasting } = ofTime(entries, choice.day, now, facts.hours);
  const chosen = choice.day !== undefined || choice.film !== undefined;
  const films = data.currentMovies.items.map(({ id, title }) => ({ id, title }));
  return (
    <>
      <ScheduleFilter choice={choice} days={all.map(({ day }) => day)} films={films} />
      <LastingEntries entries={lasting} day={belgradeDay(choice.day ?? '')?.start} />
      <ScheduleDays days={days} now={now} />
      {days.length + lasting.length === 0 ? (
        <EmptyState
          level={2}
          mark="bioskop"
          title={chosen ? scheduleTexts.emptyChoice : scheduleTexts.empty}
          text={chosen ? undefined : cinemaTexts.listEmptyText}
          link={chosen ? { label: scheduleTexts.showAll, href: paths.schedule } : undefined}
        />
      ) : null}
      <p className="schedule-more">
        <MoreLink label={siteTexts.nav.everyday.whatsOn} href={paths.whatsOn} />
        <MoreLink label={siteTexts.nav.everyday.bookmarks} href={paths.bookmarks} />
      </p>
      <Subscriptions />
    </>
  );
}

/** Calendar subscriptions that follow the schedule. */
function Subscriptions(): ReactNode {
  const { origin } = useSite();
  return (
    <section className="schedule-calendars" aria-labelledby="kalendari">
      <h2 id="kalendari">{scheduleTexts.calendars}</h2>
      <p>{scheduleTexts.calendarsText}</p>
      <ul>
        <li>
          <a href={webcal(origin, paths.screeningsCalendar)}>{scheduleTexts.screenings}</a>
        </li>
        {PROGRAM_TYPES.map(({ slug, label }) => (
          <li key={slug}>
            <a href={webcal(origin, paths.typeCalendar(slug))}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
