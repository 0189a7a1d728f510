import type { PictureEdit } from '@centar/domain/content/pictures.ts';
import { textField, type Field } from '../../fields/fields.tsx';
import { staffTexts } from '../../texts/staff.texts.ts';
import { CreditField, NewFocusField } from './newPicture.tsx';
import {
  mergedPictures,
  savedPictures,
  type AddPicture,
  type SavedPicture,
  type WithPictures,
} from './pictureRows.ts';
import { PicturesControl } from './PicturesControl.tsx';
import { severalTexts as texts } from './several.texts.ts';

/** Null for a new item and in older drafts. */
type TypedPictures = readonly SavedPicture[] | null;

/** Hidden where the item has pictures, which then have their own texts. */
type TypedText = string | null;

const hasPictures = (stored: Readonly<Record<string, unknown>> = {}): boolean =>
  Array.isArray(stored['pictures']) && stored['pictures'].length > 0;

function firstPictureField(
  name: 'imageAlt' | 'imageCredit' | 'imageFocus',
  field: Field<string, string>,
): Field<string | undefined, TypedText> {
  return {
    ...field,
    show: (value, stored) => (hasPictures(stored) ? null : (value ?? '')),
    read: (typed) => typed ?? undefined,
    describe: (typed) => typed ?? '',
    visibleWhen: (typed) => typeof typed[name] === 'string',
    draw: (control) => field.draw({ ...control, value: control.value ?? '' }),
  };
}

const creditText = textField({ label: texts.credit, hint: texts.creditHint, optional: true });
const focusText = textField({ label: texts.focus, hint: texts.focusHint, optional: true });

const described = (pictures: TypedPictures | undefined): string =>
  (pictures ?? [])
    .map(({ alt, credit: by }, at) => [alt || texts.nth(at + 1), by].filter(Boolean).join(', '))
    .join('; ');

const merge = (typed: unknown, before: unknown, now: unknown): unknown => {
  const [mine, old, theirs] = [typed, before, now] as TypedPictures[];
  return mine && old && theirs ? mergedPictures(mine, old, theirs) : now;
};

function picturesField(add: AddPicture): Field<readonly PictureEdit[] | undefined, TypedPictures> {
  const {
    show: _,
    read: __,
    describe: ___,
    draw: ____,
    ...about
  } = textField({
    label: texts.title,
    optional: true,
  });
  return {
    ...about,
    show: (value) => (value === undefined ? null : (value as readonly SavedPicture[])),
    // Older drafts lack it.
    read: (typed?: TypedPictures) =>
      typed?.map(({ src, alt, credit, focus: point }) => ({ src, alt, credit, focus: point })),
    describe: described,
    merge,
    draw: (control) => <PicturesControl {...control} value={control.value ?? null} add={add} />,
  };
}

/** The fields of an item with several pictures. `add` sends one more. */
export const pictureFields = (add: AddPicture) => ({
  imageAlt: firstPictureField(
    'imageAlt',
    textField({
      label: staffTexts.picture.alt,
      hint: staffTexts.picture.altHint,
      optional: true,
    }),
  ),
  imageCredit: firstPictureField('imageCredit', {
    ...creditText,
    draw: (control) => <CreditField {...control} />,
  }),
  imageFocus: firstPictureField('imageFocus', {
    ...focusText,
    draw: (control) => <NewFocusField {...control} />,
  }),
  pictures: picturesField(add),
});

/** The values of these fields. */
export const picturesOf = ({ image, morePictures }: Omit<WithPictures, 'id'>) => ({
  imageAlt: image?.alt ?? '',
  imageCredit: image?.credit ?? '',
  imageFocus: image?.focus ?? '',
  pictures: savedPictures([...(image ? [image] : []), ...morePictures]),
});
