import type { ReactNode } from 'react';
import { PageFreshness } from '../../offline/PageFreshness.tsx';
import { listAfter, paths } from '../../paths.ts';
import { usePageQuery } from '../../site/pageQuery.ts';
import type { RouteInput } from '../../site/publicRoute.ts';
import { QueryView } from '../../site/QueryView.tsx';
import { competitionTexts } from '../../texts/competitions.ts';
import { siteTexts } from '../../texts/site.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Container, Section } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { MoreLink } from '../../ui/SectionHead.tsx';
import { CompetitionCard } from './CompetitionCard.tsx';
import { competitionsQuery } from './competitions.queries.ts';

/** `/konkurs-list`: all competitions, newest first. */
export function CompetitionsListPage({ search }: RouteInput): ReactNode {
  const state = usePageQuery(competitionsQuery(search.get('posle')));
  return (
    <>
      <Container>
        <PageHead title={competitionTexts.listTitle} lead={competitionTexts.listLead}>
          <PageFreshness />
        </PageHead>
      </Container>
      <QueryView state={state} skeleton="row">
        {({ allCompetitions: { items, nextCursor } }) => (
          <Section flush>
            {items.length === 0 ? (
              <EmptyState
                level={2}
                title={competitionTexts.listEmpty}
                text={competitionTexts.listEmptyText}
              />
            ) : (
              <CardGrid>
                {items.map((competition) => (
                  <CompetitionCard key={competition.id} competition={competition} level={2} />
                ))}
              </CardGrid>
            )}
            {nextCursor ? (
              <MoreLink label={siteTexts.more} href={listAfter(paths.competitions, nextCursor)} />
            ) : null}
          </Section>
        )}
      </QueryView>
    </>
  );
}
