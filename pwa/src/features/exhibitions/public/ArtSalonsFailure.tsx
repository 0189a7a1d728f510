import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { artsTexts } from '../../../shared/texts/arts.texts.ts';
import { showError } from '../../../shared/ui/primitives/alerts.ts';
import { ErrorAlert } from '../../../shared/ui/primitives/ErrorAlert.tsx';

/** The salons could not be loaded: a popup says so (specification, section 8), and their place goes on saying it. */
export function ArtSalonsFailure({ retryHref }: { readonly retryHref: string }): ReactNode {
  useEffect(() => {
    showError(artsTexts.salonsFailed).catch(() => undefined);
  }, []);
  return <ErrorAlert text={artsTexts.salonsFailed} retryHref={retryHref} />;
}
