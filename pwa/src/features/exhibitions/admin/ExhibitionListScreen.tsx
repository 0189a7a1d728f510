import type { ReactNode } from 'react';
import { exhibitionsAdminTexts } from './exhibitions.adminTexts.ts';
import { picturesAdminTexts } from '../../../admin/items/pictures/pictures.texts.ts';
import type { AdminColumn } from '../../../admin/list/AdminTable.tsx';
import { PictureEditForm } from '../../../admin/items/pictures/PictureEditForm.tsx';
import { TableListScreen } from '../../../admin/items/TableListScreen.tsx';
import type { ExhibitionAdmin, ExhibitionRow } from './exhibitionAdmin.ts';

const words = { ...picturesAdminTexts, ...exhibitionsAdminTexts };

const columns: readonly AdminColumn<ExhibitionRow>[] = [
  { head: words.author, cell: ({ author }) => author, order: 'author' },
  {
    head: words.headline,
    kind: 'title',
    cell: ({ title }) => title,
    order: 'title',
  },
  // Free text in which months precede years: no order to make of it.
  { head: words.year, cell: ({ yearHappening }) => yearHappening },
  { head: words.type, cell: ({ colonyType }) => colonyType, order: 'colonyType' },
];

/** The staff list of colonies or of art salons, newest first. */
export function ExhibitionListScreen({ admin }: { readonly admin: ExhibitionAdmin }): ReactNode {
  return (
    <TableListScreen
      {...admin}
      preview={admin.addresses.preview}
      texts={{ ...words, ...admin.texts }}
      columns={columns}
      form={(form) => <PictureEditForm admin={admin} {...form} />}
    />
  );
}
