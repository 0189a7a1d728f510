import type { ReactNode } from 'react';
import { POSTER_SIZES } from '../../../public/ui/pictureSizes.ts';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import type { RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { useSite } from '../../../public/page/siteContext.ts';
import { listAfter, paths } from '../../../shared/paths.ts';
import { cinemaTexts } from './cinema.texts.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { CardGrid } from '../../../public/ui/cards/CardGrid.tsx';
import { Container, Section } from '../../../public/ui/layout/Container.tsx';
import { EmptyState } from '../../../public/ui/layout/EmptyState.tsx';
import { PageHead } from '../../../public/ui/layout/PageHead.tsx';
import { MoreLink } from '../../../public/ui/layout/SectionHead.tsx';
import { CalendarSubscription } from '../../../public/ui/layout/Subscription.tsx';
import { cinemaListQuery } from './cinema.queries.ts';
import { MovieCard } from './MovieCard.tsx';
import { stillShown } from './movieView.ts';

export function CinemaListPage({ search }: RouteInput): ReactNode {
  const { facts, now, origin } = useSite();
  const state = usePageQuery(cinemaListQuery(search.get('posle')));
  return (
    <div className="night page-night">
      <Container>
        <PageHead title={cinemaTexts.listTitle} lead={cinemaTexts.listLead}>
          <PageFreshness />
          <MoreLink label={cinemaTexts.schedule} href={paths.schedule} />
          <CalendarSubscription origin={origin} path={paths.screeningsCalendar} />
        </PageHead>
      </Container>
      <QueryView state={state} level={2}>
        {({ currentMovies: { items, nextCursor } }) => {
          const movies = stillShown(items, now);
          return (
            <Section flush>
              {movies.length === 0 ? (
                <EmptyState
                  level={2}
                  mark="bioskop"
                  title={facts.emptyTexts.cinema || cinemaTexts.listEmpty}
                  text={cinemaTexts.listEmptyText}
                />
              ) : (
                <CardGrid columns={5}>
                  {movies.map((movie) => (
                    <MovieCard
                      key={movie.id}
                      movie={movie}
                      text={movie.excerpt}
                      level={2}
                      sizes={POSTER_SIZES}
                    />
                  ))}
                </CardGrid>
              )}
              {nextCursor ? (
                <MoreLink label={siteTexts.more} href={listAfter(paths.cinema, nextCursor)} />
              ) : null}
            </Section>
          );
        }}
      </QueryView>
    </div>
  );
}
