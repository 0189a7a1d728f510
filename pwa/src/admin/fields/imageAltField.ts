import { staffTexts } from '../texts/staff.texts.ts';
import { textField } from './fields.tsx';

/** The alternative text of an item's picture. */
export const imageAltField = textField({
  label: staffTexts.picture.alt,
  hint: staffTexts.picture.altHint,
  optional: true,
});

/** The form's value of an item's picture: its alternative text. */
export const imageAltOf = ({
  image,
}: {
  readonly image: { readonly alt: string } | null;
}): { imageAlt: string } => ({ imageAlt: image?.alt ?? '' });
