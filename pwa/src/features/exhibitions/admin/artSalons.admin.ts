import { ART_SALON } from '@centar/domain/types/exhibitions.ts';
import { pictureFile } from '../../../admin/pictures/pictureFile.tsx';
import { showFailure } from '../../../admin/form/useSave.ts';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { itemPaths } from '../../../admin/navigation/adminPaths.ts';
import { artsTexts } from '../../../shared/texts/arts.texts.ts';
import { paths } from '../../../shared/paths.ts';
import { artSalonOperations } from './exhibitions.adminOperations.ts';
import {
  EXHIBITION_SEARCH_LABEL,
  exhibitionFormAndColumns,
  type ExhibitionAdmin,
} from './exhibitions.admin.ts';

export const artSalonsAdmin: ExhibitionAdmin = {
  name: 'saloni',
  itemType: 'ArtSalon',
  texts: {
    caption: 'Spisak likovnih salona',
    search: EXHIBITION_SEARCH_LABEL,
    empty: 'Još nema likovnih salona. Dodajte prvi.',
    add: 'Dodaj likovni salon',
    count: ['likovni salon', 'likovna salona', 'likovnih salona'],
    addTitle: 'Nov likovni salon',
    edit: 'Izmena likovnog salona',
    remove: 'Obriši likovni salon',
    question: 'Da li ste sigurni da želite da obrišete likovni salon?',
    created: 'Likovni salon je objavljen.',
    saved: 'Usesno azuriran likovni salon',
    removed: 'Likovni salon je obrisan.',
  },
  listOf: () => ({ label: 'Likovni saloni', href: itemPaths.ArtSalon.list }),
  section: 'Likovni saloni',
  addresses: itemPaths.ArtSalon,
  preview: (item) => pageAsVisitors(item, paths.artSalon(item.id)),
  ...exhibitionFormAndColumns(ART_SALON, artSalonOperations.addPicture),
  titleSearch: {
    list: artSalonOperations.list,
    item: itemPaths.ArtSalon.item,
    with: 'yearHappening',
  },
  file: pictureFile(artSalonOperations.replaceFile),
  list: artSalonOperations.list,
  onFailure: (failure) => {
    showFailure(failure, artsTexts.salonsFailed);
  },
  operations: artSalonOperations,
};
