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
    replace: async (send, id, file) =>
      (await send(UpdateCompetitionDocument, { id, file })).updateCompetitionDocument,
    add: async (send, added) => (await send(AddCompetitionDocument, added)).addCompetitionDocument,
    save: async (send, saved) =>
      (await send(UpdateCompetitionDocuments, saved)).updateCompetitionDocuments,
  }),
  list: async (ask, asked) => (await ask(AdminCompetitionsList, asked)).staffCompetitions,
  item: async (ask, id) => (await ask(AdminCompetition, { id })).competitionById,
  create: async (send, created) => (await send(CreateCompetition, created)).createCompetition,
  update: async (send, input) => (await send(UpdateCompetition, { input })).updateCompetition,
  remove: (ask, id) => ask(DeleteCompetition, { id }),
};
