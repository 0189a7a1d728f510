import type { Database } from './database.ts';

/** Has anything ever been written here? Deleted items count: a centre that emptied its site wants it empty. */
export async function isUntouched({ reader }: Database): Promise<boolean> {
  const counts = await Promise.all([
    reader.program.count(),
    reader.news.count(),
    reader.movie.count(),
    reader.competition.count(),
    reader.procurement.count(),
    reader.galleryItem.count(),
    reader.colony.count(),
    reader.artSalon.count(),
    reader.premisesPhoto.count(),
    reader.auditEntry.count({ where: { itemType: { not: '' } } }),
  ]);
  return counts.every((count) => count === 0);
}
