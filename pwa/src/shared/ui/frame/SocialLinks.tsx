import type { ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import { Icon } from '../primitives/Icon.tsx';
import type { SocialLink } from '../primitives/links.ts';
import './SocialLinks.css';

export interface SocialLinksProps {
  readonly links: readonly SocialLink[];
  /** Draws a border around each link, in the footer and the menu. */
  readonly framed?: boolean;
}

export function SocialLinks({ links, framed = false }: SocialLinksProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <ul className={framed ? 'social social-framed' : 'social'} aria-label={uiTexts.nav.social}>
      {links.map((link) => (
        <li key={link.network}>
          <a href={link.href} aria-label={link.label} rel="noopener">
            <Icon name={link.network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
