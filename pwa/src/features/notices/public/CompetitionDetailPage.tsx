import type { ReactNode } from 'react';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import type { RouteInput } from '../../../public/page/publicRoute.ts';
import { idOf } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { ShareButton } from '../../../public/ui/detail/ShareButton.tsx';
import { competitionTexts } from './competitions.texts.ts';
import { CardSlider } from '../../../public/ui/slider/CardSlider.tsx';
import { Section } from '../../../public/ui/layout/Container.tsx';
import { DateBadge } from '../../../public/ui/cards/DateBadge.tsx';
import { DetailBar } from '../../../public/ui/detail/DetailBar.tsx';
import { DetailHead } from '../../../public/ui/detail/DetailHead.tsx';
import { DetailLayout } from '../../../public/ui/detail/DetailLayout.tsx';
import { DocumentLink } from '../../../shared/ui/primitives/DocumentLink.tsx';
import { Prose } from '../../../public/ui/detail/Prose.tsx';
import { CompetitionSlide } from './CompetitionCard.tsx';
import type { CompetitionDetail } from './competitions.operations.ts';
import { competitionQuery, newestCompetitionsQuery } from './competitions.queries.ts';

type Competition = ResultOf<typeof CompetitionDetail>['competitionById'];

/** `/konkurs/:id`: one competition with its document, others below it. */
export function CompetitionDetailPage(input: RouteInput): ReactNode {
  const state = usePageQuery(competitionQuery(idOf(input) ?? 0));
  return (
    <QueryView state={state} skeleton="detail">
      {({ competitionById }) => (
        <>
          <DetailLayout main={<CompetitionText competition={competitionById} />} />
          <Others id={competitionById.id} />
        </>
      )}
    </QueryView>
  );
}

function CompetitionText({ competition }: { competition: Competition }): ReactNode {
  return (
    <>
      <DetailHead
        title={competition.title}
        crumbs={{ parents: [{ label: competitionTexts.listTitle, href: paths.competitions }] }}
        author={competitionTexts.author(competition.author)}
      />
      <PageFreshness quiet />
      <DetailBar
        date={<DateBadge iso={competition.datePosted} size="detail" dateOnly />}
        place={competitionTexts.posted}
        actions={<ShareButton title={competition.title} />}
      />
      {competition.document ? (
        <DocumentLink label={competitionTexts.download} document={competition.document} />
      ) : null}
      <Prose text={competition.description} lead />
    </>
  );
}

function Others({ id }: { id: number }): ReactNode {
  const newest = usePageQuery(newestCompetitionsQuery());
  const others = newest.data?.allCompetitions.items.filter((other) => other.id !== id) ?? [];
  if (others.length === 0) return null;
  return (
    <Section far>
      <CardSlider
        title={competitionTexts.others}
        perView="two"
        slides={others.map((other) => (
          <CompetitionSlide key={other.id} competition={other} />
        ))}
      />
    </Section>
  );
}
