import { galleryInput } from '@centar/domain/content/galleryItem.ts';
import { selectField, textField } from '../../../admin/fields/fields.tsx';
import type { Field, FieldsOf } from '../../../admin/fields/fields.tsx';
import { storedFields } from '../../../admin/fields/formValues.ts';
import type { FormOf } from '../../../admin/fields/formValues.ts';
import { imageAltField, imageAltOf } from '../../../admin/fields/imageAltField.ts';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import { galleryAdminTexts as texts } from './gallery.adminTexts.ts';
import { picturesAdminTexts as words } from '../../../admin/items/pictures/pictures.texts.ts';
import type { GalleryAdminItem, GalleryFields } from './gallery.adminOperations.ts';

const select = selectField<'free' | 'rented'>({
  label: texts.status,
  placeholder: texts.statusPlaceholder,
  short: true,
  choices: [
    { value: 'free', label: texts.free },
    { value: 'rented', label: texts.rented },
  ],
});

/** The state as one of two words; a new picture is free. */
const statusField: Field<boolean, string> = {
  ...select,
  show: (isRented = false) => (isRented ? 'rented' : 'free'),
  read: (typed) => typed === 'rented',
};

/** The two screens name the year, and where a rented picture is, each in its own words. */
interface Wording {
  readonly year: { readonly label: string; readonly hint?: string };
  readonly place: string;
  readonly placeMissing: string;
}

const formWith = ({
  year,
  place,
  placeMissing,
}: Wording): FormOf<GalleryFields, GalleryAdminItem> => {
  const fields: FieldsOf<GalleryFields> = {
    author: textField({ label: words.author, short: true }),
    yearMade: textField({ ...year, short: true }),
    title: textField({ label: words.headline }),
    isRented: statusField,
    rentedTo: textField({
      label: place,
      hint: texts.placeHint,
      short: true,
      shownWhen: ({ isRented }) => isRented === 'rented',
      sentences: { required: placeMissing },
    }),
    imageAlt: imageAltField,
    publishedAt: publicationField(),
  };
  return {
    fields,
    rules: galleryInput,
    stored: storedFields<GalleryFields, GalleryAdminItem>(fields, imageAltOf),
    // Choosing free clears where it was (staff specification, section 4).
    settle: (typed) => (typed['isRented'] === 'rented' ? typed : { ...typed, rentedTo: '' }),
  };
};

/** The form of a new picture. */
export const galleryCreateForm = formWith({
  year: { label: texts.year },
  place: texts.placeOnCreate,
  placeMissing: texts.placeMissingOnCreate,
});

/** The form of a stored picture. */
export const galleryEditForm = formWith({
  year: { label: texts.theme, hint: texts.themeHint },
  place: texts.placeOnEdit,
  placeMissing: texts.placeMissingOnEdit,
});
