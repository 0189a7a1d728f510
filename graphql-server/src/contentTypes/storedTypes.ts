import { artSalonKind, colonyKind } from './exhibitions/exhibitions.service.ts';
import { movieKind } from './cinema/cinema.writes.ts';
import { competitionKind, procurementKind } from './notices/notices.service.ts';
import type { ContentDependencies } from '../items/contentService.ts';
import { itemBin } from '../items/trash/itemTrash.ts';
import { itemHistory } from '../items/history/itemHistory.ts';
import type { ItemKind, ItemRow } from '../items/write/itemType.ts';
import { galleryKind } from './gallery/gallery.service.ts';
import { newsKind } from './news/news.service.ts';
import { programKind } from './programs/programs.writes.ts';

/** The one list of the types whose items staff write: the bin and the history of versions serve them all. */
export function storedTypes(dependencies: ContentDependencies) {
  const stored = <Row extends ItemRow, Data extends object>(kind: ItemKind<Row, Data>) => ({
    ...itemBin(dependencies, kind),
    ...itemHistory(dependencies, kind),
  });
  return [
    stored(newsKind),
    stored(programKind),
    stored(movieKind),
    stored(competitionKind),
    stored(procurementKind),
    stored(galleryKind),
    stored(colonyKind),
    stored(artSalonKind),
  ];
}

/** The same types, for filling the texts in which staff search. */
export const SEARCHED_TYPES = [
  newsKind,
  programKind,
  movieKind,
  competitionKind,
  procurementKind,
  galleryKind,
  colonyKind,
  artSalonKind,
] as const;

/** Deletes for good what has been in the bin for too long, of every type. Gives how many items that were. */
export async function sweepBin(dependencies: ContentDependencies): Promise<number> {
  let count = 0;
  for (const type of storedTypes(dependencies)) count += await type.sweepBin();
  return count;
}
