import type { ReactNode } from 'react';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import { ExhibitionCard } from '../../../public/ui/cards/ExhibitionCard.tsx';
import type { ColoniesList } from './colonies.operations.ts';

/** A colony as its card shows it. */
export type ColonyData = ResultOf<typeof ColoniesList>['allColonies']['items'][number];

/** An art colony on a card. */
export function ColonyCard({ colony }: { readonly colony: ColonyData }): ReactNode {
  return (
    <ExhibitionCard
      image={colony.image}
      type={colony.colonyType}
      title={colony.title}
      text={colony.excerpt}
      when={colony.yearHappening}
    />
  );
}
