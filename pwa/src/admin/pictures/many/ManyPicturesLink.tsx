import type { ReactNode } from 'react';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { manyPicturesTexts as texts } from './manyPictures.texts.ts';

export function ManyPicturesLink({ href }: { readonly href: string }): ReactNode {
  return (
    <ButtonLink icon="upload" href={href}>
      {texts.link}
    </ButtonLink>
  );
}
