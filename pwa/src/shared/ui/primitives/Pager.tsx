import type { MouseEvent, ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import { Icon } from './Icon.tsx';
import './Button.css';
import './states.css';

export interface PagerProps {
  /** Counts from 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefFor: (page: number) => string;
  /** Called instead of following the link, where JavaScript runs. */
  readonly onPage?: ((page: number) => void) | undefined;
}

/** 'Prethodna', 'Strana 1 od 3', 'Sledeća'; a disabled step keeps its space. */
export function Pager({ page, pages, hrefFor, onPage }: PagerProps): ReactNode {
  const step = (target: number, content: ReactNode): ReactNode => {
    if (target < 1 || target > pages) {
      return (
        <a className="button compact button-outline no" role="link" aria-disabled="true">
          {content}
        </a>
      );
    }
    const onClick = (event: MouseEvent): void => {
      if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onPage(target);
    };
    return (
      <a className="button compact button-outline" href={hrefFor(target)} onClick={onClick}>
        {content}
      </a>
    );
  };
  return (
    <nav className="pager" aria-label={uiTexts.pager.label}>
      {step(
        page - 1,
        <>
          <Icon name="chevron-left" />
          {uiTexts.pager.previous}
        </>,
      )}
      <p aria-live="polite">{uiTexts.pager.position(page, pages)}</p>
      {step(
        page + 1,
        <>
          {uiTexts.pager.next}
          <Icon name="chevron-right" />
        </>,
      )}
    </nav>
  );
}
