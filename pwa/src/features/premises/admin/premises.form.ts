import { premisesInput } from '@centar/domain/content/premisesPhoto.ts';
import { PREMISES_CATEGORIES } from '@centar/domain/premises.ts';
import { selectField, textField } from '../../../admin/fields/fields.tsx';
import type { Field } from '../../../admin/fields/fields.tsx';
import type { FormOf } from '../../../admin/fields/formValues.ts';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import { picturesAdminTexts as words } from '../../../admin/items/pictures/pictures.texts.ts';
import { premisesAdminTexts as texts } from './premises.adminTexts.ts';
import type { PremisesAdminItem, PremisesFields } from './premises.adminOperations.ts';

const number = textField({ label: texts.position, hint: texts.positionHint, short: true });

/** A whole number; what is none is passed on for the rules to refuse. */
const positionField: Field<PremisesFields['position'], string> = {
  ...number,
  show: (value) => String(value ?? 0),
  read: (typed) => Number(typed.trim() || Number.NaN),
};

/** The form of a photograph, for creating and for editing. */
export const premisesForm: FormOf<PremisesFields, PremisesAdminItem> = {
  fields: {
    title: textField({ label: texts.caption, hint: texts.captionHint }),
    category: selectField<string>({
      label: texts.category,
      placeholder: texts.categoryChoose,
      short: true,
      choices: PREMISES_CATEGORIES.map((value) => ({ value, label: value })),
    }),
    position: positionField,
    imageAlt: textField({ label: words.alt, hint: words.altHint, optional: true }),
    publishedAt: publicationField(),
  },
  rules: premisesInput,
  stored: ({ title, category, position, image, publishedAt, version }) => ({
    values: { title, category, position, imageAlt: image?.alt ?? '', publishedAt },
    version,
  }),
};
