import type { ReactNode } from 'react';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import { Container } from '../layout/Container.tsx';
import './Detail.css';

/** A detail page: text and sidebar. */
export interface DetailLayoutProps {
  /** Head, bar, picture, prose. A `Picture` directly in it bleeds to the edges on phones. */
  readonly main: ReactNode;
  /** Lists; below the text under 1024 px. */
  readonly sidebar?: ReactNode;
}

/** Text column, 70 px, sidebar of 340 px. Brings its own container. */
export function DetailLayout({ main, sidebar }: DetailLayoutProps): ReactNode {
  return (
    <Container>
      <div className="detail">
        <article className="detail-main">{main}</article>
        {sidebar ? (
          <aside className="detail-side" aria-label={uiTexts.beside}>
            {sidebar}
          </aside>
        ) : null}
      </div>
    </Container>
  );
}
