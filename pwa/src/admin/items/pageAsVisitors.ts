import { publicationOf } from '@centar/domain/content/publication.ts';
import { adminPaths } from '../navigation/adminPaths.ts';

/** The public page or, until the item is published, the panel's preview. */
export function pageAsVisitors(
  { publishedAt }: { readonly publishedAt: string | null },
  page: string,
): string {
  return publicationOf(publishedAt, new Date()) === 'published' ? page : adminPaths.preview(page);
}
