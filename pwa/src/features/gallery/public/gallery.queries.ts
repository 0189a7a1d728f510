import { pageQuery } from '../../../public/page/pageQuery.ts';
import { GalleryItemDetail, GalleryPage } from './gallery.operations.ts';

/** A numbered page of the gallery, from 1. */
export const galleryPageQuery = (page: number) => pageQuery(GalleryPage, { page });

/** One picture, for a link to its overlay. */
export const galleryItemQuery = (id: number) => pageQuery(GalleryItemDetail, { id });
