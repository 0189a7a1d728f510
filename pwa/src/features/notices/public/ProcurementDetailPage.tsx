import type { ReactNode } from 'react';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import type { RouteInput } from '../../../public/page/publicRoute.ts';
import { idOf } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { ShareButton } from '../../../public/ui/detail/ShareButton.tsx';
import { procurementTexts } from './procurements.texts.ts';
import { CardSlider } from '../../../public/ui/slider/CardSlider.tsx';
import { Section } from '../../../public/ui/layout/Container.tsx';
import { DateBadge } from '../../../public/ui/cards/DateBadge.tsx';
import { DetailBar } from '../../../public/ui/detail/DetailBar.tsx';
import { DetailHead } from '../../../public/ui/detail/DetailHead.tsx';
import { DetailLayout } from '../../../public/ui/detail/DetailLayout.tsx';
import { DocumentLink } from '../../../shared/ui/primitives/DocumentLink.tsx';
import { Prose } from '../../../public/ui/detail/Prose.tsx';
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
        date={<DateBadge iso={procurement.datePosted} size="detail" dateOnly />}
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
