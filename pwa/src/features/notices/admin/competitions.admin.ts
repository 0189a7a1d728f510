import { itemCalls, listCall } from '../../../admin/items/itemCalls.ts';
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
import { competitionsAdminTexts as texts } from './notices.adminTexts.ts';
import { noticeColumns } from './noticeAdmin.ts';
import type { NoticeAdmin } from './noticeAdmin.ts';
import { noticeFile } from './noticeFile.tsx';
import { noticeForm } from './noticeForm.ts';

/** Competitions, as the staff screens draw them. */
export const competitionsAdmin: NoticeAdmin = {
  name: 'konkurs',
  itemType: 'Competition',
  texts,
  listOf: () => ({ label: texts.title, href: adminPaths.competitions }),
  // The specification leads to the panel (section 4).
  afterCreate: adminPaths.panel,
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
  file: noticeFile({
    replace: UpdateCompetitionDocument,
    add: AddCompetitionDocument,
    save: UpdateCompetitionDocuments,
  }),
  list: listCall(AdminCompetitionsList),
  ...itemCalls({
    item: AdminCompetition,
    create: CreateCompetition,
    update: UpdateCompetition,
    remove: DeleteCompetition,
  }),
};
