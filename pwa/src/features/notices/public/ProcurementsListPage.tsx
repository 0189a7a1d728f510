import type { ReactNode } from 'react';
import { toBelgrade } from '@centar/domain/dates.ts';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { listAfter, paths } from '../../../shared/paths.ts';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import type { RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { useSite } from '../../../public/page/siteContext.ts';
import { procurementTexts } from './procurements.texts.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { CardGrid } from '../../../public/ui/cards/CardGrid.tsx';
import { Container, Section } from '../../../public/ui/layout/Container.tsx';
import { EmptyState } from '../../../public/ui/layout/EmptyState.tsx';
import { PageHead } from '../../../public/ui/layout/PageHead.tsx';
import { MoreLink } from '../../../public/ui/layout/SectionHead.tsx';
import { ProcurementCard } from './ProcurementCard.tsx';
import { procurementsQuery, procurementYearsQuery } from './procurements.queries.ts';
import { yearLinks, yearOf } from './procurementYears.ts';
import { YearNav } from './YearNav.tsx';

/** `/javne-nabavke-list`: the procurements of the current year, or with `?godina=` of an earlier one. */
export function ProcurementsListPage({ search }: RouteInput): ReactNode {
  const { now } = useSite();
  const asked = yearOf(search);
  const named = typeof asked === 'number' ? asked : null;
  const year = named ?? toBelgrade(now).year;
  const years = usePageQuery(procurementYearsQuery()).data?.procurementYears ?? [];
  const state = usePageQuery(procurementsQuery(named, search.get('posle')));
  const list = named === null ? paths.procurements : paths.procurementsOf(named);
  return (
    <>
      <Container>
        <PageHead title={procurementTexts.listTitle} lead={procurementTexts.leadOf(year)}>
          <PageFreshness />
          <YearNav years={yearLinks(years, now, year)} />
        </PageHead>
      </Container>
      <QueryView state={state} skeleton="row">
        {({ procurementsOfYear: { items, nextCursor } }) => (
          <Section flush>
            {items.length === 0 ? (
              <EmptyState
                level={2}
                title={procurementTexts.listEmpty(year)}
                text={procurementTexts.listEmptyText}
              />
            ) : (
              <CardGrid>
                {items.map((procurement) => (
                  <ProcurementCard key={procurement.id} procurement={procurement} level={2} />
                ))}
              </CardGrid>
            )}
            {nextCursor ? (
              <MoreLink label={siteTexts.more} href={listAfter(list, nextCursor)} />
            ) : null}
          </Section>
        )}
      </QueryView>
    </>
  );
}
