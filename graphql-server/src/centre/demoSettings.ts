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
import { isHallAnnounced } from './halls.ts';
import { settingsId, SETTINGS_TYPE, type SitePictures } from './sitePictures.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.every(isFields);

/** Rows with one of these in common are the same thing, however else they differ. */
const ROW_NAMES = ['id', 'name', 'date', 'title', 'label'];
const isSameRow = (one: Fields, other: Fields): boolean =>
  ROW_NAMES.some((name) => one[name] !== undefined && one[name] === other[name]);

/**
 * A value in which what equals `from` is replaced by `to`: each field of an object and each row of a list by itself. What
 * equals neither was changed by the house, and stays.
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

/** The fields of a group that still are as the demo content wrote them, where that is not the default: `contact.street`. */
function fieldsLeft(name: SettingsGroup, current: Fields, demo: Fields, defaults: Fields) {
  return Object.keys(current).flatMap((field) => {
    const next = replaceUnchanged(current[field], demo[field], defaults[field]);
    return isDeepStrictEqual(next, current[field]) ? [] : [`${name}.${field}`];
  });
}

interface DemoSettingsDependencies {
  readonly pictures: Pick<SitePictures, 'firstPictures' | 'removeFirst' | 'restoreFirst'>;
  /** What a first start without demo content begins with. */
  readonly defaults: Settings;
  readonly clock: Clock;
}

/** The settings that the demo content wrote: taken away and brought back with its items. */
export function demoSettings(
  { reader }: Database,
  centre: CurrentCentre,
  { pictures, defaults, clock }: DemoSettingsDependencies,
): DemoSettings {
  /** The groups as the first start wrote them. */
  async function firstSettings(client: Transaction): Promise<Settings> {
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
    return Object.fromEntries(groups) as unknown as Settings;
  }

  /** Halls that are in use stay in the list. */
  async function withUsedHalls(
    transaction: Transaction,
    before: SettingsOf<'halls'>,
    after: SettingsOf<'halls'>,
  ): Promise<SettingsOf<'halls'>> {
    const used: SettingsOf<'halls'>['halls'] = [];
    for (const hall of before.halls) {
      const isListed = after.halls.some(({ id }) => id === hall.id);
      if (isListed || (await isHallAnnounced(transaction, hall.name, clock()))) used.push(hall);
    }
    const others = after.halls.filter(({ id }) => !used.some((hall) => hall.id === id));
    return { halls: [...used, ...others] };
  }

  /** Replaces unchanged fields of all groups; each changed group becomes a version of its own. */
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
    /** The fields and the places of pictures that still are the demo content's. */
    async left(): Promise<string[]> {
      const first = await firstSettings(reader);
      const fields = SETTINGS_GROUPS.flatMap((name) =>
        fieldsLeft(name, centre.settings[name], first[name], defaults[name]),
      );
      const slots = await pictures.firstPictures(reader);
      return [...fields, ...slots.map((slot) => `pictures.${slot}`)];
    },

    /** Takes away what the house has not changed since. Called after the demo items went, inside the same transaction. */
    async remove(transaction: Transaction, person: Person): Promise<void> {
      const from = await firstSettings(transaction);
      await replaceAll(transaction, person, { from, to: defaults });
      await pictures.removeFirst(transaction, person);
    },

    /** Brings it back where the house has put nothing in its place. */
    async restore(transaction: Transaction, person: Person): Promise<void> {
      const to = await firstSettings(transaction);
      await replaceAll(transaction, person, { from: defaults, to });
      await pictures.restoreFirst(transaction, person);
    },

    refresh: () => centre.refresh(),
  };
}
