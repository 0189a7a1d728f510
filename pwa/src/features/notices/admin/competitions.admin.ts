import type { NoticeAdmin } from './noticeAdmin.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { competitionsAdminTexts } from './competitions.adminTexts.ts';
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

/** What the staff screens need of competitions. */
export const competitionsAdmin: NoticeAdmin = {
  name: 'konkurs',
  section: 'Konkurs',
  itemType: 'Competition',
  texts: competitionsAdminTexts,
  addresses: {
    list: adminPaths.competitions,
    create: adminPaths.competitionCreate,
    afterCreate: adminPaths.panel,
    item: adminPaths.competition,
    preview: paths.competition,
  },
  list: async (ask, asked) => (await ask(AdminCompetitionsList, asked)).staffCompetitions,
  item: async (ask, id) => (await ask(AdminCompetition, { id })).competitionById,
  create: async (ask, input) => (await ask(CreateCompetition, { input })).createCompetition,
  createWithFile: async (upload, input, file) =>
    (await upload(CreateCompetition, { input, file })).createCompetition,
  update: async (ask, edit) => (await ask(UpdateCompetition, { input: edit })).updateCompetition,
  replaceFile: async (upload, id, file) =>
    (await upload(UpdateCompetitionDocument, { id, file })).updateCompetitionDocument,
  addDocument: async (upload, input, file) =>
    (await upload(AddCompetitionDocument, { input, file })).addCompetitionDocument,
  saveDocuments: async (ask, input) =>
    (await ask(UpdateCompetitionDocuments, { input })).updateCompetitionDocuments,
  remove: (ask, id) => ask(DeleteCompetition, { id }),
};
