import type { z } from 'zod';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { exhibitionsAdminTexts as texts } from './exhibitions.adminTexts.ts';
import { picturesAdminTexts as words } from '../../../admin/items/pictures/pictures.texts.ts';
import { longTextField, selectField, textField } from '../../../admin/fields/fields.tsx';
import type { FieldsOf } from '../../../admin/fields/fields.tsx';
import { storedFields } from '../../../admin/fields/formValues.ts';
import type { FormOf } from '../../../admin/fields/formValues.ts';
import { imageAltField, imageAltOf } from '../../../admin/fields/imageAltField.ts';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import type { ExhibitionFields, ExhibitionItem } from './exhibitionAdmin.ts';

/** The form of a colony or art salon, by its rules and its types, for creating and for editing. */
export function exhibitionForm(
  rules: z.ZodType,
  types: readonly string[],
): FormOf<ExhibitionFields, ExhibitionItem> {
  const fields: FieldsOf<ExhibitionFields> = {
    author: textField({ label: words.author }),
    title: textField({ label: words.headline }),
    yearHappening: textField({ label: texts.year, hint: texts.yearHint, short: true }),
    colonyType: selectField<string>({
      label: texts.type,
      placeholder: texts.typePlaceholder,
      short: true,
      choices: types.map((type) => ({ value: type, label: type })),
    }),
    description: longTextField({
      label: texts.description,
      hint: texts.descriptionHint,
      limit: TEXT_LIMITS.text,
    }),
    imageAlt: imageAltField,
    publishedAt: publicationField(),
  };
  return {
    fields,
    rules,
    stored: storedFields<ExhibitionFields, ExhibitionItem>(fields, imageAltOf),
  };
}
