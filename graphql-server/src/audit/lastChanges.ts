import { z } from 'zod';
import { SECTIONS } from '@centar/domain/sections.ts';
import { lastChangesIn } from '../items/read/lastChange.ts';
import type { LastChange } from '../items/read/lastChange.ts';
import { parseInput, requirePerson, requireSection } from '../items/contentService.ts';
import type { Actor } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';

const MAX_NAME = 50;

const lastChangesInput = z.strictObject({
  section: z.enum(SECTIONS, 'unknownChoice'),
  itemType: z.string('invalid').max(MAX_NAME, 'tooLong'),
});

/**
 * The last change of each item of a type: its user and time. Only changes made by staff in the panel count: demo
 * content has no entry. For holders of the section, so that colleagues can ask each other. Throws UNAUTHENTICATED,
 * FORBIDDEN or BAD_USER_INPUT.
 */
export async function lastChanges(
  database: Database,
  actor: Actor,
  input: { readonly section?: unknown; readonly itemType?: unknown },
): Promise<LastChange[]> {
  requirePerson(actor);
  const { section, itemType } = parseInput(lastChangesInput, input);
  requireSection(actor, section);
  return lastChangesIn(database, section, itemType);
}
