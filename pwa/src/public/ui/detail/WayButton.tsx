import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { ButtonLink, type ButtonKind } from '../../../shared/ui/primitives/Button.tsx';

/** To the map, if nothing needs to be booked. */
export function WayButton({ kind }: { readonly kind: ButtonKind }): ReactNode {
  return (
    <ButtonLink kind={kind} icon="place" href={paths.directions}>
      {siteTexts.way}
    </ButtonLink>
  );
}
