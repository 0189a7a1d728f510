import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { mapPage, PageArgs } from '../../items/transport/contentResolver.ts';
import { NoticeEdit, NoticeInput, toNotice } from './notice.types.ts';
import { toIncoming, UploadScalar } from '../../platform/files/graphqlUpload.ts';
import type { Upload } from '../../platform/files/graphqlUpload.ts';
import { mapStaffPage, StaffListArgs } from '../../items/read/staffPage.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { ProcurementsService } from './procurements.service.ts';
import { Procurement, ProcurementPage, StaffProcurementPage } from './procurements.types.ts';

/** Procurements over GraphQL. */
@Resolver(() => Procurement)
export class ProcurementsResolver {
  constructor(private readonly service: ProcurementsService) {}

  @Query(() => ProcurementPage, { description: 'Of one year, the current one if absent' })
  async procurementsOfYear(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('year', () => Int, { nullable: true }) year?: number | null,
  ): Promise<ProcurementPage> {
    return mapPage(await this.service.yearPage(page, year), toNotice);
  }

  @Query(() => ProcurementPage, { description: 'All, newest first' })
  async allProcurements(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<ProcurementPage> {
    return mapPage(await this.service.page(actor, page), toNotice);
  }

  @Query(() => [Int], { description: 'Years of which there are procurements, latest first' })
  async procurementYears(): Promise<number[]> {
    return this.service.years();
  }

  @Query(() => Procurement)
  async procurementById(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<Procurement> {
    return toNotice(await this.service.byId(actor, { id }));
  }

  @Query(() => StaffProcurementPage, {
    description: "The staff's list, for holders of the section",
  })
  async staffProcurements(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => StaffListArgs) list: StaffListArgs,
  ): Promise<StaffProcurementPage> {
    return mapStaffPage(await this.service.staffPage(actor, list), toNotice);
  }

  @Mutation(() => Procurement)
  async createProcurement(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => NoticeInput) input: NoticeInput,
    @Arg('file', () => UploadScalar, { nullable: true }) file?: Upload | null,
  ): Promise<Procurement> {
    return toNotice(await this.service.create(actor, { ...input }, await toIncoming(file)));
  }

  @Mutation(() => Procurement)
  async updateProcurement(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => NoticeEdit) input: NoticeEdit,
  ): Promise<Procurement> {
    return toNotice(await this.service.update(actor, { ...input }));
  }

  @Mutation(() => Procurement)
  async updateProcurementDocument(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
    @Arg('file', () => UploadScalar) file: Upload,
  ): Promise<Procurement> {
    return toNotice(await this.service.replaceDocument(actor, { id }, await toIncoming(file)));
  }

  @Mutation(() => Boolean)
  async deleteProcurement(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return this.service.remove(actor, { id });
  }
}
