import { staffTexts } from '../texts/staff.texts.ts';
import { textField } from './fields.tsx';

export const imageAltField = textField({
  label: staffTexts.picture.alt,
  hint: staffTexts.picture.altHint,
  optional: true,
});

export const imageAltOf = ({
  image,
}: {
  readonly image: { readonly alt: string } | null;
}): { imageAlt: string } => ({ imageAlt: image?.alt ?? '' });
