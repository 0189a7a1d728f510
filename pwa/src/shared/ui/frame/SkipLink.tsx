import type { ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import './SkipLink.css';

/** To the page's `main`. */
export function SkipLink(): ReactNode {
  return (
    <a className="skip" href="#sadrzaj">
      {uiTexts.skip}
    </a>
  );
}
