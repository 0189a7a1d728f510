import { canonicalBlocks } from '@centar/domain/markup/canonicalBlocks.ts';
import { parseMarkup } from '@centar/domain/markup/parseMarkup.ts';
import { storedMarkup } from '@centar/domain/markup/storedMarkup.ts';
import { linksOf, withLinks } from '@centar/domain/markup/tree.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { findPage, itemPath, pageItem, pathOf, type FoundPage } from '@centar/domain/pages.ts';
import { formerItems } from '../items/formerItems.ts';
import type { Database } from '../platform/database/database.ts';
import { knownItem } from './itemOrigins.ts';
import type { Candidate, TransferSource } from './source.ts';
import { TRANSFER_TYPES } from './transferTypes.ts';

interface Linked {
  readonly candidate: Candidate;
  /** False if it links to items that are not imported, or not yet. */
  readonly isComplete: boolean;
}

const TARGET = /^(\/[^?#]*)(.*)$/s;

/** A page of an item; undefined for other pages. */
function itemPage(link: string) {
  const [, path = '', rest = ''] = TARGET.exec(link) ?? [];
  const page: FoundPage | undefined = findPage(path);
  const item = page && pageItem(page);
  return page && item ? { page, item, rest } : undefined;
}

const hostOf = ({ host }: URL): string => host.replace(/^www\./, '');

/** On the previous site; undefined for other addresses. */
function formerAddress(link: string, site = ''): URL | undefined {
  const [url, own] = [URL.parse(link), URL.parse(site)];
  return url && own && url.host !== '' && hostOf(url) === hostOf(own) ? url : undefined;
}

/** The page here of an item of the previous site. */
async function pageHere(
  { reader }: Database,
  source: string,
  address: URL,
): Promise<string | undefined> {
  const [item] = await formerItems(reader, address, source);
  if (!item) return undefined;
  const { itemType, itemId: id } = item;
  const program =
    itemType === 'Program'
      ? await reader.program.findFirst({ where: { id }, select: { programType: true } })
      : null;
  const path = itemPath(itemType as ItemType, id, program?.programType);
  return path && path + address.hash;
}

/**
 * Replaces links that use ids of the source or addresses of the previous site. An address without
 * an imported item stays.
 */
export async function withLinksHere(
  database: Database,
  { name, site }: Pick<TransferSource, 'name' | 'site'>,
  candidate: Candidate,
): Promise<Linked> {
  const markup = candidate.fields['descriptionMarkup'];
  const tree = typeof markup === 'string' && markup !== '' ? parseMarkup(markup) : [];
  const targets = new Map<string, string | undefined>();
  let isComplete = true;
  for (const link of new Set(linksOf(tree))) {
    const address = formerAddress(link, site);
    const found = itemPage(link);
    if (address) {
      const here = await pageHere(database, name, address);
      if (here === undefined) isComplete = false;
      else targets.set(link, here);
    } else if (found) {
      const { page, item, rest } = found;
      const { name: kind } = TRANSFER_TYPES[item.itemType];
      const origin = { source: name, kind, sourceId: String(item.id) };
      const here = await knownItem(database, origin);
      if (!here) isComplete = false;
      targets.set(link, here ? pathOf({ ...page, part: String(here.itemId) }) + rest : undefined);
    }
  }
  if (targets.size === 0) return { candidate, isComplete };
  const linked = withLinks(tree, (link) => (targets.has(link) ? targets.get(link) : link));
  const { markup: descriptionMarkup } = storedMarkup(canonicalBlocks(linked));
  return {
    candidate: { ...candidate, fields: { ...candidate.fields, descriptionMarkup } },
    isComplete,
  };
}
