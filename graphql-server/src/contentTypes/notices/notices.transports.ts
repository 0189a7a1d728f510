import { Arg, Args, Ctx, Int, Mutation, Query, Resolver, type ClassType } from 'type-graphql';
import { noticeDocumentInput, noticeDocumentsEdit } from '@centar/domain/content/notice.ts';
import { COMPETITION, PROCUREMENT } from '@centar/domain/types/notices.ts';
import type { Competition } from '../../../../prisma/generated/client.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { declaredInput, declaredItem } from '../../items/transport/declaredItem.ts';
import { mapItems, PageArgs } from '../../items/transport/graphqlItem.ts';
import { itemResolver } from '../../items/transport/itemResolver.ts';
import { itemRoutes } from '../../items/transport/itemRoutes.ts';
import { mapBatches } from '../../platform/batches.ts';
import type { Actor } from '../../platform/context.ts';
import { toIncoming, UploadScalar, type Upload } from '../../platform/files/graphqlUpload.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import { requireSection } from '../../platform/policies.ts';
import {
  NoticeDocumentInput,
  NoticeDocumentsEdit,
  NoticeFiles,
  toNoticeFiles,
} from './notice.types.ts';
import { COMPETITIONS, PROCUREMENTS, type NoticesService } from './notices.service.ts';
import type { ProcurementsService } from './procurements.service.ts';

const files = { fields: NoticeFiles, of: toNoticeFiles };
// The specification gives both types one input.
const input = declaredInput(COMPETITION, { input: 'NoticeInput', edit: 'NoticeEdit' });
const competition = declaredItem(
  COMPETITION,
  { item: 'Competition', page: 'CompetitionPage', staffPage: 'StaffCompetitionPage' },
  files,
);
const procurement = declaredItem(
  PROCUREMENT,
  { item: 'Procurement', page: 'ProcurementPage', staffPage: 'StaffProcurementPage' },
  files,
);

/** As both transports send it; both types have the same fields. */
export const toNotice = competition.toItem;

/** The input as plain objects: the rules accept no class instances. */
const plain = ({ documents, ...input }: NoticeDocumentsEdit) => ({
  ...input,
  documents: documents.map((document) => ({ ...document })),
});

/** `Items` with the operations of further documents. */
function withDocuments<Service extends NoticesService>(
  Items: ClassType<{ readonly items: Service }>,
  item: ClassType,
  names: { readonly add: string; readonly update: string },
) {
  @Resolver(() => item)
  class DocumentsResolver extends Items {
    @Mutation(() => item, { name: names.add, description: 'Adds a document behind the others' })
    async addDocument(
      @Ctx() { actor }: GraphqlContext,
      @Arg('input', () => NoticeDocumentInput) input: NoticeDocumentInput,
      @Arg('file', () => UploadScalar) file: Upload,
    ) {
      return toNotice(await this.items.addDocument(actor, { ...input }, await toIncoming(file)));
    }

    @Mutation(() => item, {
      name: names.update,
      description: 'The order and names of the further documents',
    })
    async updateDocuments(
      @Ctx() { actor }: GraphqlContext,
      @Arg('input', () => NoticeDocumentsEdit) input: NoticeDocumentsEdit,
    ) {
      return toNotice(await this.items.saveDocuments(actor, plain(input)));
    }
  }
  return DocumentsResolver;
}

type NoticeItem = ReturnType<typeof toNotice>;

const CompetitionItems = itemResolver<Competition, NoticeItem, NoticesService>({
  ...competition,
  ...input,
  names: {
    all: 'allCompetitions',
    byId: 'competitionById',
    staffList: 'staffCompetitions',
    create: 'createCompetition',
    update: 'updateCompetition',
    replaceFile: 'updateCompetitionDocument',
    delete: 'deleteCompetition',
  },
});

export const CompetitionsResolver = withDocuments(CompetitionItems, competition.item, {
  add: 'addCompetitionDocument',
  update: 'updateCompetitionDocuments',
});

const ProcurementItems = itemResolver<Competition, NoticeItem, ProcurementsService>({
  ...procurement,
  ...input,
  names: {
    all: 'allProcurements',
    byId: 'procurementById',
    staffList: 'staffProcurements',
    create: 'createProcurement',
    update: 'updateProcurement',
    replaceFile: 'updateProcurementDocument',
    delete: 'deleteProcurement',
  },
});

const ProcurementDocuments = withDocuments(ProcurementItems, procurement.item, {
  add: 'addProcurementDocument',
  update: 'updateProcurementDocuments',
});

@Resolver(() => procurement.item)
export class ProcurementsResolver extends ProcurementDocuments {
  constructor(private readonly service: ProcurementsService) {
    super(service);
  }

  @Query(() => procurement.page, { description: 'Of one year, the current one if absent' })
  async procurementsOfYear(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('year', () => Int, { nullable: true }) year?: number | null,
  ) {
    return mapItems(await this.service.yearPage(page, year), toNotice);
  }

  @Query(() => [Int], { description: 'Years of which there are procurements, latest first' })
  async procurementYears(): Promise<number[]> {
    return this.service.years();
  }
}

/** The REST spelling of a type's calls. */
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

function noticeRoutes(service: NoticesService, calls: NoticeCalls): ContentRoute[] {
  const { type, name } = calls;
  const responseType = type.itemType;
  const policy = (actor: Actor): void => requireSection(actor, ...type.sections);
  return [
    ...itemRoutes(service, type, {
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
    }),
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

/** Spelled as in the specification, section 7. */
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

/** Spelled as in the specification, section 7. */
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
