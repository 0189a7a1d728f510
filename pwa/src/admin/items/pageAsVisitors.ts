import { publicationOf } from '@centar/domain/content/publication.ts';
import { adminPaths } from '../navigation/adminPaths.ts';

/**
 * The address at which staff see an item as visitors do: its public page or, as long as only its section may read it,
 * the panel's preview of that page.
 */
export function pageAsVisitors(
  { publishedAt }: { readonly publishedAt: string | null },
  page: string,
): string {
  return publicationOf(publishedAt, new Date()) === 'published' ? page : adminPaths.preview(page);
}
