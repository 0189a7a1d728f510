import {
  noticeDocumentInput,
  noticeDocumentsEdit,
  noticeEdit,
  noticeInput,
} from '@centar/domain/content/notice.ts';
import { requireSection } from '../../platform/policies.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { itemRoutes } from '../../items/transport/itemRoutes.ts';
import type { Actor } from '../../platform/context.ts';
import { mapBatches } from '../../platform/batches.ts';
import { toNotice } from './notice.types.ts';
import { COMPETITIONS, PROCUREMENTS, type NoticesService } from './notices.service.ts';
import type { ProcurementsService } from './procurements.service.ts';

const rules = { input: noticeInput, edit: noticeEdit };

/** How REST spells the calls of competitions or procurements. */
interface NoticeCalls {
  readonly type: typeof COMPETITIONS;
  /** 'competition', for summaries. */
  readonly name: string;
  readonly getById: string;
  readonly create: string;
  readonly edit: string;
  readonly updateFile: string;
  readonly addDocument: string;
  readonly updateDocuments: string;
  readonly delete: string;
}

const COMPETITION_CALLS: NoticeCalls = {
  type: COMPETITIONS,
  name: 'competition',
  getById: '/api/Konkurs/GetKonkursByID',
  create: '/api/Konkurs/CreateKonkurs',
  edit: '/api/Konkurs/EditKonkurs',
  updateFile: '/api/Konkurs/UpdateFile',
  addDocument: '/api/Konkurs/AddDocument',
  updateDocuments: '/api/Konkurs/UpdateDocuments',
  delete: '/api/Konkurs/DeleteKonkurs',
};

const PROCUREMENT_CALLS: NoticeCalls = {
  type: PROCUREMENTS,
  name: 'procurement',
  getById: '/api/PublicProcurment/GetPublicProcurmentByID',
  create: '/api/PublicProcurment/InsertPublicProcurment',
  edit: '/api/PublicProcurment/EditPublicProcurment',
  updateFile: '/api/PublicProcurment/UpdateFile',
  addDocument: '/api/PublicProcurment/AddDocument',
  updateDocuments: '/api/PublicProcurment/UpdateDocuments',
  delete: '/api/PublicProcurment/DeletePublicProcurment',
};

/** The calls of both types. */
function noticeRoutes(service: NoticesService, calls: NoticeCalls): ContentRoute[] {
  const { type, name } = calls;
  const responseType = type.itemType;
  const policy = (actor: Actor): void => requireSection(actor, service.section);
  return [
    ...itemRoutes(
      service,
      { ...type, rules },
      {
        toItem: toNotice,
        byId: { path: calls.getById, summary: `One ${name}` },
        create: {
          method: 'PUT',
          path: calls.create,
          summary: `Publishes a ${name}`,
        },
        update: {
          method: 'POST',
          path: calls.edit,
          summary: `Saves a ${name}; its document has a call of its own`,
        },
        replaceFile: {
          method: 'POST',
          path: calls.updateFile,
          summary: 'Replaces the document; documentUrl is accepted and ignored',
          ignored: ['documentUrl'],
        },
        delete: { path: calls.delete, summary: `Deletes a ${name}` },
      },
    ),
    {
      method: 'PUT',
      path: calls.addDocument,
      summary: 'Adds a document behind the others',
      policy,
      form: { fields: noticeDocumentInput, file: 'document' },
      responseType,
      handler: async ({ actor, body, file }) =>
        toNotice(await service.addDocument(actor, body, file)),
    },
    {
      method: 'POST',
      path: calls.updateDocuments,
      summary: 'Puts the further documents in order; those that are left out are taken away',
      policy,
      json: noticeDocumentsEdit,
      responseType,
      handler: async ({ actor, body }) => toNotice(await service.saveDocuments(actor, body)),
    },
  ];
}

/** Competitions over REST, spelled as the specification spells them (section 7). */
export function competitionsRoutes(service: NoticesService): ContentRoute[] {
  const all: Omit<ContentRoute, 'path'> = {
    method: 'GET',
    summary: 'All competitions, newest first',
    responseType: 'Competition[]',
    handler: async ({ actor }) => mapBatches(service.all(actor), toNotice),
  };
  return [
    { ...all, path: '/api/Konkurs/GetKonkurses' },
    { ...all, path: '/api/Konkurs/GetAllKonkurs' },
    ...noticeRoutes(service, COMPETITION_CALLS),
  ];
}

/** Procurements over REST, spelled as the specification spells them (section 7). */
export function procurementsRoutes(service: ProcurementsService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/PublicProcurment/GetPublicProcurementsForCurrentYear',
      summary: 'Procurements of the current year, newest first',
      responseType: 'Procurement[]',
      handler: async () => mapBatches(service.currentYear(), toNotice),
    },
    {
      method: 'GET',
      path: '/api/PublicProcurment/GetAllPublicProcurements',
      summary: 'All procurements, newest first',
      responseType: 'Procurement[]',
      handler: async ({ actor }) => mapBatches(service.all(actor), toNotice),
    },
    ...noticeRoutes(service, PROCUREMENT_CALLS),
  ];
}
