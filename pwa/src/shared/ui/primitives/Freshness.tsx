import type { ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import './states.css';

/** How old the content below is. */
export interface FreshnessProps {
  /** `fresh`: just loaded. `older`: kept content, being reloaded. `offline`: no connection. `old`: not to be relied on. */
  readonly state: 'fresh' | 'older' | 'offline' | 'old';
  /** `Sačuvano u utorak 24.11. u 18:05 – bez veze` */
  readonly text: string;
  /** Without JavaScript the way to try again is to open the page again. */
  readonly retryHref: string;
  readonly onRetry?: (() => void) | undefined;
}

const ICONS = { fresh: 'check', older: 'clock', offline: 'offline', old: 'warning' } as const;

/** The line above a list that says how old it is; its height is taken from the start, and it is announced politely. */
export function Freshness({ state, text, retryHref, onRetry }: FreshnessProps): ReactNode {
  const loud = state === 'offline' || state === 'old';
  return (
    <div className={classes('fresh', loud && 'fresh-off', state === 'old' && 'fresh-old')}>
      <Icon name={ICONS[state]} />
      <p role="status">{text}</p>
      {loud ? <Retry href={retryHref} onRetry={onRetry} /> : null}
    </div>
  );
}

/** A way to try again: a link that JavaScript may turn into a call. */
export interface RetryProps {
  readonly href: string;
  readonly onRetry?: (() => void) | undefined;
}

/** `Pokušaj ponovo`, underlined. */
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
