import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { mapPage, PageArgs } from '../../items/transport/contentResolver.ts';
import { toIncoming, UploadScalar } from '../../platform/files/graphqlUpload.ts';
import type { Upload } from '../../platform/files/graphqlUpload.ts';
import { mapStaffPage, StaffListArgs } from '../../items/read/staffPage.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import { GALLERY_PAGE_SIZE } from './gallery.service.ts';
import type { GalleryService } from './gallery.service.ts';
import {
  GalleryItem,
  GalleryItemEdit,
  GalleryItemInput,
  GalleryItemPage,
  NumberedGalleryPage,
  StaffGalleryPage,
  toGalleryItem,
} from './gallery.types.ts';

/** The gallery over GraphQL. */
@Resolver(() => GalleryItem)
export class GalleryResolver {
  constructor(private readonly service: GalleryService) {}

  @Query(() => NumberedGalleryPage, { description: 'A numbered page, from 1' })
  async galleryByPage(
    @Ctx() { actor }: GraphqlContext,
    @Arg('page', () => Int) page: number,
  ): Promise<NumberedGalleryPage> {
    const { rows, total } = await this.service.numberedPage(actor, { page });
    return { items: rows.map(toGalleryItem), total, pageSize: GALLERY_PAGE_SIZE };
  }

  @Query(() => GalleryItemPage, { description: 'All, newest first' })
  async allGalleryItems(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<GalleryItemPage> {
    return mapPage(await this.service.page(actor, page), toGalleryItem);
  }

  @Query(() => GalleryItem)
  async galleryItemById(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<GalleryItem> {
    return toGalleryItem(await this.service.byId(actor, { id }));
  }

  @Query(() => StaffGalleryPage, { description: "The staff's list, for holders of the section" })
  async staffGallery(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => StaffListArgs) list: StaffListArgs,
  ): Promise<StaffGalleryPage> {
    return mapStaffPage(await this.service.staffPage(actor, list), toGalleryItem);
  }

  @Mutation(() => GalleryItem)
  async createGalleryItem(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => GalleryItemInput) input: GalleryItemInput,
    @Arg('file', () => UploadScalar, { nullable: true }) file?: Upload | null,
  ): Promise<GalleryItem> {
    return toGalleryItem(await this.service.create(actor, { ...input }, await toIncoming(file)));
  }

  @Mutation(() => GalleryItem)
  async updateGalleryItem(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => GalleryItemEdit) input: GalleryItemEdit,
  ): Promise<GalleryItem> {
    return toGalleryItem(await this.service.update(actor, { ...input }));
  }

  @Mutation(() => GalleryItem)
  async updateGalleryItemImage(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
    @Arg('file', () => UploadScalar) file: Upload,
  ): Promise<GalleryItem> {
    return toGalleryItem(await this.service.replaceImage(actor, { id }, await toIncoming(file)));
  }

  @Mutation(() => Boolean)
  async deleteGalleryItem(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return this.service.remove(actor, { id });
  }
}
