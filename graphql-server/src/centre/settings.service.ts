import { z } from 'zod';
import {
  MARKED_TEXTS,
  SETTINGS,
  SETTINGS_GROUPS,
  type SettingsGroup,
  type SettingsOf,
} from '@centar/domain/centre.ts';
import { seenVersion } from '@centar/domain/rules.ts';
import { assertUpdated } from '../items/write/locking.ts';
import { markupName, settledText } from '../items/write/settledText.ts';
import { orNotFound, AppError } from '../platform/errors.ts';
import { parseInput } from '../platform/validation.ts';
import { recordChange, authorColumns } from '../items/auditTrail.ts';
import { requireAdministrator } from '../platform/policies.ts';
import type { ContentDependencies } from '../items/contentDependencies.ts';
import { assertChanged, saveOrKeep } from '../items/write/unchanged.ts';
import type { Actor } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { asJson } from '../platform/database/jsonColumn.ts';
import type { CurrentCentre } from './centre.ts';
import { hallsIn, renameHalls } from './halls.ts';
import { MAX_PREVIOUS_VERSIONS } from './previousPictures.ts';
import { sitePictures } from './sitePictures.ts';
import { SETTINGS_TYPE, settingsId as idOf } from './storedPictures.ts';

const groupName = z.strictObject({
  name: z.enum(SETTINGS_GROUPS as [SettingsGroup, ...SettingsGroup[]], 'unknownChoice'),
});
const isGiven = (content: unknown): boolean => content !== undefined;
/** Checked by the group's own rules, so that errors name its fields. */
const groupEdit = groupName.extend({
  version: seenVersion,
  content: z.unknown().refine(isGiven, 'required'),
});
/** For the API's description. */
export const settingsEdit = groupName.extend({
  version: seenVersion,
  content: z
    .union(Object.values(SETTINGS))
    .meta({ description: 'All fields of the group that `name` names' }),
});

function parseContent<Group extends SettingsGroup>(
  name: Group,
  content: unknown,
): SettingsOf<Group> {
  return parseInput(SETTINGS[name] as z.ZodType, content) as SettingsOf<Group>;
}

/** An alert without a beginning begins now. */
const started = <Content extends object>(content: Content, now: Date): Content =>
  'until' in content && 'from' in content && content.until !== null && content.from === null
    ? { ...content, from: now.toISOString() }
    : content;

/** Whole content, whose texts keep or change their formats like descriptions of items. */
function withFormats<Group extends SettingsGroup>(
  name: Group,
  next: SettingsOf<Group>,
  before: object,
  publicUrl: string | undefined,
): SettingsOf<Group> {
  const settled = <Content extends object>(text: string, now: Content, then: object): Content => {
    const field = markupName(text);
    const { [field]: before } = then as Record<string, unknown>;
    const whole = { [field]: before, ...settledText(text, now, then, publicUrl) };
    const { [field]: formats, ...plain } = { ...now, ...whole } as Record<string, unknown>;
    // A plain text is stored without the field.
    return { ...plain, ...(formats ? { [field]: formats } : {}) } as Content;
  };
  const texts: Partial<Record<SettingsGroup, readonly string[]>> = MARKED_TEXTS;
  const whole = (texts[name] ?? []).reduce((now, text) => settled(text, now, before), next);
  if (!('garden' in whole)) return whole;
  const { garden: rows = [] } = before as Partial<SettingsOf<'about'>>;
  const garden = whole.garden.map((row) =>
    settled('text', row, rows.find(({ title }) => title === row.title) ?? {}),
  );
  return { ...whole, garden };
}

const storedGroup = async (client: Transaction, name: SettingsGroup) =>
  orNotFound(await client.settingsGroup.findUnique({ where: { name } }));

/** For administrators, except `centre`. */
export function settingsService(
  { database, files, clock, publicUrl }: ContentDependencies,
  centre: CurrentCentre,
) {
  const { reader } = database;

  return {
    centre: () => ({ facts: centre.facts, texts: centre.texts }),

    /** Throws UNAUTHENTICATED or FORBIDDEN. */
    async group(actor: Actor, input: unknown) {
      requireAdministrator(actor);
      const { name } = parseInput(groupName, input);
      const row = await storedGroup(reader, name);
      return { ...row, content: centre.settings[name] };
    },

    /** Latest first. Throws UNAUTHENTICATED or FORBIDDEN. */
    async versions(actor: Actor, input: unknown) {
      requireAdministrator(actor);
      const { name } = parseInput(groupName, input);
      const rows = await reader.itemVersion.findMany({
        where: { itemType: SETTINGS_TYPE, itemId: idOf(name) },
        orderBy: { version: 'desc' },
        take: MAX_PREVIOUS_VERSIONS,
      });
      return rows.map(({ version, content, savedAt, savedByName }) => {
        const { version: _, ...fields } = content as Record<string, unknown>;
        return { version, content: fields, savedAt, savedByName };
      });
    },

    /** Unchanged content gets no version. Throws CONFLICT for a concurrent edit. */
    async update(actor: Actor, input: unknown) {
      requireAdministrator(actor);
      const { name, version: seen, content } = parseInput(groupEdit, input);
      const written = started(parseContent(name, content), clock());
      const { revision } = database;
      const saved = await saveOrKeep(() =>
        database.writeContent(async (transaction) => {
          const before = await storedGroup(transaction, name);
          if (seen !== undefined && seen !== before.version) throw new AppError('CONFLICT');
          const next = withFormats(name, written, before.content as object, publicUrl);
          assertChanged(before, { content: next });
          if (name === 'halls') {
            await renameHalls(
              transaction,
              hallsIn(before.content),
              (next as SettingsOf<'halls'>).halls,
              clock(),
            );
          }
          assertUpdated(
            await transaction.settingsGroup.updateMany({
              where: { name, version: before.version },
              data: { content: asJson(next), version: { increment: 1 }, ...authorColumns(actor) },
            }),
          );
          const after = await storedGroup(transaction, name);
          await recordChange(transaction, actor, {
            action: 'update',
            section: '',
            itemType: SETTINGS_TYPE,
            item: { id: idOf(name), title: name, version: after.version },
            before: { version: before.version, ...(before.content as object) },
            after: { version: after.version, ...next },
          });
          return after;
        }),
      );
      if (database.revision !== revision) await centre.refresh();
      return saved;
    },

    ...sitePictures({ database, files, clock }, centre),
  };
}

export type SettingsService = ReturnType<typeof settingsService>;
