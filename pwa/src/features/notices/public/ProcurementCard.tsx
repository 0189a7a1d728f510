import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import { procurementTexts } from './procurements.texts.ts';
import type { HeadingLevel } from '../../../shared/ui/primitives/links.ts';
import { NewsCardView } from '../../../public/ui/cards/NewsCardView.tsx';
import { NoticeSlide } from '../../../public/ui/detail/NoticeSlide.tsx';
import type { ProcurementCardData } from './procurements.operations.ts';

/** A procurement and the level of its title. */
export interface ProcurementCardProps {
  readonly procurement: ProcurementCardData;
  readonly level?: HeadingLevel;
}

/** A procurement on a card of the list. */
export function ProcurementCard({ procurement, level = 3 }: ProcurementCardProps): ReactNode {
  return (
    <NewsCardView
      href={paths.procurement(procurement.id)}
      title={procurement.title}
      text={procurement.excerpt}
      date={procurement.datePosted}
      level={level}
    />
  );
}

/** A procurement in the carousel, with a button of its own. */
export function ProcurementSlide({ procurement, level = 3 }: ProcurementCardProps): ReactNode {
  return (
    <NoticeSlide
      href={paths.procurement(procurement.id)}
      title={procurement.title}
      text={procurement.excerpt}
      date={procurement.datePosted}
      details={procurementTexts.details}
      level={level}
    />
  );
}
