import type { ReactNode } from 'react';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import { ExhibitionCard } from '../../../public/ui/cards/ExhibitionCard.tsx';
import type { ArtSalonsList } from './artSalons.operations.ts';

/** An art salon as its card shows it. */
export type ArtSalonData = ResultOf<typeof ArtSalonsList>['allArtSalons']['items'][number];

/** An art salon on a card. */
export function ArtSalonCard({ salon }: { readonly salon: ArtSalonData }): ReactNode {
  return (
    <ExhibitionCard
      image={salon.image}
      type={salon.colonyType}
      title={salon.title}
      text={salon.excerpt}
      when={salon.yearHappening}
    />
  );
}
