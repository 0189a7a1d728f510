import { artSalonItemType, colonyItemType } from './exhibitions/exhibitions.service.ts';
import { movieItemType } from './cinema/cinema.writes.ts';
import { competitionItemType, procurementItemType } from './notices/notices.service.ts';
import type { ContentDependencies } from '../items/contentService.ts';
import { itemTrash } from '../items/trash/itemTrash.ts';
import { itemHistory } from '../items/history/itemHistory.ts';
import type { ItemTypeDescriptor, ItemRow } from '../items/write/itemType.ts';
import { galleryItemType } from './gallery/gallery.service.ts';
import { newsItemType } from './news/news.service.ts';
import { programItemType } from './programs/programs.writes.ts';

/** The one list of the types whose items staff write: the bin and the history of versions serve them all. */
export function storedTypes(dependencies: ContentDependencies) {
  const stored = <Row extends ItemRow, Data extends object>(
    kind: ItemTypeDescriptor<Row, Data>,
  ) => ({
    ...itemTrash(dependencies, kind),
    ...itemHistory(dependencies, kind),
  });
  return [
    stored(newsItemType),
    stored(programItemType),
    stored(movieItemType),
    stored(competitionItemType),
    stored(procurementItemType),
    stored(galleryItemType),
    stored(colonyItemType),
    stored(artSalonItemType),
  ];
}

/** The same types, for filling the texts in which staff search. */
export const SEARCHED_TYPES = [
  newsItemType,
  programItemType,
  movieItemType,
  competitionItemType,
  procurementItemType,
  galleryItemType,
  colonyItemType,
  artSalonItemType,
] as const;

/** Deletes for good what has been in the bin for too long, of every type. Gives how many items that were. */
export async function sweepTrash(dependencies: ContentDependencies): Promise<number> {
  let count = 0;
  for (const type of storedTypes(dependencies)) count += await type.sweepBin();
  return count;
}
