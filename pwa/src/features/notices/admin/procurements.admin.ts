import type { NoticeAdmin } from './noticeAdmin.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { procurementsAdminTexts } from './procurements.adminTexts.ts';
import {
  AdminProcurement,
  AdminProcurementsList,
  CreateProcurement,
  DeleteProcurement,
  UpdateProcurement,
  AddProcurementDocument,
  UpdateProcurementDocument,
  UpdateProcurementDocuments,
} from './procurements.adminOperations.ts';

/** What the staff screens need of procurements. */
export const procurementsAdmin: NoticeAdmin = {
  name: 'javne-nabavke',
  section: 'Javne nabavke',
  itemType: 'Procurement',
  texts: procurementsAdminTexts,
  addresses: {
    list: adminPaths.procurements,
    create: adminPaths.procurementCreate,
    afterCreate: adminPaths.procurements,
    item: adminPaths.procurement,
    preview: paths.procurement,
  },
  list: async (ask, asked) => (await ask(AdminProcurementsList, asked)).staffProcurements,
  item: async (ask, id) => (await ask(AdminProcurement, { id })).procurementById,
  create: async (ask, input) => (await ask(CreateProcurement, { input })).createProcurement,
  createWithFile: async (upload, input, file) =>
    (await upload(CreateProcurement, { input, file })).createProcurement,
  update: async (ask, edit) => (await ask(UpdateProcurement, { input: edit })).updateProcurement,
  replaceFile: async (upload, id, file) =>
    (await upload(UpdateProcurementDocument, { id, file })).updateProcurementDocument,
  addDocument: async (upload, input, file) =>
    (await upload(AddProcurementDocument, { input, file })).addProcurementDocument,
  saveDocuments: async (ask, input) =>
    (await ask(UpdateProcurementDocuments, { input })).updateProcurementDocuments,
  remove: (ask, id) => ask(DeleteProcurement, { id }),
};
