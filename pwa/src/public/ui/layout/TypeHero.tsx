import type { ReactNode } from 'react';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { Container } from './Container.tsx';
import { DateBadge } from '../cards/DateBadge.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { HeroEnd } from './HeroEnd.tsx';
import { Picture } from '../../../shared/ui/primitives/Picture.tsx';
import type { CardImage } from '../../../shared/ui/primitives/Picture.tsx';
import { Tag } from '../../../shared/ui/primitives/Tag.tsx';
import './Hero.css';

/** The head of a programme type's page: its first programme. */
export interface TypeHeroProps {
  readonly image: CardImage | null;
  readonly tag: { readonly slug: CategorySlug; readonly label: string };
  readonly title: string;
  /** ISO 8601; left out when the type has no programme. */
  readonly date?: string | undefined;
  readonly cancelled?: boolean;
  /** Where the first programme's page is. */
  readonly href?: string | undefined;
}

/** Picture under an overlay that keeps the words readable even over a white photograph, 600 px high. */
export function TypeHero({ image, tag, title, date, cancelled, href }: TypeHeroProps): ReactNode {
  const heading = <Heading level={1} text={title} />;
  return (
    <section className="hero hero-type night">
      <Picture image={image} sizes="100vw" ratio="fill" priority alt="" fallbackMark={tag.slug} />
      <Container className="hero-in">
        <div>
          <Tag {...tag} plain />
          {href ? (
            <a className="hero-link" href={href}>
              {heading}
            </a>
          ) : (
            heading
          )}
          {date ? <DateBadge iso={date} size="detail" cancelled={cancelled ?? false} /> : null}
        </div>
      </Container>
      <HeroEnd />
    </section>
  );
}
