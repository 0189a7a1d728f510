import { COLONY } from '@centar/domain/types/exhibitions.ts';
import { pictureFile } from '../../../admin/pictures/pictureFile.tsx';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { itemPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { colonyOperations } from './exhibitions.adminOperations.ts';
import {
  EXHIBITION_SEARCH_LABEL,
  exhibitionFormAndColumns,
  type ExhibitionAdmin,
} from './exhibitions.admin.ts';

export const coloniesAdmin: ExhibitionAdmin = {
  name: 'kolonije',
  itemType: 'Colony',
  texts: {
    caption: 'Spisak kolonija',
    search: EXHIBITION_SEARCH_LABEL,
    empty: 'Još nema kolonija. Dodajte prvu.',
    add: 'Dodaj koloniju',
    count: ['kolonija', 'kolonije', 'kolonija'],
    addTitle: 'Nova kolonija',
    edit: 'Izmena kolonije',
    remove: 'Obriši koloniju',
    question: 'Da li ste sigurni da želite da obrišete koloniju?',
    created: 'Kolonija je objavljena.',
    saved: 'Usesno azurirana kolonija',
    removed: 'Usesno obrisana kolonija',
  },
  listOf: () => ({ label: 'Kolonije', href: itemPaths.Colony.list }),
  section: 'Kolonije',
  addresses: itemPaths.Colony,
  preview: (item) => pageAsVisitors(item, paths.colony(item.id)),
  ...exhibitionFormAndColumns(COLONY, colonyOperations.addPicture),
  titleSearch: { list: colonyOperations.list, item: itemPaths.Colony.item, with: 'yearHappening' },
  file: pictureFile(colonyOperations.replaceFile),
  list: colonyOperations.list,
  operations: colonyOperations,
};
