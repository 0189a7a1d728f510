import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { itemResolver } from '../../items/transport/itemResolver.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import { GALLERY_PAGE_SIZE, type GalleryService } from './gallery.service.ts';
import {
  GalleryItem,
  GalleryItemEdit,
  GalleryItemInput,
  GalleryItemPage,
  NumberedGalleryPage,
  StaffGalleryPage,
  toGalleryItem,
} from './gallery.types.ts';

const GalleryItems = itemResolver({
  item: GalleryItem,
  page: GalleryItemPage,
  staffPage: StaffGalleryPage,
  input: GalleryItemInput,
  edit: GalleryItemEdit,
  toItem: toGalleryItem,
  names: {
    all: 'allGalleryItems',
    byId: 'galleryItemById',
    staffList: 'staffGallery',
    create: 'createGalleryItem',
    update: 'updateGalleryItem',
    replaceFile: 'updateGalleryItemImage',
    delete: 'deleteGalleryItem',
  },
});

/** The gallery over GraphQL. */
@Resolver(() => GalleryItem)
export class GalleryResolver extends GalleryItems {
  constructor(private readonly service: GalleryService) {
    super(service);
  }

  @Query(() => NumberedGalleryPage, { description: 'A numbered page, from 1' })
  async galleryByPage(
    @Ctx() { actor }: GraphqlContext,
    @Arg('page', () => Int) page: number,
  ): Promise<NumberedGalleryPage> {
    const { rows, total } = await this.service.numberedPage(actor, { page });
    return { items: rows.map(toGalleryItem), total, pageSize: GALLERY_PAGE_SIZE };
  }
}
