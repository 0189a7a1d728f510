import type { ReactNode } from 'react';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import { Container } from '../layout/Container.tsx';
import './Detail.css';

export interface DetailLayoutProps {
  /** A direct child `Picture` has the full width on phones. */
  readonly main: ReactNode;
  /** Below the text on screens under 1024 px. */
  readonly sidebar?: ReactNode;
}

/** Includes a `Container`. */
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
