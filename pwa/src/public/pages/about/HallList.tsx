import type { ReactNode } from 'react';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import type { CentreTexts } from '@centar/domain/centre.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { AccessFacts } from '../../ui/access/AccessFacts.tsx';
import { aboutTexts } from './about.texts.ts';
import './HallList.css';

const { seats } = aboutTexts.halls;

export function HallList({ halls }: Pick<CentreTexts, 'halls'>): ReactNode {
  return (
    <ul className="halls">
      {halls.map((hall) => (
        <li key={hall.id}>
          <Heading level={3} text={hall.name} />
          {hall.seats === null ? null : <p className="halls-seats">{seats(hall.seats)}</p>}
          <AccessFacts facts={hall.accessFacts} />
          {hall.access ? (
            <p>
              <LinkedText text={hall.access} />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
