import type { ReactNode } from 'react';
import type { Block } from '@centar/domain/markup/tree.ts';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { Container } from '../../../public/ui/layout/Container.tsx';
import { Breadcrumbs, type BreadcrumbsProps } from '../../../shared/ui/primitives/Breadcrumbs.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { Picture } from '../../../shared/ui/primitives/Picture.tsx';
import { FactRows, type Fact } from '../../../public/ui/detail/FactRows.tsx';
import { PictureCredit } from '../../../public/ui/detail/ItemPictures.tsx';
import { Prose } from '../../../public/ui/detail/Prose.tsx';
import { titleStep } from '../../../public/ui/detail/titleStep.ts';
import '../../../shared/ui/primitives/PageHead.css';
import './FilmHead.css';

export interface FilmHeadProps {
  readonly title: string;
  readonly image: ImageView | null;
  /** `1H 52M | drama | 2026` */
  readonly line: string;
  readonly text: string;
  readonly tree: readonly Block[];
  /** Director, language, age. */
  readonly facts: readonly Fact[];
  readonly crumbs?: BreadcrumbsProps | undefined;
  /** The ticket. */
  readonly children?: ReactNode;
}

export function FilmHead(props: FilmHeadProps): ReactNode {
  const { title, image, line, text, tree, facts, crumbs, children } = props;
  return (
    <div className="night">
      <Container>
        <div className="film">
          {crumbs ? <Breadcrumbs {...crumbs} /> : null}
          <div>
            <Heading level={1} className={titleStep(title)} text={title} />
            <p className="film-line">{line}</p>
          </div>
          <div className="film-poster">
            <Picture
              image={image}
              ratio="2/3"
              priority
              fallbackMark="bioskop"
              fallbackWord={siteTexts.home.cinema}
              sizes="(min-width: 1200px) 380px, (min-width: 900px) 300px, (min-width: 640px) 34vw, 40vw"
            />
            <PictureCredit image={image} />
          </div>
          <FactRows facts={facts} />
          {children}
          <Prose text={text} tree={tree} />
        </div>
      </Container>
    </div>
  );
}
