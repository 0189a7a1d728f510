import type { ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import './SkipLink.css';

/** The place to which the skip link jumps. */
export interface SkipLinkProps {
  /** The id of the page's `main`. */
  readonly target?: string;
}

/** The first stop of the keyboard on every page: past the navigation, to the content. */
export function SkipLink({ target = 'sadrzaj' }: SkipLinkProps): ReactNode {
  return (
    <a className="skip" href={`#${target}`}>
      {uiTexts.skip}
    </a>
  );
}
