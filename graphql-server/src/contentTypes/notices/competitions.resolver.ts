import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { mapPage, PageArgs } from '../../items/transport/contentResolver.ts';
import { NoticeEdit, NoticeInput, toNotice } from './notice.types.ts';
import { toIncoming, UploadScalar } from '../../platform/files/graphqlUpload.ts';
import type { Upload } from '../../platform/files/graphqlUpload.ts';
import { mapStaffPage, StaffListArgs } from '../../items/read/staffPage.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { CompetitionsService } from './competitions.service.ts';
import { Competition, CompetitionPage, StaffCompetitionPage } from './competitions.types.ts';

/** Competitions over GraphQL. */
@Resolver(() => Competition)
export class CompetitionsResolver {
  constructor(private readonly service: CompetitionsService) {}

  @Query(() => CompetitionPage, { description: 'All, newest first' })
  async allCompetitions(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<CompetitionPage> {
    return mapPage(await this.service.page(actor, page), toNotice);
  }

  @Query(() => Competition)
  async competitionById(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<Competition> {
    return toNotice(await this.service.byId(actor, { id }));
  }

  @Query(() => StaffCompetitionPage, {
    description: "The staff's list, for holders of the section",
  })
  async staffCompetitions(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => StaffListArgs) list: StaffListArgs,
  ): Promise<StaffCompetitionPage> {
    return mapStaffPage(await this.service.staffPage(actor, list), toNotice);
  }

  @Mutation(() => Competition)
  async createCompetition(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => NoticeInput) input: NoticeInput,
    @Arg('file', () => UploadScalar, { nullable: true }) file?: Upload | null,
  ): Promise<Competition> {
    return toNotice(await this.service.create(actor, { ...input }, await toIncoming(file)));
  }

  @Mutation(() => Competition)
  async updateCompetition(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => NoticeEdit) input: NoticeEdit,
  ): Promise<Competition> {
    return toNotice(await this.service.update(actor, { ...input }));
  }

  @Mutation(() => Competition)
  async updateCompetitionDocument(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
    @Arg('file', () => UploadScalar) file: Upload,
  ): Promise<Competition> {
    return toNotice(await this.service.replaceDocument(actor, { id }, await toIncoming(file)));
  }

  @Mutation(() => Boolean)
  async deleteCompetition(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return this.service.remove(actor, { id });
  }
}
