import { Arg, Args, Int, Query, Resolver } from 'type-graphql';
import { mapPage, PageArgs } from '../content/contentResolver.ts';
import { GALLERY_PAGE_SIZE } from './gallery.service.ts';
import type { GalleryService } from './gallery.service.ts';
import {
  GalleryItem,
  GalleryItemPage,
  NumberedGalleryPage,
  toGalleryItem,
} from './gallery.types.ts';

/** The gallery over GraphQL. */
@Resolver(() => GalleryItem)
export class GalleryResolver {
  constructor(private readonly service: GalleryService) {}

  @Query(() => NumberedGalleryPage, { description: 'A numbered page, from 1' })
  async galleryByPage(@Arg('page', () => Int) page: number): Promise<NumberedGalleryPage> {
    const { rows, total } = await this.service.numberedPage({ page });
    return { items: rows.map(toGalleryItem), total, pageSize: GALLERY_PAGE_SIZE };
  }

  @Query(() => GalleryItemPage, { description: 'All, newest first' })
  async allGalleryItems(@Args(() => PageArgs) page: PageArgs): Promise<GalleryItemPage> {
    return mapPage(await this.service.page(page), toGalleryItem);
  }

  @Query(() => GalleryItem)
  async galleryItemById(@Arg('id', () => Int) id: number): Promise<GalleryItem> {
    return toGalleryItem(await this.service.byId({ id }));
  }
}
