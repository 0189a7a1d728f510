import {
  centreFacts,
  centreTexts,
  SETTINGS,
  SETTINGS_GROUPS,
  type CentreFacts,
  type CentreTexts,
  type Settings,
} from '@centar/domain/centre.ts';
import { isAlertShown } from '@centar/domain/alert.ts';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { toLatin, type WriteText } from '@centar/domain/serbianScript.ts';
import { treeOf } from '../items/transport/markupTree.ts';
import type { Centre, Clock } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { asJson } from '../platform/database/jsonColumn.ts';
import { toImageView } from '../platform/files/imageView.ts';

export interface CurrentCentre extends Centre {
  readonly settings: Settings;
  readonly texts: CentreTexts;
  /** Call it after saving settings or pictures. */
  refresh(): Promise<void>;
}

/** At the first start all groups, later those that a new version adds. */
export async function addMissingSettings(database: Database, defaults: Settings): Promise<void> {
  const rows = await database.reader.settingsGroup.findMany({ select: { name: true } });
  const known = new Set(rows.map(({ name }) => name));
  const missing = SETTINGS_GROUPS.filter((name) => !known.has(name));
  if (missing.length === 0) return;
  await database.writeContent((transaction) =>
    transaction.settingsGroup.createMany({
      data: missing.map((name) => ({ name, content: asJson(defaults[name]) })),
    }),
  );
}

/** `defaults` replace an invalid group. */
export async function openCentre(
  { reader, writeContent, beforeRemoteRevision }: Database,
  defaults: Settings,
  clock: Clock,
): Promise<CurrentCentre> {
  let settings = defaults;
  let facts: CentreFacts = centreFacts(defaults);
  let texts: CentreTexts = centreTexts(defaults, treeOf);
  let cyrillic: WriteText = cyrillicWriter(texts.keepScript);

  async function read(): Promise<Settings> {
    const stored: Partial<Record<string, unknown>> = Object.fromEntries(
      (await reader.settingsGroup.findMany()).map(({ name, content }) => [name, content]),
    );
    const groups = SETTINGS_GROUPS.map((name) => {
      // An older version's group may lack new fields.
      const parsed = SETTINGS[name].safeParse({ ...defaults[name], ...(stored[name] ?? {}) });
      return [name, parsed.success ? parsed.data : defaults[name]] as const;
    });
    return Object.fromEntries(groups) as Settings;
  }

  async function readPictures(): Promise<CentreFacts['pictures']> {
    const rows = await reader.sitePicture.findMany();
    return Object.fromEntries(
      rows.flatMap((row) => {
        const view = toImageView(row);
        if (!view) return [];
        const { src, srcSet, width, height, alt } = view;
        return [[row.slot, { src, srcSet, width, height, alt }]];
      }),
    );
  }

  let latestRead = 0;

  async function readAll(): Promise<void> {
    latestRead += 1;
    const thisRead = latestRead;
    const [stored, pictures] = await Promise.all([read(), readPictures()]);
    // A later read has newer settings.
    if (thisRead !== latestRead) return;
    settings = stored;
    facts = centreFacts(settings, pictures);
    texts = centreTexts(settings, treeOf);
    cyrillic = cyrillicWriter(texts.keepScript);
  }

  await readAll();
  beforeRemoteRevision(readAll);
  return {
    get facts() {
      const { alert } = settings;
      return isAlertShown(alert, clock()) ? { ...facts, alert } : facts;
    },
    get texts() {
      return texts;
    },
    get keepScript() {
      return texts.keepScript;
    },
    get writers() {
      return { latin: toLatin, cyrillic };
    },
    get settings() {
      return settings;
    },
    async refresh() {
      await readAll();
      // A page rendered since the save may be outdated, so the revision is incremented again.
      await writeContent(() => Promise.resolve());
    },
  };
}
