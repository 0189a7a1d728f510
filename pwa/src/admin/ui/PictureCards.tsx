import type { ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { GalleryFrame } from '../../shared/ui/primitives/GalleryFrame.tsx';
import './DataTable.css';
import './PictureCards.css';

export interface PictureCard {
  readonly id: number;
  readonly title: string;
  /** `Ana Hadžić, 1987` */
  readonly line: string;
  /** `Poslednja izmena: danas 17:42, Ana Anić` */
  readonly changed?: string;
  readonly image: ImageView | null;
  /** One or more `StatusBadge`s. */
  readonly status: ReactNode;
  /** If outside the centre. */
  readonly place?: string | undefined;
  readonly actions: ReactNode;
  readonly choice?: ReactNode;
}

export interface PictureCardsProps {
  /** The list's name for screen readers. */
  readonly label: string;
  readonly cards: readonly PictureCard[];
  /** Shown if there are no cards. */
  readonly empty: ReactNode;
}

/** The picture is not cropped. */
export function PictureCards({ label, cards, empty }: PictureCardsProps): ReactNode {
  if (cards.length === 0) {
    return (
      <div className="data-table">
        <div className="data-table-none" role="status">
          {empty}
        </div>
      </div>
    );
  }
  return (
    <ul className="picture-cards" aria-label={label}>
      {cards.map(({ id, title, line, changed, image, status, place, actions, choice }) => (
        <li key={id} data-row="">
          <span className="picture-cards-picture">
            <GalleryFrame image={image} alt="" sizes="(min-width: 768px) 280px, 64px" />
          </span>
          <h2>{title}</h2>
          <p className="picture-cards-line">{line}</p>
          {changed ? <p className="picture-cards-changed">{changed}</p> : null}
          <p className="picture-cards-status">
            {status}
            {place ? <span>{place}</span> : null}
          </p>
          {choice}
          <span className="actions">{actions}</span>
        </li>
      ))}
    </ul>
  );
}
