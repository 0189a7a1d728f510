import type { ItemType } from '@centar/domain/itemTypes.ts';
import { parseInput } from '../../platform/validation.ts';
import { requirePerson, requireSection } from '../../platform/policies.ts';
import { typedReference, typeNamed, versionReference } from '../itemReference.ts';
import type { itemTrash } from '../trash/itemTrash.ts';
import type { ItemHistory, VersionRestored } from './history.types.ts';
import type { itemHistory } from './itemHistory.ts';
import type { Actor } from '../../platform/context.ts';

/** The versions of one content type's items. */
type TypeHistory = Pick<ReturnType<typeof itemHistory>, 'history' | 'restoreVersion'> &
  Pick<ReturnType<typeof itemTrash>, 'itemType' | 'sections'>;

/** The versions of items of every type, for people who may write them. */
export function historyService(types: readonly TypeHistory[]) {
  /** Policy: the person may write one of the type's sections; the item's own section is checked later. */
  function typeFor(actor: Actor, itemType: ItemType): TypeHistory {
    const type = typeNamed(types, itemType);
    requireSection(actor, ...type.sections);
    return type;
  }

  return {
    /** Every version of an item, the latest first. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
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

/** The service's type, for the transports. */
export type HistoryService = ReturnType<typeof historyService>;
