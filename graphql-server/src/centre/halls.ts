import { SCREENING_VISIBLE_MS } from '@centar/domain/dates.ts';
import { SETTINGS, type SettingsOf } from '@centar/domain/centre.ts';
import type { SavedData } from '../items/write/itemType.ts';
import type { Transaction } from '../platform/database/database.ts';
import { badInput } from '../platform/errors.ts';
import { settingsId, SETTINGS_TYPE } from './storedPictures.ts';

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

/** Content of the settings or of one of their versions, which also has a number. */
export function hallsIn(content: unknown): Halls {
  const { halls } = content as { halls: unknown };
  return SETTINGS.halls.safeParse({ halls }).data?.halls ?? [];
}

/** The present name of each hall, by its previous names. */
async function presentNames(transaction: Transaction): Promise<ReadonlyMap<string, string>> {
  const stored = await transaction.settingsGroup.findUnique({ where: { name: 'halls' } });
  const present = new Map(hallsIn(stored?.content ?? {}).map(({ id, name }) => [id, name]));
  const isPresent = new Set(present.values());
  const versions = await transaction.itemVersion.findMany({
    where: { itemType: SETTINGS_TYPE, itemId: settingsId('halls') },
    orderBy: { version: 'asc' },
    select: { content: true },
  });
  return new Map(
    versions
      .flatMap(({ content }) => hallsIn(content))
      .flatMap(({ id, name }) => {
        const next = present.get(id);
        return next === undefined || isPresent.has(name) ? [] : [[name, next] as const];
      }),
  );
}

/**
 * Forms that were opened, and versions that were saved, before a hall was renamed have its previous
 * name.
 */
export async function withPresentHalls<Data extends SavedData>(
  transaction: Transaction,
  data: Data,
): Promise<Data> {
  if (!('place' in data) && !data.plan) return data;
  const names = await presentNames(transaction);
  if (names.size === 0) return data;
  const renamed = <Row extends object>(row: Row): Row => {
    const { place, hall } = row as { place?: string; hall?: string };
    return {
      ...row,
      ...(place !== undefined && { place: names.get(place) ?? place }),
      ...(hall !== undefined && { hall: names.get(hall) ?? hall }),
    };
  };
  const { plan } = data;
  return {
    ...renamed(data),
    ...(plan && {
      plan: {
        ...plan,
        add: plan.add.map(renamed),
        change: plan.change.map((one) => ({ ...one, data: renamed(one.data) })),
      },
    }),
  };
}
