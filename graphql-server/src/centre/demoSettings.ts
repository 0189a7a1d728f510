import { isDeepStrictEqual } from 'node:util';
import {
  SETTINGS,
  SETTINGS_GROUPS,
  type Settings,
  type SettingsGroup,
  type SettingsOf,
} from '@centar/domain/centre.ts';
import { authorColumns, recordChange } from '../items/auditTrail.ts';
import type { DemoSettings } from '../items/demo/demo.service.ts';
import type { Clock, Person } from '../platform/context.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { asJson } from '../platform/database/jsonColumn.ts';
import type { CurrentCentre } from './centre.ts';
import { firstPictures, removeFirst, restoreFirst } from './firstPictures.ts';
import { isHallAnnounced } from './halls.ts';
import { settingsId, SETTINGS_TYPE } from './storedPictures.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.every(isFields);

/** Rows that share one of these are the same, whatever else differs. */
const ROW_NAMES = ['id', 'name', 'date', 'title', 'label'];
const isSameRow = (one: Fields, other: Fields): boolean =>
  ROW_NAMES.some((name) => one[name] !== undefined && one[name] === other[name]);

/**
 * Replaces values equal to `from` by `to`, in each field and row. Other values were changed by the
 * centre and stay.
 */
export function replaceUnchanged(current: unknown, from: unknown, to: unknown): unknown {
  if (isDeepStrictEqual(current, from)) return to;
  if (isFields(current) && isFields(from) && isFields(to)) {
    return Object.fromEntries(
      Object.entries(current).map(([name, value]) => [
        name,
        name in from && name in to ? replaceUnchanged(value, from[name], to[name]) : value,
      ]),
    );
  }
  if (isRows(current) && isRows(from) && isRows(to)) {
    const kept = current.filter((row) => !from.some((other) => isDeepStrictEqual(row, other)));
    return [...kept, ...to.filter((row) => !kept.some((other) => isSameRow(row, other)))];
  }
  return current;
}

/** Fields that still have the demo content's value, as `contact.street`. */
function fieldsLeft(name: SettingsGroup, current: Fields, demo: Fields, defaults: Fields) {
  return Object.keys(current).flatMap((field) => {
    const next = replaceUnchanged(current[field], demo[field], defaults[field]);
    return isDeepStrictEqual(next, current[field]) ? [] : [`${name}.${field}`];
  });
}

/** As written by the first start. */
async function firstSettings(client: Transaction, defaults: Settings): Promise<Settings> {
  const rows = await client.settingsGroup.findMany();
  const versions = await client.itemVersion.findMany({
    where: { itemType: SETTINGS_TYPE, version: 1 },
    select: { itemId: true, content: true },
  });
  const groups = SETTINGS_GROUPS.map((name) => {
    const row = rows.find((one) => one.name === name);
    const stored =
      row?.version === 1
        ? row.content
        : versions.find(({ itemId }) => itemId === settingsId(name))?.content;
    const { version: _, ...content } = {
      ...defaults[name],
      ...((stored ?? {}) as Fields),
    } as Fields;
    const parsed = SETTINGS[name].safeParse(content);
    return [name, parsed.success ? parsed.data : defaults[name]] as const;
  });
  return Object.fromEntries(groups) as Settings;
}

/** Halls in use remain listed. */
async function withUsedHalls(
  transaction: Transaction,
  before: SettingsOf<'halls'>,
  after: SettingsOf<'halls'>,
  now: Date,
): Promise<SettingsOf<'halls'>> {
  const used: SettingsOf<'halls'>['halls'] = [];
  for (const hall of before.halls) {
    const isListed = after.halls.some(({ id }) => id === hall.id);
    if (isListed || (await isHallAnnounced(transaction, hall.name, now))) used.push(hall);
  }
  const others = after.halls.filter(({ id }) => !used.some((hall) => hall.id === id));
  return { halls: [...used, ...others] };
}

interface DemoSettingsDependencies {
  /** As after a first start without demo content. */
  readonly defaults: Settings;
  readonly clock: Clock;
}

/** Removes and restores settings that the demo content wrote. */
export function demoSettings(
  { reader }: Database,
  centre: CurrentCentre,
  { defaults, clock }: DemoSettingsDependencies,
): DemoSettings {
  /** Each changed group gets a version. */
  async function replaceAll(
    transaction: Transaction,
    person: Person,
    { from, to }: { readonly from: Settings; readonly to: Settings },
  ): Promise<void> {
    for (const name of SETTINGS_GROUPS) {
      const before = centre.settings[name];
      let next = replaceUnchanged(before, from[name], to[name]);
      if (name === 'halls') {
        next = await withUsedHalls(
          transaction,
          before as SettingsOf<'halls'>,
          next as SettingsOf<'halls'>,
          clock(),
        );
      }
      const parsed = SETTINGS[name].safeParse(next);
      if (!parsed.success || isDeepStrictEqual(parsed.data, before)) continue;
      const row = await transaction.settingsGroup.update({
        where: { name },
        data: { content: asJson(parsed.data), version: { increment: 1 }, ...authorColumns(person) },
      });
      await recordChange(transaction, person, {
        action: 'update',
        section: '',
        itemType: SETTINGS_TYPE,
        item: { id: settingsId(name), title: name, version: row.version },
        before: { version: row.version - 1, ...before },
        after: { version: row.version, ...parsed.data },
      });
    }
  }

  return {
    /** Fields and pictures that are still the demo content's. */
    async left(): Promise<string[]> {
      const first = await firstSettings(reader, defaults);
      const fields = SETTINGS_GROUPS.flatMap((name) =>
        fieldsLeft(name, centre.settings[name], first[name], defaults[name]),
      );
      const slots = await firstPictures(reader);
      return [...fields, ...slots.map((slot) => `pictures.${slot}`)];
    },

    /**
     * Removes unchanged demo values. Call it after removing the demo items, in the same
     * transaction.
     */
    async remove(transaction: Transaction, person: Person): Promise<void> {
      const from = await firstSettings(transaction, defaults);
      await replaceAll(transaction, person, { from, to: defaults });
      await removeFirst(transaction, person, clock());
    },

    /** Restores demo values that the centre has not replaced. */
    async restore(transaction: Transaction, person: Person): Promise<void> {
      const to = await firstSettings(transaction, defaults);
      await replaceAll(transaction, person, { from: defaults, to });
      await restoreFirst(transaction, person, clock());
    },

    refresh: () => centre.refresh(),
  };
}
