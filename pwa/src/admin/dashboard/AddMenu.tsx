import type { ReactNode } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { PROGRAM_TYPES, type ItemSection, type Section } from '@centar/domain/sections.ts';
import { DECLARATIONS } from '@centar/domain/types/declarations.ts';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { useSections } from '../auth/session.tsx';
import { adminPaths, itemPaths } from '../navigation/adminPaths.ts';
import { CONTENT_TYPES } from '../navigation/contentTypes.ts';
import { paths } from '../../shared/paths.ts';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import { deskTexts } from './desk.texts.ts';

const { adds } = deskTexts;
const typesOf = (isCorner: boolean): Section[] =>
  PROGRAM_TYPES.filter((type) => type.isCorner === isCorner).map(({ name }) => name);

interface Add extends LinkTo {
  /** Any of them allows it. */
  readonly sections: readonly ItemSection[];
}

const add = (type: keyof typeof itemPaths, label = CONTENT_TYPES[type].name): Add => ({
  label,
  href: itemPaths[type].create,
  sections: DECLARATIONS[type].sections,
});

/** Photographs of the premises are added in the settings. */
const ADDS_OF: Readonly<Record<Exclude<ItemType, 'PremisesPhoto'>, readonly Add[]>> = {
  News: [add('News')],
  Movie: [add('Movie')],
  Program: [
    { label: adds.program, href: paths.programCreate, sections: typesOf(false) },
    { label: adds.corner, href: adminPaths.cornerCreate, sections: typesOf(true) },
  ],
  Competition: [add('Competition')],
  Procurement: [add('Procurement')],
  GalleryItem: [add('GalleryItem', adds.gallery)],
  Colony: [add('Colony')],
  ArtSalon: [add('ArtSalon')],
};

const ADDS = Object.values(ADDS_OF).flat();

/** Films for the section of films and programmes about films. */
export const addOf = (section: Section): string | undefined =>
  ADDS.find(({ sections }) => sections.includes(section))?.href;

/** `more` are further links. */
export function AddMenu({ more = [] }: { readonly more?: readonly LinkTo[] }): ReactNode {
  const own = useSections();
  const links: readonly LinkTo[] = [
    ...ADDS.filter(({ sections }) => own.some((section) => sections.includes(section))),
    ...more,
  ];
  if (links.length === 0) return null;
  return (
    <MenuButton
      className="button button-green compact"
      label={deskTexts.addLabel}
      items={links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    >
      <Icon name="plus" />
      {deskTexts.add}
      <Icon name="chevron-down" />
    </MenuButton>
  );
}
