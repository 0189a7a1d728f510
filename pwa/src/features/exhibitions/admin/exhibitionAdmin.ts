import type { TableAdmin } from '../../../admin/items/itemAdmin.ts';
import { picturesAdminTexts } from '../../../admin/items/pictures/pictures.texts.ts';
import { textColumn } from '../../../admin/list/AdminTable.tsx';
import type { FragmentOf, ResultOf, VariablesOf } from '../../../shared/graphql/tada.ts';
import type { AdminColonies, ColonyItemParts, CreateColony } from './colonies.adminOperations.ts';
import { exhibitionsAdminTexts } from './exhibitions.adminTexts.ts';

/** A colony or an art salon as the staff list shows it: the specification gives both one shape. */
export type ExhibitionRow = ResultOf<typeof AdminColonies>['list']['items'][number];

/** A colony or an art salon as the staff edit it. */
export type ExhibitionItem = FragmentOf<typeof ColonyItemParts>;

/** The written fields. */
export type ExhibitionFields = VariablesOf<typeof CreateColony>['input'];

/** Colonies or art salons, as the staff screens draw them. */
export type ExhibitionAdmin = TableAdmin<ExhibitionFields, ExhibitionItem, ExhibitionRow>;

const words = { ...picturesAdminTexts, ...exhibitionsAdminTexts };

/** The columns of both lists. */
export const exhibitionColumns: ExhibitionAdmin['columns'] = [
  textColumn('author', words.author),
  { ...textColumn('title', words.headline), kind: 'title' },
  // Free text in which months precede years: no order to make of it.
  { head: words.year, cell: ({ yearHappening }) => yearHappening },
  textColumn('colonyType', words.type),
];
