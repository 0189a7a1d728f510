import { picturesEdit } from '@centar/domain/content/pictures.ts';
import type { ART_SALON, COLONY } from '@centar/domain/types/exhibitions.ts';
import { rulesOf } from '@centar/domain/types/rulesOf.ts';
import { descriptionFields } from '../../../admin/fields/formattedText.tsx';
import { selectField, textField, type FieldsOf } from '../../../admin/fields/fields.tsx';
import { formOf } from '../../../admin/fields/formValues.ts';
import { pictureFields, picturesOf } from '../../../admin/pictures/several/picturesField.tsx';
import type { AddPicture } from '../../../admin/pictures/several/pictureRows.ts';
import { titleField } from '../../../admin/fields/titleField.tsx';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import type { TableAdmin } from '../../../admin/items/itemAdmin.ts';
import type { StaffInput, StaffItem, StaffRow } from '../../../admin/items/staffOperations.ts';
import { textColumn } from '../../../admin/list/AdminTable.tsx';

/** Both types have the same fields. */
type ExhibitionRow = StaffRow<typeof COLONY>;

type ExhibitionItem = StaffItem<typeof COLONY>;

type ExhibitionFields = StaffInput<typeof COLONY>;

export type ExhibitionAdmin = TableAdmin<ExhibitionFields, ExhibitionItem, ExhibitionRow>;

export function exhibitionFormAndColumns(
  type: typeof COLONY | typeof ART_SALON,
  add: AddPicture,
): Pick<ExhibitionAdmin, 'createForm' | 'editForm' | 'columns'> {
  const fields: FieldsOf<ExhibitionFields> = {
    author: textField({ label: 'Autor' }),
    title: titleField,
    yearHappening: textField({
      label: 'Godina održavanja',
      hint: 'Godina ili datum, na primer: jun 2026.',
      short: true,
    }),
    colonyType: selectField<string>({
      label: 'Vrsta',
      placeholder: 'Izaberite vrstu',
      short: true,
      choices: type.fields.colonyType.choices.map((name) => ({ value: name, label: name })),
    }),
    ...descriptionFields(),
    ...pictureFields(add),
    publishedAt: publicationField(),
  };
  const form = formOf<ExhibitionFields, ExhibitionItem>(
    fields,
    rulesOf(type).input.extend({ pictures: picturesEdit }),
    picturesOf,
  );
  return {
    createForm: form,
    editForm: form,
    columns: [
      // Free text with months before years, which can't be sorted.
      {
        head: fields.yearHappening.label,
        kind: 'when',
        cell: ({ yearHappening }) => yearHappening,
      },
      textColumn('colonyType', fields),
      textColumn('author', fields),
    ],
  };
}

export const EXHIBITION_SEARCH_LABEL = 'Pretraži naslov, autora ili vrstu';
