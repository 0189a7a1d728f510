import type { ReactNode } from 'react';
import { THIRD_SIZES } from '../pictureSizes.ts';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { Picture } from '../../../shared/ui/primitives/Picture.tsx';
import { formatYear } from './formatYear.ts';
import { ThemeTag } from '../../../shared/ui/primitives/Tag.tsx';
import '../../../shared/ui/primitives/Card.css';
import './ExhibitionCard.css';

/** A colony or an art salon. */
export interface ExhibitionCardProps {
  readonly href: string;
  readonly image: ImageView | null;
  readonly type: string;
  readonly title: string;
  readonly text: string;
  /** Free text: `jun 2026`, `2026` or a date. */
  readonly when: string;
}

export function ExhibitionCard(props: ExhibitionCardProps): ReactNode {
  const { href, image, type, title, text, when } = props;
  return (
    <a className="card" href={href}>
      <Picture
        image={image}
        alt=""
        fallbackMark="likovni"
        fallbackWord={type}
        sizes={THIRD_SIZES}
      />
      <ThemeTag text={type} />
      <Heading level={3} className="card-title" text={title} />
      <p className="card-text three-lines">{text}</p>
      <p className="card-foot card-years">{formatYear(when)}</p>
    </a>
  );
}
