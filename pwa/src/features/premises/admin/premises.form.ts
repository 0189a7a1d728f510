import { premisesInput } from '@centar/domain/content/premisesPhoto.ts';
import { PREMISES_CATEGORIES } from '@centar/domain/premises.ts';
import { selectField, textField } from '../../../admin/fields/fields.tsx';
import type { FieldsOf } from '../../../admin/fields/fields.tsx';
import { storedFields } from '../../../admin/fields/formValues.ts';
import type { FormOf } from '../../../admin/fields/formValues.ts';
import { imageAltField, imageAltOf } from '../../../admin/fields/imageAltField.ts';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import { premisesAdminTexts as texts } from './premises.adminTexts.ts';
import type { PremisesAdminItem, PremisesFields } from './premises.adminOperations.ts';

const fields: FieldsOf<PremisesFields> = {
  title: textField({ label: texts.caption, hint: texts.captionHint }),
  category: selectField<string>({
    label: texts.category,
    placeholder: texts.categoryChoose,
    short: true,
    choices: PREMISES_CATEGORIES.map((value) => ({ value, label: value })),
  }),
  position: {
    ...textField({ label: texts.position, hint: texts.positionHint, short: true }),
    show: (value) => String(value ?? 0),
    // A number; anything else is passed on for the rules to refuse.
    read: (typed) => Number(String(typed).trim() || Number.NaN),
  },
  imageAlt: imageAltField,
  publishedAt: publicationField(),
};

/** The form of a photograph, for creating and for editing. */
export const premisesForm: FormOf<PremisesFields, PremisesAdminItem> = {
  fields,
  rules: premisesInput,
  stored: storedFields<PremisesFields, PremisesAdminItem>(fields, imageAltOf),
};
