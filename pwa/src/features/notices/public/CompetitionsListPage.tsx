import type { ReactNode } from 'react';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { listAfter, paths } from '../../../shared/paths.ts';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import type { RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { competitionTexts } from './competitions.texts.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { CardGrid } from '../../../public/ui/cards/CardGrid.tsx';
import { Container, Section } from '../../../public/ui/layout/Container.tsx';
import { EmptyState } from '../../../public/ui/layout/EmptyState.tsx';
import { PageHead } from '../../../public/ui/layout/PageHead.tsx';
import { MoreLink } from '../../../public/ui/layout/SectionHead.tsx';
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
