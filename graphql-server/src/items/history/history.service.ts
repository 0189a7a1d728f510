import { mayWrite } from '@centar/domain/access.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import { parseInput, requirePerson } from '../contentService.ts';
import { typedReference, versionReference } from '../itemReference.ts';
import type { ItemHistoryView, RestoredVersion, WantedVersion } from './itemHistory.ts';
import type { Actor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';

/** The versions of one content type's items, as the kit keeps them. */
export interface TypeHistory {
  readonly itemType: ItemType;
  readonly sections: readonly ItemSection[];
  history(actor: Actor, id: number): Promise<ItemHistoryView>;
  restoreVersion(actor: Actor, wanted: WantedVersion): Promise<RestoredVersion>;
}

/** The versions of items of every type, for who may write them; both transports call nothing else. */
export function historyService(types: readonly TypeHistory[]) {
  /** The type, for who holds one of its sections at least; the item's own section is asked for later. */
  function typeFor(actor: Actor, itemType: ItemType): TypeHistory {
    requirePerson(actor);
    const type = types.find((one) => one.itemType === itemType);
    if (!type) throw new Error(`No content type is called ${itemType}`);
    if (!type.sections.some((section) => mayWrite(actor, section))) {
      throw new AppError('FORBIDDEN');
    }
    return type;
  }

  return {
    /** Every version of an item, the latest first. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
    async versions(actor: Actor, input: unknown): Promise<ItemHistoryView> {
      requirePerson(actor);
      const { itemType, id } = parseInput(typedReference, input);
      return typeFor(actor, itemType).history(actor, id);
    },

    /** Saves a former version as a new one. Throws NOT_FOUND, FORBIDDEN or CONFLICT. */
    async restore(actor: Actor, input: unknown): Promise<RestoredVersion> {
      requirePerson(actor);
      const { itemType, ...version } = parseInput(versionReference, input);
      return typeFor(actor, itemType).restoreVersion(actor, version);
    },
  };
}

/** The service's type, for the transports. */
export type HistoryService = ReturnType<typeof historyService>;
