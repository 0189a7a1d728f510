import { FEEDS, itemPath } from '@centar/domain/pages.ts';
import { inScript, splitScript } from '@centar/domain/scriptAddress.ts';
import { ITEM_TYPE_DESCRIPTORS } from '../../contentTypes/registry.ts';
import { formerItems } from '../../items/formerItems.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { oncePerRevision } from '../../platform/database/oncePerRevision.ts';

/** A WordPress site's main feed. */
const SITE_FEED = /^\/feed(?:\/(?:rss2?|atom|rdf))?\/*$/i;
/** Prefixes of Serbian plugins for Cyrillic pages, besides `/cir`. */
const CYRILLIC = /^\/(?:cyr|cirilica)\//i;

/**
 * Finds imported items by their addresses on the previous site. Most installations have none, which
 * is checked once per content revision. Redirects never form a chain.
 */
export function createPreviousAddresses(database: Database, clock: Clock) {
  const { reader } = database;
  const once = oncePerRevision<boolean>(database);

  const isEmpty = (): Promise<boolean> =>
    once(async () => (await reader.formerAddress.findFirst({ select: { kind: true } })) === null);

  async function pageOf(itemType: string, id: number): Promise<string | undefined> {
    const type = ITEM_TYPE_DESCRIPTORS.find((one) => one.itemType === itemType);
    const row = await type?.table(reader).findFirst({ where: { id, deletedAt: null } });
    if (!type || !row?.publishedAt || row.publishedAt > clock()) return undefined;
    const { programType = '' } = row as { programType?: string };
    return itemPath(type.itemType, row.id, programType);
  }

  return {
    /** A path in the requested script; undefined for an unknown address. */
    async find(pathname: string, search: URLSearchParams): Promise<string | undefined> {
      if (await isEmpty()) return undefined;
      const { script, path } = splitScript(pathname);
      if (SITE_FEED.test(path)) return inScript(script, FEEDS.news);
      const items = await formerItems(reader, { pathname: path, searchParams: search });
      for (const { itemType, itemId } of items) {
        const page = await pageOf(itemType, itemId);
        if (page) return inScript(CYRILLIC.test(path) ? 'cyrillic' : script, page);
      }
      return undefined;
    },
  };
}
