import type { ReactNode } from 'react';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import { idOf, type RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { paths } from '../../../shared/paths.ts';
import { NoticeDetail } from './NoticeDetail.tsx';
import { newestProcurementsQuery, procurementQuery } from './procurements.queries.ts';
import { procurementTexts } from './procurements.texts.ts';

export function ProcurementDetailPage(input: RouteInput): ReactNode {
  const state = usePageQuery(procurementQuery(idOf(input)));
  const newest = usePageQuery(newestProcurementsQuery()).data?.allProcurements.items ?? [];
  return (
    <QueryView state={state}>
      {({ procurementById }) => (
        <NoticeDetail
          notice={procurementById}
          newest={newest}
          texts={procurementTexts}
          listHref={paths.procurements}
          hrefOf={paths.procurement}
        />
      )}
    </QueryView>
  );
}
