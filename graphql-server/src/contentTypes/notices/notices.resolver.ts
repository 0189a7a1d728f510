import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { mapItems, PageArgs } from '../../items/transport/graphqlItem.ts';
import { itemResolver } from '../../items/transport/itemResolver.ts';
import { toIncoming, UploadScalar, type Upload } from '../../platform/files/graphqlUpload.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import {
  NoticeDocumentInput,
  NoticeDocumentsEdit,
  NoticeEdit,
  NoticeInput,
  toNotice,
  Competition,
  CompetitionPage,
  StaffCompetitionPage,
  Procurement,
  ProcurementPage,
  StaffProcurementPage,
} from './notice.types.ts';
import type { NoticesService } from './notices.service.ts';
import type { ProcurementsService } from './procurements.service.ts';

const COMMON = { input: NoticeInput, edit: NoticeEdit, toItem: toNotice };

/** The input as plain objects: the rules accept no class instances. */
const plain = ({ documents, ...input }: NoticeDocumentsEdit) => ({
  ...input,
  documents: documents.map((document) => ({ ...document })),
});

const CompetitionItems = itemResolver({
  ...COMMON,
  item: Competition,
  page: CompetitionPage,
  staffPage: StaffCompetitionPage,
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

/** Competitions over GraphQL. */
@Resolver(() => Competition)
export class CompetitionsResolver extends CompetitionItems {
  constructor(private readonly service: NoticesService) {
    super(service);
  }

  @Mutation(() => Competition, { description: 'Adds a document behind the others' })
  async addCompetitionDocument(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => NoticeDocumentInput) input: NoticeDocumentInput,
    @Arg('file', () => UploadScalar) file: Upload,
  ): Promise<Competition> {
    return toNotice(await this.service.addDocument(actor, { ...input }, await toIncoming(file)));
  }

  @Mutation(() => Competition, { description: 'The order and names of the further documents' })
  async updateCompetitionDocuments(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => NoticeDocumentsEdit) input: NoticeDocumentsEdit,
  ): Promise<Competition> {
    return toNotice(await this.service.saveDocuments(actor, plain(input)));
  }
}

const ProcurementItems = itemResolver({
  ...COMMON,
  item: Procurement,
  page: ProcurementPage,
  staffPage: StaffProcurementPage,
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

/** Procurements over GraphQL, also by their year. */
@Resolver(() => Procurement)
export class ProcurementsResolver extends ProcurementItems {
  constructor(private readonly service: ProcurementsService) {
    super(service);
  }

  @Mutation(() => Procurement, { description: 'Adds a document behind the others' })
  async addProcurementDocument(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => NoticeDocumentInput) input: NoticeDocumentInput,
    @Arg('file', () => UploadScalar) file: Upload,
  ): Promise<Procurement> {
    return toNotice(await this.service.addDocument(actor, { ...input }, await toIncoming(file)));
  }

  @Mutation(() => Procurement, { description: 'The order and names of the further documents' })
  async updateProcurementDocuments(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => NoticeDocumentsEdit) input: NoticeDocumentsEdit,
  ): Promise<Procurement> {
    return toNotice(await this.service.saveDocuments(actor, plain(input)));
  }

  @Query(() => ProcurementPage, { description: 'Of one year, the current one if absent' })
  async procurementsOfYear(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('year', () => Int, { nullable: true }) year?: number | null,
  ): Promise<ProcurementPage> {
    return mapItems(await this.service.yearPage(page, year), toNotice);
  }

  @Query(() => [Int], { description: 'Years of which there are procurements, latest first' })
  async procurementYears(): Promise<number[]> {
    return this.service.years();
  }
}
