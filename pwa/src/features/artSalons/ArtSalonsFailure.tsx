import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { artsTexts } from '../../texts/arts.ts';
import { showError } from '../../ui/alerts.ts';
import { ErrorBand } from '../../ui/ErrorBand.tsx';

/** The salons could not be loaded: a popup says so (specification, section 8), and their place goes on saying it. */
export function ArtSalonsFailure({ retryHref }: { readonly retryHref: string }): ReactNode {
  useEffect(() => {
    showError(artsTexts.salonsFailed).catch(() => undefined);
  }, []);
  return <ErrorBand text={artsTexts.salonsFailed} retryHref={retryHref} />;
}
