import type { ReactNode } from 'react';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import { idOf, type RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { paths } from '../../../shared/paths.ts';
import { coloniesQuery, colonyQuery } from './exhibitions.queries.ts';
import { exhibitionTexts } from './exhibitions.texts.ts';
import { ExhibitionView } from './ExhibitionView.tsx';

export function ColonyPage(input: RouteInput): ReactNode {
  const state = usePageQuery(colonyQuery(idOf(input)));
  const all = usePageQuery(coloniesQuery());
  return (
    <QueryView state={state}>
      {({ colonyById }) => (
        <ExhibitionView
          item={colonyById}
          others={all.data?.allColonies.items ?? []}
          othersTitle={exhibitionTexts.otherColonies}
          hrefOf={paths.colony}
        />
      )}
    </QueryView>
  );
}
