import type { ReactNode } from 'react';
import { toBelgrade } from '../../../../domain/dates.ts';
import { PageFreshness } from '../../offline/PageFreshness.tsx';
import { listAfter, paths } from '../../paths.ts';
import { usePageQuery } from '../../site/pageQuery.ts';
import type { RouteInput } from '../../site/publicRoute.ts';
import { QueryView } from '../../site/QueryView.tsx';
import { useSite } from '../../site/siteContext.ts';
import { procurementTexts } from '../../texts/procurements.ts';
import { siteTexts } from '../../texts/site.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Container, Section } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { MoreLink } from '../../ui/SectionHead.tsx';
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
