import type { ART_SALON, COLONY } from '@centar/domain/types/exhibitions.ts';
import { rulesOf } from '@centar/domain/types/rulesOf.ts';
import { descriptionField } from '../../../admin/fields/descriptionField.ts';
import { selectField, textField, type FieldsOf } from '../../../admin/fields/fields.tsx';
import { formOf } from '../../../admin/fields/formValues.ts';
import { imageAltField, imageAltOf } from '../../../admin/fields/imageAltField.ts';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import type { TableAdmin } from '../../../admin/items/itemAdmin.ts';
import type { StaffInput, StaffItem, StaffRow } from '../../../admin/items/staffOperations.ts';
import { textColumn, titleColumn } from '../../../admin/list/AdminTable.tsx';

/** A colony or an art salon as the staff list shows it: the specification gives both one shape. */
type ExhibitionRow = StaffRow<typeof COLONY>;

/** A colony or an art salon as the staff edit it. */
type ExhibitionItem = StaffItem<typeof COLONY>;

/** The written fields. */
type ExhibitionFields = StaffInput<typeof COLONY>;

/** Colonies or art salons, as the staff screens draw them. */
export type ExhibitionAdmin = TableAdmin<ExhibitionFields, ExhibitionItem, ExhibitionRow>;

/** The form and the columns of colonies or of art salons. */
export function exhibitionFormAndColumns(
  type: typeof COLONY | typeof ART_SALON,
): Pick<ExhibitionAdmin, 'createForm' | 'editForm' | 'columns'> {
  const fields: FieldsOf<ExhibitionFields> = {
    author: textField({ label: 'Autor' }),
    title: textField({ label: 'Naslov' }),
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
    description: descriptionField,
    imageAlt: imageAltField,
    publishedAt: publicationField(),
  };
  const form = formOf<ExhibitionFields, ExhibitionItem>(fields, rulesOf(type).input, imageAltOf);
  return {
    createForm: form,
    editForm: form,
    columns: [
      textColumn('author', fields),
      titleColumn(fields),
      // Free text in which months precede years: no order to make of it.
      { head: fields.yearHappening.label, cell: ({ yearHappening }) => yearHappening },
      textColumn('colonyType', fields),
    ],
  };
}

/** The label of the search of both lists. */
export const EXHIBITION_SEARCH_LABEL = 'Pretraži naslov, autora ili vrstu';
