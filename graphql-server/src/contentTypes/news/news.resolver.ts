import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { toIncoming, UploadScalar } from '../../platform/files/graphqlUpload.ts';
import type { Upload } from '../../platform/files/graphqlUpload.ts';
import { mapPage, PageArgs } from '../../items/transport/contentResolver.ts';
import { mapStaffPage, StaffListArgs } from '../../items/read/staffPage.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { NewsService } from './news.service.ts';
import { News, NewsEdit, NewsInput, NewsPage, StaffNewsPage, toNews } from './news.types.ts';

/** News over GraphQL: reads the arguments, calls one service method, answers. */
@Resolver(() => News)
export class NewsResolver {
  constructor(private readonly service: NewsService) {}

  @Query(() => NewsPage, { description: 'The newest ten' })
  async latestNews(): Promise<NewsPage> {
    return { items: (await this.service.latest()).map(toNews), nextCursor: null };
  }

  @Query(() => NewsPage, { description: 'All, newest first' })
  async allNews(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<NewsPage> {
    return mapPage(await this.service.page(actor, page), toNews);
  }

  @Query(() => News)
  async newsById(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<News> {
    return toNews(await this.service.byId(actor, { id }));
  }

  @Query(() => StaffNewsPage, { description: "The staff's list, for holders of the section" })
  async staffNews(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => StaffListArgs) list: StaffListArgs,
  ): Promise<StaffNewsPage> {
    return mapStaffPage(await this.service.staffPage(actor, list), toNews);
  }

  @Mutation(() => News)
  async createNews(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => NewsInput) input: NewsInput,
    @Arg('file', () => UploadScalar, { nullable: true }) file?: Upload | null,
  ): Promise<News> {
    return toNews(await this.service.create(actor, { ...input }, await toIncoming(file)));
  }

  @Mutation(() => News)
  async updateNews(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => NewsEdit) input: NewsEdit,
  ): Promise<News> {
    return toNews(await this.service.update(actor, { ...input }));
  }

  @Mutation(() => News)
  async updateNewsImage(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
    @Arg('file', () => UploadScalar) file: Upload,
  ): Promise<News> {
    return toNews(await this.service.replaceImage(actor, { id }, await toIncoming(file)));
  }

  @Mutation(() => Boolean)
  async deleteNews(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return this.service.remove(actor, { id });
  }
}
