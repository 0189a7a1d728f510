import { onlyLogFailure } from '../../../admin/form/useSave.ts';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { adminPaths, itemPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { noticeFile } from './noticeFile.tsx';
import {
  NOTICE_SEARCH_LABEL,
  NOT_COPIED,
  noticeColumns,
  noticeForm,
  type NoticeAdmin,
} from './notices.admin.tsx';
import { competitionOperations } from './notices.adminOperations.ts';

export const competitionsAdmin: NoticeAdmin = {
  name: 'konkurs',
  itemType: 'Competition',
  texts: {
    caption: 'Spisak konkursa',
    search: NOTICE_SEARCH_LABEL,
    empty: 'Još nema konkursa. Dodajte prvi.',
    add: 'Dodaj konkurs',
    count: ['konkurs', 'konkursa', 'konkursa'],
    addTitle: 'Nov konkurs',
    edit: 'Izmena konkursa',
    remove: 'Obriši konkurs',
    question: 'Da li ste sigurni da želite da obrišete konkurs?',
    created: 'Konkurs je objavljen.',
    removed: 'Konkurs je obrisan.',
  },
  listOf: () => ({ label: 'Konkursi', href: itemPaths.Competition.list }),
  // Specification, section 4.
  afterCreate: adminPaths.panel,
  // Without a popup (specification, section 8); the form shows the error.
  onCreateFailure: onlyLogFailure,
  section: 'Konkurs',
  addresses: itemPaths.Competition,
  preview: (item) => pageAsVisitors(item, paths.competition(item.id)),
  ...noticeColumns,
  createForm: noticeForm,
  editForm: noticeForm,
  notCopied: NOT_COPIED,
  signed: 'author',
  titleSearch: { list: competitionOperations.list, item: itemPaths.Competition.item },
  file: noticeFile(competitionOperations),
  list: competitionOperations.list,
  operations: competitionOperations,
};
