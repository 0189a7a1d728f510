import type { ReactNode } from 'react';
import { ExhibitionCard } from '../../../public/ui/cards/ExhibitionCard.tsx';
import type { ExhibitionCardData } from './exhibitions.operations.ts';

export function ExhibitionItemCard({
  item,
  href,
}: {
  readonly item: ExhibitionCardData;
  readonly href: string;
}): ReactNode {
  return (
    <ExhibitionCard
      href={href}
      image={item.image}
      type={item.colonyType}
      title={item.title}
      text={item.excerpt}
      when={item.yearHappening}
    />
  );
}
