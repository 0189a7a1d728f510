import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../shared/ui/primitives/Button.tsx';
import { manyPicturesTexts as texts } from './manyPictures.texts.ts';

/** Links to the screen for adding many pictures. */
export function ManyPicturesLink({ href }: { readonly href: string }): ReactNode {
  return (
    <ButtonLink icon="upload" href={href}>
      {texts.link}
    </ButtonLink>
  );
}
