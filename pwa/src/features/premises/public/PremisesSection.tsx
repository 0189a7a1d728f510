import type { ReactNode } from 'react';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import { SectionQuery } from '../../../public/page/SectionQuery.tsx';
import { PREMISES_CATEGORIES } from '@centar/domain/premises.ts';
import { PremisesCarousel } from './PremisesCarousel.island.tsx';
import { premisesQuery } from './premises.queries.ts';

const place = (category: string): number => {
  const index = PREMISES_CATEGORIES.findIndex((known) => known === category);
  return index < 0 ? PREMISES_CATEGORIES.length : index;
};

const TITLE = 'Naši prostori';

/** The stage is already large at the top of the page. */
const FIRST = 'Galerija';

/** Photographs of the premises, in the order of the categories. */
export function PremisesSection(): ReactNode {
  return (
    <SectionQuery
      title={TITLE}
      state={usePageQuery(premisesQuery())}
      read={({ premisesPhotos }) => premisesPhotos}
    >
      {(given) => {
        const photos = [...given].sort((a, b) => place(a.category) - place(b.category));
        const start = photos.findIndex(({ category }) => category === FIRST);
        return (
          <PremisesCarousel
            title={TITLE}
            tabsLabel="Prostori"
            photos={photos}
            start={Math.max(0, start)}
          />
        );
      }}
    </SectionQuery>
  );
}
