import { onlyLogFailure } from '../../../admin/form/useSave.ts';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import {
  AdminCompetition,
  AdminCompetitionsList,
  CreateCompetition,
  DeleteCompetition,
  UpdateCompetition,
  AddCompetitionDocument,
  UpdateCompetitionDocument,
  UpdateCompetitionDocuments,
} from './competitions.adminOperations.ts';
import { noticeFile } from './noticeFile.tsx';
import {
  NOTICE_SEARCH_LABEL,
  noticeColumns,
  noticeForm,
  type NoticeAdmin,
} from './notices.admin.tsx';

/** Competitions, as the staff screens draw them. */
export const competitionsAdmin: NoticeAdmin = {
  name: 'konkurs',
  itemType: 'Competition',
  texts: {
    caption: 'Spisak konkursa',
    search: NOTICE_SEARCH_LABEL,
    empty: 'Još nema konkursa. Dodajte prvi.',
    add: 'Dodaj konkurs',
    addTitle: 'Nov konkurs',
    edit: 'Izmena konkursa',
    remove: 'Obriši konkurs',
    question: 'Da li ste sigurni da želite da obrišete konkurs?',
    created: 'Konkurs je objavljen.',
    removed: 'Konkurs je obrisan.',
  },
  listOf: () => ({ label: 'Konkursi', href: adminPaths.competitions }),
  // The specification leads to the panel (section 4).
  afterCreate: adminPaths.panel,
  // The specification has no popup for it (section 8); the form says it in place.
  onCreateFailure: onlyLogFailure,
  section: 'Konkurs',
  addresses: {
    create: adminPaths.competitionCreate,
    item: adminPaths.competition,
    pattern: adminPatterns.competition,
  },
  preview: (item) => pageAsVisitors(item, paths.competition(item.id)),
  columns: noticeColumns,
  createForm: noticeForm,
  editForm: noticeForm,
  signed: 'author',
  titleSearch: { list: AdminCompetitionsList, item: adminPaths.competition },
  file: noticeFile({
    replace: UpdateCompetitionDocument,
    add: AddCompetitionDocument,
    save: UpdateCompetitionDocuments,
  }),
  list: AdminCompetitionsList,
  operations: {
    item: AdminCompetition,
    create: CreateCompetition,
    update: UpdateCompetition,
    remove: DeleteCompetition,
  },
};
