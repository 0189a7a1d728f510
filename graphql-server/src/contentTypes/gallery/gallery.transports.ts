import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { GALLERY_ITEM } from '@centar/domain/types/gallery.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import {
  declaredInput,
  declaredItem,
  PICTURE,
  type ItemOf,
  type Picture,
} from '../../items/transport/declaredItem.ts';
import { itemResolver } from '../../items/transport/itemResolver.ts';
import { itemRoutes } from '../../items/transport/itemRoutes.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import { GALLERY_PAGE_SIZE, galleryItemType, type GalleryService } from './gallery.service.ts';

const types = {
  ...declaredItem(
    GALLERY_ITEM,
    { item: 'GalleryItem', page: 'GalleryItemPage', staffPage: 'StaffGalleryPage' },
    PICTURE,
  ),
  ...declaredInput(GALLERY_ITEM, { input: 'GalleryItemInput', edit: 'GalleryItemEdit' }),
};

/** As both transports send it. */
export const toGalleryItem = types.toItem;

@ObjectType()
class NumberedGalleryPage {
  @Field(() => [types.item]) items!: (ItemOf<typeof GALLERY_ITEM> & Picture)[];
  @Field(() => Int, { description: 'Pictures on all pages' }) total!: number;
  @Field(() => Int) pageSize!: number;
}

const GalleryItems = itemResolver({
  ...types,
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

@Resolver(() => types.item)
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

/** Spelled as in the specification, section 7. */
export const galleryRoutes = (service: GalleryService): ContentRoute[] => [
  {
    method: 'GET',
    path: '/api/Gallery/GetGalleryByPage',
    summary: 'A page of twelve pictures; how many there are stands in X-Total-Count',
    query: ['page'],
    responseType: 'GalleryItem[]',
    handler: async ({ actor, query, reply }) => {
      const { rows, total } = await service.numberedPage(actor, query);
      void reply.header('x-total-count', String(total));
      return rows.map(toGalleryItem);
    },
  },
  ...itemRoutes(service, galleryItemType, {
    toItem: toGalleryItem,
    byId: { path: '/api/Gallery/GetByID', summary: 'One picture' },
    create: {
      method: 'PUT',
      path: '/api/Gallery/Create',
      summary: 'Publishes a picture of the gallery',
    },
    update: {
      method: 'POST',
      path: '/api/Gallery/Update',
      summary: 'Saves a picture of the gallery; its image has a call of its own',
    },
    replaceFile: {
      method: 'PUT',
      path: '/api/Gallery/UpdateImage',
      summary: 'Replaces the image; imageUrl is accepted and ignored',
      ignored: ['imageUrl'],
    },
    delete: { path: '/api/Gallery/Delete', summary: 'Deletes a picture of the gallery' },
  }),
];
