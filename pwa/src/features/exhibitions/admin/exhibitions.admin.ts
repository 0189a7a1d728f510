import type { z } from 'zod';
import { descriptionField } from '../../../admin/fields/descriptionField.ts';
import { selectField, textField, type FieldsOf } from '../../../admin/fields/fields.tsx';
import { formOf } from '../../../admin/fields/formValues.ts';
import { imageAltField, imageAltOf } from '../../../admin/fields/imageAltField.ts';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import type { TableAdmin } from '../../../admin/items/itemAdmin.ts';
import { textColumn, titleColumn } from '../../../admin/list/AdminTable.tsx';
import type { FragmentOf, ResultOf, VariablesOf } from '../../../shared/graphql/tada.ts';
import type { AdminColonies, ColonyItemParts, CreateColony } from './colonies.adminOperations.ts';

/** A colony or an art salon as the staff list shows it: the specification gives both one shape. */
type ExhibitionRow = ResultOf<typeof AdminColonies>['list']['items'][number];

/** A colony or an art salon as the staff edit it. */
type ExhibitionItem = FragmentOf<typeof ColonyItemParts>;

/** The written fields. */
type ExhibitionFields = VariablesOf<typeof CreateColony>['input'];

/** Colonies or art salons, as the staff screens draw them. */
export type ExhibitionAdmin = TableAdmin<ExhibitionFields, ExhibitionItem, ExhibitionRow>;

/** The form and the columns of colonies or of art salons, by their rules and types. */
export function exhibitionFormAndColumns(
  rules: z.ZodType,
  types: readonly string[],
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
      choices: types.map((type) => ({ value: type, label: type })),
    }),
    description: descriptionField,
    imageAlt: imageAltField,
    publishedAt: publicationField(),
  };
  const form = formOf<ExhibitionFields, ExhibitionItem>(fields, rules, imageAltOf);
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
