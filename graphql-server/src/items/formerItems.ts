import type { Database } from '../platform/database/database.ts';
import { formerSpellings } from './formerAddress.ts';

/** The item of the most specific spelling is first. */
export async function formerItems(
  { formerAddress }: Database['reader'],
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  source?: string,
): Promise<{ readonly itemType: string; readonly itemId: number }[]> {
  const spellings = formerSpellings(pathname, searchParams);
  const found = await formerAddress.findMany({
    where: { address: { in: spellings }, ...(source === undefined ? {} : { source }) },
    select: { address: true, item: { select: { itemType: true, itemId: true } } },
  });
  return spellings.flatMap(
    (spelling) => found.find(({ address }) => address === spelling)?.item ?? [],
  );
}
