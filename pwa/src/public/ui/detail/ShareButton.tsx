import type { ReactNode } from 'react';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';

export function ShareButton({ quiet = false }: { readonly quiet?: boolean }): ReactNode {
  return (
    <Button
      kind={quiet ? 'quiet' : 'outline'}
      className="js"
      compact
      icon="share"
      data-press="share"
      aria-live="polite"
    >
      <span>{siteTexts.share.label}</span>
    </Button>
  );
}
