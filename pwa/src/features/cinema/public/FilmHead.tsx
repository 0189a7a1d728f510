import type { ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { Container } from '../../../public/ui/layout/Container.tsx';
import { Breadcrumbs, type BreadcrumbsProps } from '../../../shared/ui/primitives/Breadcrumbs.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { Picture } from '../../../shared/ui/primitives/Picture.tsx';
import { Prose } from '../../../public/ui/detail/Prose.tsx';
import '../../../shared/ui/primitives/PageHead.css';
import './FilmHead.css';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface FilmHeadProps {
  readonly title: string;
  readonly image: ImageView | null;
  /** `1H 52M | drama | 2026` */
  readonly line: string;
  readonly text: string;
  /** Year, genre, duration, director. */
  readonly facts: readonly Fact[];
  readonly crumbs?: BreadcrumbsProps | undefined;
  /** Buttons under the facts. */
  readonly children?: ReactNode;
}

export function FilmHead(props: FilmHeadProps): ReactNode {
  const { title, image, line, text, facts, crumbs, children } = props;
  return (
    <div className="night">
      <Container>
        <div className="film">
          {crumbs ? <Breadcrumbs {...crumbs} /> : null}
          <div className="film-poster">
            <Picture
              image={image}
              ratio="2/3"
              priority
              fallbackMark="bioskop"
              fallbackWord={siteTexts.home.cinema}
              sizes="(min-width: 1200px) 380px, (min-width: 900px) 300px, (min-width: 640px) 34vw, 74vw"
            />
          </div>
          <div>
            <Heading level={1} className="detail-title" text={title} />
            <p className="film-line">{line}</p>
            <Prose text={text} />
            <dl className="film-facts">
              {facts.map((fact) => (
                <div key={fact.label}>
                  <dt>{fact.label}</dt>
                  <dd>
                    <LinkedText text={fact.value} />
                  </dd>
                </div>
              ))}
            </dl>
            {children}
          </div>
        </div>
      </Container>
    </div>
  );
}
