import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
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
import { procurementsAdminTexts as texts } from './notices.adminTexts.ts';
import { noticeColumns } from './noticeAdmin.ts';
import type { NoticeAdmin } from './noticeAdmin.ts';
import { noticeFile } from './noticeFile.tsx';
import { noticeForm } from './noticeForm.ts';

/** Procurements, as the staff screens draw them. */
export const procurementsAdmin: NoticeAdmin = {
  name: 'javne-nabavke',
  itemType: 'Procurement',
  texts,
  listOf: () => ({ label: texts.title, href: adminPaths.procurements }),
  section: 'Javne nabavke',
  addresses: {
    create: adminPaths.procurementCreate,
    item: adminPaths.procurement,
    pattern: adminPatterns.procurement,
  },
  preview: (item) => pageAsVisitors(item, paths.procurement(item.id)),
  columns: noticeColumns,
  createForm: noticeForm,
  editForm: noticeForm,
  file: noticeFile({
    replace: async (send, id, file) =>
      (await send(UpdateProcurementDocument, { id, file })).updateProcurementDocument,
    add: async (send, added) => (await send(AddProcurementDocument, added)).addProcurementDocument,
    save: async (send, saved) =>
      (await send(UpdateProcurementDocuments, saved)).updateProcurementDocuments,
  }),
  list: async (ask, asked) => (await ask(AdminProcurementsList, asked)).staffProcurements,
  item: async (ask, id) => (await ask(AdminProcurement, { id })).procurementById,
  create: async (send, created) => (await send(CreateProcurement, created)).createProcurement,
  update: async (send, input) => (await send(UpdateProcurement, { input })).updateProcurement,
  remove: (ask, id) => ask(DeleteProcurement, { id }),
};
