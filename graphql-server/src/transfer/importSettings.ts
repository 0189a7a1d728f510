import { SETTINGS_GROUPS } from '@centar/domain/centre.ts';
import type { CurrentCentre } from '../centre/centre.ts';
import { settingsService } from '../centre/settings.service.ts';
import { knownItem, recordingOrigin, ignoreDryRun, dryRun } from './itemOrigins.ts';
import { IMPORTER, shortHash, type ImportWork, type Outcome } from './importItem.ts';

/** Counts the outcome. */
type Count = (title: string, taken: Promise<Outcome>) => Promise<void>;

const KIND = 'Settings';

/** As earlier imports recorded it; a group with the slot's name has another record. */
const pictureSourceId = (slot: string): string =>
  SETTINGS_GROUPS.some((name) => name === slot) ? `picture ${slot}` : slot;

/**
 * Imports groups and pictures that were never saved here, or were imported from this source and not
 * changed since.
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
          ? dryRun(database)
          : recordingOrigin(
              database,
              { source: source.name, kind: KIND, sourceId },
              { itemType: KIND, content },
            ),
      },
      centre,
    );

  async function importOne(
    sourceId: string,
    content: string,
    version: number | undefined,
    write: (service: ReturnType<typeof services>) => Promise<unknown>,
  ): Promise<Outcome> {
    const known = await knownItem(database, { source: source.name, kind: KIND, sourceId });
    if (known?.content === content) return 'same';
    // The first start saves version 1.
    if ((version ?? 1) !== (known?.version ?? 1)) return 'changedHere';
    await ignoreDryRun(write(services(sourceId, content)));
    return known ? 'changed' : 'new';
  }

  const { groups = {}, pictures = [] } = source.settings ?? {};
  for (const [name, content] of Object.entries(groups)) {
    const row = await database.reader.settingsGroup.findUnique({ where: { name } });
    await count(
      name,
      importOne(name, shortHash(content), row?.version, async (service) =>
        service.update(IMPORTER, { name, content }),
      ),
    );
  }
  for (const { slot, src, alt } of pictures) {
    const file = { url: src, fileName: src.split('/').at(-1) ?? src };
    const row = await database.reader.sitePicture.findUnique({ where: { slot } });
    await count(
      slot,
      importOne(
        pictureSourceId(slot),
        shortHash([source.identityOf(file), alt]),
        row?.version,
        async (service) => service.replacePicture(IMPORTER, { slot, alt }, await source.open(file)),
      ),
    );
  }
}
