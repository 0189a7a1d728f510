import type { ReactNode } from 'react';
import type { ResultOf } from '../../graphql/tada.ts';
import { PageFreshness } from '../../offline/PageFreshness.tsx';
import { paths } from '../../paths.ts';
import { usePageQuery } from '../../site/pageQuery.ts';
import type { RouteInput } from '../../site/publicRoute.ts';
import { idOf } from '../../site/publicRoute.ts';
import { QueryView } from '../../site/QueryView.tsx';
import { ShareButton } from '../../site/ShareButton.tsx';
import { procurementTexts } from '../../texts/procurements.ts';
import { CardSlider } from '../../ui/CardSlider.tsx';
import { Section } from '../../ui/Container.tsx';
import { DateObject } from '../../ui/DateObject.tsx';
import { DetailBar } from '../../ui/DetailBar.tsx';
import { DetailHead } from '../../ui/DetailHead.tsx';
import { DetailLayout } from '../../ui/DetailLayout.tsx';
import { DocumentLink } from '../../ui/DocumentLink.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ProcurementSlide } from './ProcurementCard.tsx';
import type { ProcurementDetail } from './procurements.operations.ts';
import { procurementQuery, newestProcurementsQuery } from './procurements.queries.ts';

type Procurement = ResultOf<typeof ProcurementDetail>['procurementById'];

/** `/javne-nabavke/:id`: one procurement with its document, others below it. */
export function ProcurementDetailPage(input: RouteInput): ReactNode {
  const state = usePageQuery(procurementQuery(idOf(input) ?? 0));
  return (
    <QueryView state={state} skeleton="detail">
      {({ procurementById }) => (
        <>
          <DetailLayout main={<ProcurementText procurement={procurementById} />} />
          <Others id={procurementById.id} />
        </>
      )}
    </QueryView>
  );
}

function ProcurementText({ procurement }: { procurement: Procurement }): ReactNode {
  return (
    <>
      <DetailHead
        title={procurement.title}
        crumbs={{ parents: [{ label: procurementTexts.listTitle, href: paths.procurements }] }}
        author={procurementTexts.author(procurement.author)}
      />
      <PageFreshness quiet />
      <DetailBar
        date={<DateObject iso={procurement.datePosted} size="detail" dateOnly />}
        place={procurementTexts.posted}
        actions={<ShareButton title={procurement.title} />}
      />
      {procurement.document ? (
        <DocumentLink label={procurementTexts.download} document={procurement.document} />
      ) : null}
      <Prose text={procurement.description} lead />
    </>
  );
}

function Others({ id }: { id: number }): ReactNode {
  const newest = usePageQuery(newestProcurementsQuery());
  const others = newest.data?.procurementsOfYear.items.filter((other) => other.id !== id) ?? [];
  if (others.length === 0) return null;
  return (
    <Section far>
      <CardSlider
        title={procurementTexts.others}
        perView="two"
        slides={others.map((other) => (
          <ProcurementSlide key={other.id} procurement={other} />
        ))}
      />
    </Section>
  );
}
