import { programTypeNamed } from '@centar/domain/sections.ts';
import type { ContentPart } from './contentHealth.adminOperations.ts';
import { isItemType, itemUrl } from '../navigation/itemUrls.ts';
import { adminPaths, itemPaths } from '../navigation/adminPaths.ts';
import { settingsTexts } from '../settings/settings.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';
import { OTHER_TILES, SECTION_SCREENS } from '../navigation/staffScreens.ts';

export type PartKey = Pick<ContentPart, 'section' | 'itemType'>;

/** Films share a section with programmes about films, so they have another label. */
export function listOfPart({ section, itemType }: PartKey): LinkTo {
  if (itemType === 'PremisesPhoto') {
    return { label: settingsTexts.premises.title, href: itemPaths.PremisesPhoto.list };
  }
  const type = itemType === 'Program' ? programTypeNamed(section) : undefined;
  if (type && !type.isCorner) return { label: type.name, href: adminPaths.programType(type.slug) };
  const href = SECTION_SCREENS.find((screen) => screen.section === section)?.href;
  return {
    label: itemType === 'Movie' ? staffTexts.cards.cinema : section,
    href: href ?? adminPaths.panel,
  };
}

export function itemOfPart({ section, itemType }: PartKey, id: number): string {
  return isItemType(itemType) ? itemUrl(itemType, id, section) : adminPaths.panel;
}

/**
 * Without items of corners, which belong to the other sections (staff specification, section 2).
 */
export function isProgram({ section, itemType }: PartKey): boolean {
  return itemType === 'Program' && programTypeNamed(section)?.isCorner === false;
}

/** Whether the part belongs to the screens under 'Ostalo'. */
export function isOther({ section }: PartKey): boolean {
  return OTHER_TILES.some((tile) => tile.section === section);
}

export interface CountedCard extends LinkTo {
  readonly isCounted: (part: PartKey) => boolean;
}

/** Staff specification, section 2. */
export const SUMMARY_CARDS: readonly CountedCard[] = [
  { label: staffTexts.cards.programs, href: adminPaths.programs, isCounted: isProgram },
  {
    label: staffTexts.cards.news,
    href: itemPaths.News.list,
    isCounted: ({ itemType }) => itemType === 'News',
  },
  {
    label: staffTexts.cards.cinema,
    href: itemPaths.Movie.list,
    isCounted: ({ itemType }) => itemType === 'Movie',
  },
  { label: staffTexts.cards.other, href: adminPaths.other, isCounted: isOther },
];

/** Of the matching parts; null while loading. */
export function publishedIn(
  parts: readonly ContentPart[] | undefined,
  isMeant: (part: PartKey) => boolean,
): number | null {
  return parts?.filter(isMeant).reduce((sum, { published }) => sum + published, 0) ?? null;
}
