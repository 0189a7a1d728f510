import type { ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import './SkipLink.css';

export interface SkipLinkProps {
  /** The id of the page's `main`. */
  readonly target?: string;
}

export function SkipLink({ target = 'sadrzaj' }: SkipLinkProps): ReactNode {
  return (
    <a className="skip" href={`#${target}`}>
      {uiTexts.skip}
    </a>
  );
}
