import type { ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import './states.css';

export interface FreshnessProps {
  /** `fresh`: just loaded. `offline`: no connection. `old`: too old to rely on. */
  readonly state: 'fresh' | 'offline' | 'old';
  /** `Sačuvano u utorak 24.11. u 18:05 – bez veze` */
  readonly text: string;
  /** The page's address: without JavaScript, retrying is reloading. */
  readonly retryHref: string;
}

const ICONS = { fresh: 'check', offline: 'offline', old: 'warning' } as const;

/** The age of the content below. Its height is reserved, and changes are announced politely. */
export function Freshness({ state, text, retryHref }: FreshnessProps): ReactNode {
  const loud = state === 'offline' || state === 'old';
  return (
    <div className={classes('fresh', loud && 'fresh-off', state === 'old' && 'fresh-old')}>
      <Icon name={ICONS[state]} />
      <p role="status">{text}</p>
      {loud ? <Retry href={retryHref} /> : null}
    </div>
  );
}

export interface RetryProps {
  readonly href: string;
  readonly onRetry?: (() => void) | undefined;
}

export function Retry({ href, onRetry }: RetryProps): ReactNode {
  return (
    <a
      className="again"
      href={href}
      onClick={
        onRetry &&
        ((event) => {
          event.preventDefault();
          onRetry();
        })
      }
    >
      {uiTexts.retry}
    </a>
  );
}
