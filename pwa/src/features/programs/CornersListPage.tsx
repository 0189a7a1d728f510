import type { ReactNode } from 'react';
import { PageFreshness } from '../../offline/PageFreshness.tsx';
import { paths } from '../../paths.ts';
import { NotFoundPage } from '../../site/NotFoundPage.tsx';
import { usePageQuery } from '../../site/pageQuery.ts';
import type { RouteInput } from '../../site/publicRoute.ts';
import { QueryView } from '../../site/QueryView.tsx';
import { useSite } from '../../site/siteContext.ts';
import { cornerTexts } from '../../texts/corners.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Container, Section } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { CornerCard } from './CornerCard.tsx';
import { cornerOf } from './cornerView.ts';
import type { Corner } from './cornerView.ts';
import { upcomingOfTypeQuery } from './programs.queries.ts';
import { stillUpcoming } from './programView.ts';

/** `/kutak-list/:kutak`: what is coming in one corner, soonest first. */
export function CornersListPage({ params }: RouteInput): ReactNode {
  const corner = cornerOf(params);
  return corner ? <CornerView corner={corner} /> : <NotFoundPage />;
}

function CornerView({ corner }: { corner: Corner }): ReactNode {
  const { now } = useSite();
  const state = usePageQuery(upcomingOfTypeQuery(corner.name));
  const texts = cornerTexts.corners[corner.slug];
  return (
    <>
      <Container>
        <PageHead title={texts.title} lead={texts.lead}>
          <PageFreshness />
        </PageHead>
      </Container>
      <QueryView state={state} skeleton="card">
        {({ upcomingPrograms }) => {
          const programs = stillUpcoming(upcomingPrograms.items, now);
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
                    <CornerCard key={program.id} program={program} level={2} />
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
