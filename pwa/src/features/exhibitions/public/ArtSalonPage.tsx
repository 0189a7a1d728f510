import type { ReactNode } from 'react';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import { idOf, type RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { paths } from '../../../shared/paths.ts';
import { artSalonQuery, artSalonsQuery } from './exhibitions.queries.ts';
import { exhibitionTexts } from './exhibitions.texts.ts';
import { ExhibitionView } from './ExhibitionView.tsx';

export function ArtSalonPage(input: RouteInput): ReactNode {
  const state = usePageQuery(artSalonQuery(idOf(input)));
  const all = usePageQuery(artSalonsQuery());
  return (
    <QueryView state={state}>
      {({ artSalonById }) => (
        <ExhibitionView
          item={artSalonById}
          others={all.data?.allArtSalons.items ?? []}
          othersTitle={exhibitionTexts.otherSalons}
          hrefOf={paths.artSalon}
        />
      )}
    </QueryView>
  );
}
