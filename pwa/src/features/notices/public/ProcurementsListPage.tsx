import type { ReactNode } from 'react';
import { toBelgrade } from '@centar/domain/dates.ts';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import type { RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { useSite } from '../../../public/page/siteContext.ts';
import { procurementTexts } from './procurements.texts.ts';
import { Container } from '../../../public/ui/layout/Container.tsx';
import { FeedLink } from '../../../public/ui/layout/Subscription.tsx';
import { PageHead } from '../../../public/ui/layout/PageHead.tsx';
import { YearNav } from '../../../public/ui/layout/YearNav.tsx';
import { NoticeList } from './NoticeList.tsx';
import { procurementsQuery, procurementYearsQuery } from './procurements.queries.ts';
import { yearLinks, yearOf } from './procurementYears.ts';

/** Of the current year or `?godina=`. */
export function ProcurementsListPage({ search }: RouteInput): ReactNode {
  const { facts, now } = useSite();
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
          <FeedLink path={paths.procurementsFeed} />
          <YearNav label={procurementTexts.years} years={yearLinks(years, now, year)} />
        </PageHead>
      </Container>
      <QueryView state={state} level={2}>
        {({ procurementsOfYear: { items, nextCursor } }) => (
          <NoticeList
            items={items}
            nextCursor={nextCursor}
            listHref={list}
            hrefOf={paths.procurement}
            empty={procurementTexts.emptyYear(
              year,
              facts.emptyTexts.procurements,
              years.some((one) => one !== year),
            )}
          />
        )}
      </QueryView>
    </>
  );
}
