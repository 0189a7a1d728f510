import { SCREENING_VISIBLE_MS } from '@centar/domain/dates.ts';
import type { SettingsOf } from '@centar/domain/centre.ts';
import type { Transaction } from '../platform/database/database.ts';
import { badInput } from '../platform/errors.ts';

type Halls = SettingsOf<'halls'>['halls'];

/** Programmes and screenings in the hall that have not ended. */
async function countAnnounced(transaction: Transaction, hall: string, now: Date): Promise<number> {
  const shownFrom = new Date(now.getTime() - SCREENING_VISIBLE_MS);
  const screenings = await transaction.screening.count({
    where: { hall, productionDate: { gt: shownFrom }, movie: { deletedAt: null } },
  });
  const programs = await transaction.program.count({
    where: { place: hall, pastAt: { gt: now }, deletedAt: null },
  });
  const dates = await transaction.programDate.count({
    where: { place: hall, pastAt: { gt: now }, program: { deletedAt: null } },
  });
  return screenings + programs + dates;
}

/** Whether the hall has current or future events. */
export const isHallAnnounced = async (
  transaction: Transaction,
  hall: string,
  now: Date,
): Promise<boolean> => (await countAnnounced(transaction, hall, now)) > 0;

/** Throws BAD_USER_INPUT (`inUse`) if a removed hall has current or future events. */
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
