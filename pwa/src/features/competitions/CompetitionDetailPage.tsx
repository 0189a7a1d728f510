import type { ReactNode } from 'react';
import type { ResultOf } from '../../graphql/tada.ts';
import { PageFreshness } from '../../offline/PageFreshness.tsx';
import { paths } from '../../paths.ts';
import { usePageQuery } from '../../site/pageQuery.ts';
import type { RouteInput } from '../../site/publicRoute.ts';
import { idOf } from '../../site/publicRoute.ts';
import { QueryView } from '../../site/QueryView.tsx';
import { ShareButton } from '../../site/ShareButton.tsx';
import { competitionTexts } from '../../texts/competitions.ts';
import { CardSlider } from '../../ui/CardSlider.tsx';
import { Section } from '../../ui/Container.tsx';
import { DateObject } from '../../ui/DateObject.tsx';
import { DetailBar } from '../../ui/DetailBar.tsx';
import { DetailHead } from '../../ui/DetailHead.tsx';
import { DetailLayout } from '../../ui/DetailLayout.tsx';
import { DocumentLink } from '../../ui/DocumentLink.tsx';
import { Prose } from '../../ui/Prose.tsx';
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
        date={<DateObject iso={competition.datePosted} size="detail" dateOnly />}
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
