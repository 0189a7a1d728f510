import { canonicalBlocks } from '@centar/domain/markup/canonicalBlocks.ts';
import { parseMarkup } from '@centar/domain/markup/parseMarkup.ts';
import { storedMarkup } from '@centar/domain/markup/storedMarkup.ts';
import { linksOf, withLinks } from '@centar/domain/markup/tree.ts';
import { findPage, pageItem, pathOf, type FoundPage } from '@centar/domain/pages.ts';
import type { Database } from '../platform/database/database.ts';
import { knownItem } from './itemOrigins.ts';
import type { Candidate, TransferSource } from './source.ts';
import { TRANSFER_TYPES } from './transferTypes.ts';

interface Linked {
  readonly candidate: Candidate;
  /** Links to items that are not imported yet are words. */
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

/** Own links of a text name items by their numbers in the source, which are others here. */
export async function withLinksHere(
  database: Database,
  source: Pick<TransferSource, 'name'>,
  candidate: Candidate,
): Promise<Linked> {
  const markup = candidate.fields['descriptionMarkup'];
  const tree = typeof markup === 'string' && markup !== '' ? parseMarkup(markup) : [];
  const targets = new Map<string, string | undefined>();
  for (const link of linksOf(tree)) {
    const found = itemPage(link);
    if (!found || targets.has(link)) continue;
    const { page, item, rest } = found;
    const { name: kind } = TRANSFER_TYPES[item.itemType];
    const origin = { source: source.name, kind, sourceId: String(item.id) };
    const here = await knownItem(database, origin);
    targets.set(link, here ? pathOf({ ...page, part: String(here.itemId) }) + rest : undefined);
  }
  if (targets.size === 0) return { candidate, isComplete: true };
  const linked = withLinks(tree, (link) => (targets.has(link) ? targets.get(link) : link));
  const { markup: descriptionMarkup } = storedMarkup(canonicalBlocks(linked));
  return {
    candidate: { ...candidate, fields: { ...candidate.fields, descriptionMarkup } },
    isComplete: [...targets.values()].every((target) => target !== undefined),
  };
}
