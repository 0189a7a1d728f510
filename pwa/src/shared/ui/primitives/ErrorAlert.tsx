import type { ReactNode } from 'react';
import { Retry } from './Freshness.tsx';
import './states.css';

export interface ErrorAlertProps {
  /** `Galerija trenutno nije dostupna.` */
  readonly text: string;
  readonly retryHref?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** Replaces content that failed to load. */
export function ErrorAlert({ text, retryHref, onRetry }: ErrorAlertProps): ReactNode {
  return (
    <div className="error" role="alert">
      <span>{text}</span>
      {retryHref || onRetry ? <Retry href={retryHref ?? ''} onRetry={onRetry} /> : null}
    </div>
  );
}
