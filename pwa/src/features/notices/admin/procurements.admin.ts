import { onlyLogFailure } from '../../../admin/form/useSave.ts';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { itemPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { noticeFile } from './noticeFile.tsx';
import {
  NOTICE_SEARCH_LABEL,
  NOT_COPIED,
  noticeColumns,
  noticeForm,
  type NoticeAdmin,
} from './notices.admin.tsx';
import { procurementOperations } from './notices.adminOperations.ts';

export const procurementsAdmin: NoticeAdmin = {
  name: 'javne-nabavke',
  itemType: 'Procurement',
  texts: {
    caption: 'Spisak javnih nabavki',
    search: NOTICE_SEARCH_LABEL,
    empty: 'Još nema javnih nabavki. Dodajte prvu.',
    add: 'Dodaj nabavku',
    count: ['javna nabavka', 'javne nabavke', 'javnih nabavki'],
    addTitle: 'Nova javna nabavka',
    edit: 'Izmena javne nabavke',
    remove: 'Obriši nabavku',
    question: 'Da li ste sigurni da želite da obrišete javnu nabavku?',
    created: 'Uspesno kreirana nabavka',
    removed: 'Javna nabavka je obrisana.',
  },
  listOf: () => ({ label: 'Javne nabavke', href: itemPaths.Procurement.list }),
  // Without a popup (specification, section 8); the form shows the error.
  onCreateFailure: onlyLogFailure,
  section: 'Javne nabavke',
  addresses: itemPaths.Procurement,
  preview: (item) => pageAsVisitors(item, paths.procurement(item.id)),
  ...noticeColumns,
  createForm: noticeForm,
  editForm: noticeForm,
  notCopied: NOT_COPIED,
  signed: 'author',
  titleSearch: { list: procurementOperations.list, item: itemPaths.Procurement.item },
  file: noticeFile(procurementOperations),
  list: procurementOperations.list,
  operations: procurementOperations,
};
