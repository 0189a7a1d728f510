import type { ItemType } from '@centar/domain/itemTypes.ts';
import { parseInput } from '../../platform/validation.ts';
import { requirePerson, requireSection } from '../../platform/policies.ts';
import { typedReference, typeNamed, versionReference } from '../itemReference.ts';
import type { itemTrash } from '../trash/itemTrash.ts';
import type { ItemHistory, VersionRestored } from './history.types.ts';
import type { itemHistory } from './itemHistory.ts';
import type { Actor } from '../../platform/context.ts';

type TypeHistory = Pick<ReturnType<typeof itemHistory>, 'history' | 'restoreVersion'> &
  Pick<ReturnType<typeof itemTrash>, 'itemType' | 'sections'>;

export function historyService(types: readonly TypeHistory[]) {
  /** Policy for the type; the item's own section is checked later. */
  function typeFor(actor: Actor, itemType: ItemType): TypeHistory {
    const type = typeNamed(types, itemType);
    requireSection(actor, ...type.sections);
    return type;
  }

  return {
    /** Latest first. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
    async versions(actor: Actor, input: unknown): Promise<ItemHistory> {
      requirePerson(actor);
      const { itemType, id } = parseInput(typedReference, input);
      return typeFor(actor, itemType).history(actor, id);
    },

    /** Saves a previous version as a new one. Throws NOT_FOUND, FORBIDDEN or CONFLICT. */
    async restore(actor: Actor, input: unknown): Promise<VersionRestored> {
      requirePerson(actor);
      const { itemType, ...version } = parseInput(versionReference, input);
      return typeFor(actor, itemType).restoreVersion(actor, version);
    },
  };
}

export type HistoryService = ReturnType<typeof historyService>;
