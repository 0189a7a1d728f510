import type { ReactNode } from 'react';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import type { CentreTexts } from '@centar/domain/centre.ts';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { Picture } from '../../../shared/ui/primitives/Picture.tsx';
import { AccessFacts } from '../../ui/access/AccessFacts.tsx';
import { aboutTexts } from './about.texts.ts';
import { hallPhoto } from './hallPhoto.ts';
import './HallList.css';

const { seats } = aboutTexts.halls;

export interface HallListProps extends Pick<CentreTexts, 'halls'> {
  /** Of the premises; their captions name halls. */
  readonly photos: readonly { readonly caption: string; readonly image: ImageView | null }[];
}

export function HallList({ halls, photos }: HallListProps): ReactNode {
  return (
    <ul className="halls">
      {halls.map((hall) => {
        const image = hallPhoto(hall.name, photos)?.image;
        return (
          <li key={hall.id}>
            {image ? <Picture image={image} sizes="96px" alt="" /> : null}
            <Heading level={3} text={hall.name} />
            {hall.seats === null ? null : <p className="halls-seats">{seats(hall.seats)}</p>}
            <AccessFacts facts={hall.accessFacts} />
            {hall.access ? (
              <p>
                <LinkedText text={hall.access} />
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
