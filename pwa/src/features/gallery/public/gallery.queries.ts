import { pageQuery } from '../../../public/page/pageQuery.ts';
import { GalleryItemDetail, GalleryPage } from './gallery.operations.ts';

/** Pages count from 1. */
export const galleryPageQuery = (page: number) => pageQuery(GalleryPage, { page });

export const galleryItemQuery = (id: number) => pageQuery(GalleryItemDetail, { id });
