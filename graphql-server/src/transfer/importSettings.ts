import type { CurrentCentre } from '../centre/centre.ts';
import { settingsService } from '../centre/settings.service.ts';
import { knownItem, noting, orTried, trying } from './importedItems.ts';
import { IMPORTER, short } from './importItem.ts';
import type { ImportWork, Outcome } from './importItem.ts';

/** Brings one group or picture in. */
type Count = (title: string, taken: Promise<Outcome>) => Promise<void>;

const KIND = 'Settings';

/**
 * Brings in the settings of an export: the groups and pictures that nobody has saved here yet, and those that came from
 * there before and were not changed here since.
 */
export async function importSettings(
  { database, files, source, isTrial }: ImportWork,
  centre: CurrentCentre,
  count: Count,
): Promise<void> {
  const services = (sourceId: string, content: string) =>
    settingsService(
      {
        files,
        clock: () => new Date(),
        database: isTrial
          ? trying(database)
          : noting(
              database,
              { source: source.name, kind: KIND, sourceId },
              { itemType: KIND, content },
            ),
      },
      centre,
    );

  async function take(
    sourceId: string,
    content: string,
    version: number | undefined,
    write: (service: ReturnType<typeof services>) => Promise<unknown>,
  ): Promise<Outcome> {
    const known = await knownItem(database, { source: source.name, kind: KIND, sourceId });
    if (known?.content === content) return 'same';
    // The first version is that of the first start.
    if ((version ?? 1) !== (known?.version ?? 1)) return 'changedHere';
    await orTried(write(services(sourceId, content)));
    return known ? 'changed' : 'new';
  }

  const { groups = {}, pictures = [] } = source.settings ?? {};
  for (const [name, content] of Object.entries(groups)) {
    const row = await database.reader.settingsGroup.findUnique({ where: { name } });
    await count(
      name,
      take(name, short(content), row?.version, async (service) =>
        service.update(IMPORTER, { name, content }),
      ),
    );
  }
  for (const { slot, src, alt } of pictures) {
    const file = { url: src, fileName: src.split('/').at(-1) ?? src };
    const row = await database.reader.sitePicture.findUnique({ where: { slot } });
    await count(
      slot,
      take(slot, short([source.identityOf(file), alt]), row?.version, async (service) =>
        service.replacePicture(IMPORTER, { slot, alt }, await source.open(file)),
      ),
    );
  }
}
