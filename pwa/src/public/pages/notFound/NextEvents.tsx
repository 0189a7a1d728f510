import type { ReactNode } from 'react';
import { sameBelgradeDay } from '@centar/domain/dates.ts';
import { currentMoviesQuery } from '../../../features/cinema/public/cinema.queries.ts';
import { soonQuery } from '../../../features/programs/public/programs.queries.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { EventState } from '../../event/EventState.tsx';
import { usePageQuery } from '../../page/pageQuery.ts';
import { useSite } from '../../page/siteContext.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { DateBadge } from '../../ui/cards/DateBadge.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { happenings } from '../home/today.ts';

const SHOWN = 3;

/** The next programmes and screenings of any day; empty if none is loaded. */
export function NextEvents(): ReactNode {
  const { now } = useSite();
  const programs = usePageQuery(soonQuery()).data?.upcomingPrograms.items ?? [];
  const movies = usePageQuery(currentMoviesQuery()).data?.currentMovies.items ?? [];
  const next = happenings(programs, movies, now).slice(0, SHOWN);
  if (next.length === 0) return null;
  const isToday = next.every(({ at }) => sameBelgradeDay(at, now));
  return (
    <section className="lost-next">
      <SectionHead title={isToday ? siteTexts.notFound.today : siteTexts.notFound.next} />
      <CardGrid>
        {next.map(({ at, title, place, href, status }) => (
          <a key={href + at} className="card card-ruled" href={href}>
            <Heading level={3} className="card-title" text={title} />
            <p className="card-text">{place}</p>
            <div className="card-foot">
              <DateBadge iso={at} cancelled={status === 'cancelled'} />
              <EventState status={status} />
            </div>
          </a>
        ))}
      </CardGrid>
    </section>
  );
}
