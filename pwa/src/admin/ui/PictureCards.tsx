import type { ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { GalleryFrame } from '../../shared/ui/primitives/GalleryFrame.tsx';
import './DataTable.css';
import './PictureCards.css';

/** A picture of the collection as staff see it. */
export interface PictureCard {
  readonly id: number;
  readonly title: string;
  /** `Ana Hadžić, 1987` */
  readonly line: string;
  /** `Poslednja izmena: danas 17:42, Ana Anić` */
  readonly changed?: string;
  readonly image: ImageView | null;
  /** One `StatusBadge` or more. */
  readonly status: ReactNode;
  /** The place of the thing, if it is not in the house. */
  readonly place?: string | undefined;
  readonly actions: ReactNode;
  /** The checkbox that chooses it among several. */
  readonly choice?: ReactNode;
}

/** Cards of pictures. */
export interface PictureCardsProps {
  /** Read by screen readers: what is listed. */
  readonly label: string;
  readonly cards: readonly PictureCard[];
  /** Shown without cards. */
  readonly empty: ReactNode;
}

/** Cards side by side, each with its picture whole on a wall of 200 px, its state and its actions. */
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
            <GalleryFrame image={image} alt="" sizes="(min-width: 640px) 280px, 90vw" />
          </span>
          <h2>{title}</h2>
          <p>{line}</p>
          {changed ? <p>{changed}</p> : null}
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
