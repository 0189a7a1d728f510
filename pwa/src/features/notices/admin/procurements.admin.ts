import { itemCalls, listCall } from '../../../admin/items/itemCalls.ts';
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
    replace: UpdateProcurementDocument,
    add: AddProcurementDocument,
    save: UpdateProcurementDocuments,
  }),
  list: listCall(AdminProcurementsList),
  ...itemCalls({
    item: AdminProcurement,
    create: CreateProcurement,
    update: UpdateProcurement,
    remove: DeleteProcurement,
  }),
};
