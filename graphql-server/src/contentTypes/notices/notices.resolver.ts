import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import { mapPage, PageArgs } from '../../items/transport/contentResolver.ts';
import type { PageOf } from '../../items/transport/paging.ts';
import { mapStaffPage, StaffListArgs } from '../../items/read/staffPage.ts';
import type { StaffPageOf } from '../../items/read/staffPage.ts';
import { toIncoming, UploadScalar } from '../../platform/files/graphqlUpload.ts';
import type { Upload } from '../../platform/files/graphqlUpload.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import { NoticeEdit, NoticeInput, toNotice } from './notice.types.ts';
import type { NoticeItem } from './notice.types.ts';
import { Competition, CompetitionPage, StaffCompetitionPage } from './notice.types.ts';
import { Procurement, ProcurementPage, StaffProcurementPage } from './notice.types.ts';
import type { ProcurementsService } from './procurements.service.ts';
import type { NoticesService } from './notices.service.ts';

/** How GraphQL spells the types and operations of competitions or procurements. */
interface NoticeOperations {
  readonly item: ClassType<NoticeItem>;
  readonly page: ClassType<PageOf<NoticeItem>>;
  readonly staffPage: ClassType<StaffPageOf<NoticeItem>>;
  readonly all: string;
  readonly byId: string;
  readonly staffList: string;
  readonly create: string;
  readonly update: string;
  readonly updateDocument: string;
  readonly delete: string;
}

function noticesResolver(operations: NoticeOperations) {
  const { item, page, staffPage } = operations;

  @Resolver(() => item)
  class NoticesResolver {
    constructor(readonly service: NoticesService) {}

    @Query(() => page, { name: operations.all, description: 'All, newest first' })
    async all(
      @Ctx() { actor }: GraphqlContext,
      @Args(() => PageArgs) request: PageArgs,
    ): Promise<PageOf<NoticeItem>> {
      return mapPage(await this.service.page(actor, request), toNotice);
    }

    @Query(() => item, { name: operations.byId })
    async byId(
      @Ctx() { actor }: GraphqlContext,
      @Arg('id', () => Int) id: number,
    ): Promise<NoticeItem> {
      return toNotice(await this.service.byId(actor, { id }));
    }

    @Query(() => staffPage, {
      name: operations.staffList,
      description: "The staff's list, for holders of the section",
    })
    async staffList(
      @Ctx() { actor }: GraphqlContext,
      @Args(() => StaffListArgs) list: StaffListArgs,
    ): Promise<StaffPageOf<NoticeItem>> {
      return mapStaffPage(await this.service.staffPage(actor, list), toNotice);
    }

    @Mutation(() => item, { name: operations.create })
    async create(
      @Ctx() { actor }: GraphqlContext,
      @Arg('input', () => NoticeInput) input: NoticeInput,
      @Arg('file', () => UploadScalar, { nullable: true }) file?: Upload | null,
    ): Promise<NoticeItem> {
      return toNotice(await this.service.create(actor, { ...input }, await toIncoming(file)));
    }

    @Mutation(() => item, { name: operations.update })
    async update(
      @Ctx() { actor }: GraphqlContext,
      @Arg('input', () => NoticeEdit) input: NoticeEdit,
    ): Promise<NoticeItem> {
      return toNotice(await this.service.update(actor, { ...input }));
    }

    @Mutation(() => item, { name: operations.updateDocument })
    async updateDocument(
      @Ctx() { actor }: GraphqlContext,
      @Arg('id', () => Int) id: number,
      @Arg('file', () => UploadScalar) file: Upload,
    ): Promise<NoticeItem> {
      return toNotice(await this.service.replaceDocument(actor, { id }, await toIncoming(file)));
    }

    @Mutation(() => Boolean, { name: operations.delete })
    async delete(
      @Ctx() { actor }: GraphqlContext,
      @Arg('id', () => Int) id: number,
    ): Promise<boolean> {
      return this.service.remove(actor, { id });
    }
  }
  return NoticesResolver;
}

/** Competitions over GraphQL. */
export const CompetitionsResolver = noticesResolver({
  item: Competition,
  page: CompetitionPage,
  staffPage: StaffCompetitionPage,
  all: 'allCompetitions',
  byId: 'competitionById',
  staffList: 'staffCompetitions',
  create: 'createCompetition',
  update: 'updateCompetition',
  updateDocument: 'updateCompetitionDocument',
  delete: 'deleteCompetition',
});

/** Procurements over GraphQL. */
export const ProcurementsResolver = noticesResolver({
  item: Procurement,
  page: ProcurementPage,
  staffPage: StaffProcurementPage,
  all: 'allProcurements',
  byId: 'procurementById',
  staffList: 'staffProcurements',
  create: 'createProcurement',
  update: 'updateProcurement',
  updateDocument: 'updateProcurementDocument',
  delete: 'deleteProcurement',
});

/** Procurements by their year. */
@Resolver(() => Procurement)
export class ProcurementYearsResolver {
  constructor(private readonly service: ProcurementsService) {}

  @Query(() => ProcurementPage, { description: 'Of one year, the current one if absent' })
  async procurementsOfYear(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('year', () => Int, { nullable: true }) year?: number | null,
  ): Promise<ProcurementPage> {
    return mapPage(await this.service.yearPage(page, year), toNotice);
  }

  @Query(() => [Int], { description: 'Years of which there are procurements, latest first' })
  async procurementYears(): Promise<number[]> {
    return this.service.years();
  }
}
