import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import type { SettingsOf } from '@centar/domain/centre.ts';
import type { Transaction } from '../platform/database/database.ts';
import { badInput } from '../platform/errors.ts';

type Halls = SettingsOf<'halls'>['halls'];

/** The number of programmes and screenings in a hall from today on. */
async function countAnnounced(transaction: Transaction, hall: string, now: Date): Promise<number> {
  const from = startOfBelgradeDay(now);
  const screenings = await transaction.screening.count({
    where: { hall, productionDate: { gte: from }, movie: { deletedAt: null } },
  });
  const programs = await transaction.program.count({
    where: { place: hall, eventHappeningDateTime: { gte: from }, deletedAt: null },
  });
  const dates = await transaction.programDate.count({
    where: { place: hall, eventHappeningDateTime: { gte: from }, program: { deletedAt: null } },
  });
  return screenings + programs + dates;
}

/**
 * Renames a hall in its events. Throws BAD_USER_INPUT (`inUse`) if a removed hall has events from today on.
 */
export async function renameHalls(
  transaction: Transaction,
  before: Halls,
  after: Halls,
  now: Date,
): Promise<void> {
  const byId = new Map(after.map((hall) => [hall.id, hall]));
  for (const { id, name } of before) {
    const next = byId.get(id);
    if (!next) {
      if ((await countAnnounced(transaction, name, now)) > 0) throw badInput({ halls: 'inUse' });
    } else if (next.name !== name) {
      await transaction.screening.updateMany({ where: { hall: name }, data: { hall: next.name } });
      const place = next.name;
      await transaction.program.updateMany({ where: { place: name }, data: { place } });
      await transaction.programDate.updateMany({ where: { place: name }, data: { place } });
    }
  }
}
