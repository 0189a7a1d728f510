import type { ReactNode } from 'react';
import { PageFreshness } from '../../offline/PageFreshness.tsx';
import { usePageQuery } from '../../site/pageQuery.ts';
import type { RouteInput } from '../../site/publicRoute.ts';
import { QueryView } from '../../site/QueryView.tsx';
import { useSite } from '../../site/siteContext.ts';
import { listAfter, paths } from '../../paths.ts';
import { programTexts } from '../../texts/programs.ts';
import { siteTexts } from '../../texts/site.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Container, Section } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { MoreLink } from '../../ui/SectionHead.tsx';
import { ProgramCard } from './ProgramCard.tsx';
import { upcomingQuery } from './programs.queries.ts';
import { stillUpcoming } from './programView.ts';

/** `/programs-list`: all that is coming, soonest first. */
export function ProgramsListPage({ search }: RouteInput): ReactNode {
  const { now } = useSite();
  const state = usePageQuery(upcomingQuery(search.get('posle')));
  return (
    <>
      <Container>
        <PageHead title={programTexts.listTitle} lead={programTexts.listLead}>
          <PageFreshness />
        </PageHead>
      </Container>
      <QueryView state={state} skeleton="card">
        {({ upcomingPrograms: { items, nextCursor } }) => {
          const programs = stillUpcoming(items, now);
          return (
            <Section flush>
              {programs.length === 0 ? (
                <EmptyState
                  level={2}
                  title={programTexts.listEmpty}
                  text={programTexts.listEmptyText}
                />
              ) : (
                <CardGrid>
                  {programs.map((program) => (
                    <ProgramCard key={program.id} program={program} level={2} />
                  ))}
                </CardGrid>
              )}
              {nextCursor ? (
                <MoreLink label={siteTexts.more} href={listAfter(paths.programs, nextCursor)} />
              ) : null}
            </Section>
          );
        }}
      </QueryView>
    </>
  );
}
