import { fold } from '@centar/domain/search.ts';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';
import { CONTENT_TYPES } from '../navigation/contentTypes.ts';
import { isItemType, itemUrl } from '../navigation/itemUrls.ts';
import type { FoundItem } from './find.adminOperations.ts';
import { findTexts as texts } from './find.texts.ts';

export interface Found extends LinkTo {
  readonly what: string;
}

/** Each typed word begins a word of the label, in either script. */
export function screensFound(screens: readonly LinkTo[], text: string): Found[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return screens
    .filter(({ label }) => {
      const own = fold(label).split(/\s+/);
      return words.every((word) => own.some((one) => one.startsWith(word)));
    })
    .map((screen) => ({ ...screen, what: texts.screen }));
}

export function itemsFound(items: readonly FoundItem[]): Found[] {
  return items.flatMap(({ itemType, itemId, section, title, publishedAt }): Found[] => {
    if (!isItemType(itemType)) return [];
    const type = CONTENT_TYPES[itemType].name;
    const what = [itemType === 'Program' ? section : type, publishedAt === null ? texts.draft : ''];
    return [
      {
        label: title,
        href: itemUrl(itemType, itemId, section),
        what: what.filter(Boolean).join(' · '),
      },
    ];
  });
}
