import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../shared/ui/primitives/Button.tsx';
import { adminPaths } from '../../../navigation/adminPaths.ts';
import { manyPicturesTexts as texts } from './manyPictures.texts.ts';

/** Leads to the screen that takes many pictures of a type at once. */
export function ManyPicturesLink({ create }: { readonly create: string }): ReactNode {
  return (
    <ButtonLink icon="upload" href={adminPaths.manyOf(create)}>
      {texts.link}
    </ButtonLink>
  );
}
