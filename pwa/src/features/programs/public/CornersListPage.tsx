import type { ReactNode } from 'react';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { paths } from '../../../shared/paths.ts';
import { NotFoundNote } from '../../../public/page/notes.tsx';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import type { RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { useSite } from '../../../public/page/siteContext.ts';
import { cornerTexts } from './corners.texts.ts';
import { CardGrid } from '../../../public/ui/cards/CardGrid.tsx';
import { Container, Section } from '../../../public/ui/layout/Container.tsx';
import { EmptyState } from '../../../public/ui/layout/EmptyState.tsx';
import { CalendarSubscription } from '../../../public/ui/layout/Subscription.tsx';
import { PageHead } from '../../../public/ui/layout/PageHead.tsx';
import { ProgramCard } from './ProgramCard.tsx';
import { cornerOf, type Corner } from '../cornerView.ts';
import { upcomingOfTypeQuery } from './programs.queries.ts';
import { notPast } from '../programDates.ts';

export function CornersListPage({ part }: RouteInput): ReactNode {
  const corner = cornerOf(part);
  return corner ? <CornerView corner={corner} /> : <NotFoundNote level={1} />;
}

function CornerView({ corner }: { corner: Corner }): ReactNode {
  const { now, origin } = useSite();
  const state = usePageQuery(upcomingOfTypeQuery(corner.name));
  const texts = cornerTexts.corners[corner.slug];
  return (
    <>
      <Container>
        <PageHead title={texts.title} lead={texts.lead}>
          <PageFreshness />
          <CalendarSubscription origin={origin} path={paths.typeCalendar(corner.slug)} />
        </PageHead>
      </Container>
      <QueryView state={state} level={2}>
        {({ upcomingPrograms }) => {
          const programs = notPast(upcomingPrograms.items, now);
          return (
            <Section flush>
              {programs.length === 0 ? (
                <EmptyState
                  level={2}
                  mark={corner.slug}
                  title={cornerTexts.listEmpty}
                  text={texts.emptyText}
                  link={{ label: cornerTexts.past, href: paths.programType(corner.slug) }}
                />
              ) : (
                <CardGrid>
                  {programs.map((program) => (
                    <ProgramCard key={program.id} program={program} level={2} />
                  ))}
                </CardGrid>
              )}
            </Section>
          );
        }}
      </QueryView>
    </>
  );
}
