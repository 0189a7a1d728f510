import type { ReactNode } from 'react';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import { ExhibitionCard } from '../../../public/ui/cards/ExhibitionCard.tsx';
import type { ColoniesList } from './exhibitions.operations.ts';

/** A colony or an art salon as its card shows it; both have the same fields. */
type ExhibitionData = ResultOf<typeof ColoniesList>['allColonies']['items'][number];

/** A colony or an art salon on a card. */
export function ExhibitionItemCard({ item }: { readonly item: ExhibitionData }): ReactNode {
  return (
    <ExhibitionCard
      image={item.image}
      type={item.colonyType}
      title={item.title}
      text={item.excerpt}
      when={item.yearHappening}
    />
  );
}
