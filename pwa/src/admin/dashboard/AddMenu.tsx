import type { ReactNode } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { PROGRAM_TYPES, type Section } from '@centar/domain/sections.ts';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { useSections } from '../auth/session.tsx';
import { adminPaths } from '../navigation/adminPaths.ts';
import { paths } from '../../shared/paths.ts';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import { deskTexts } from './desk.texts.ts';

const { adds } = deskTexts;
const typesOf = (isCorner: boolean): Section[] =>
  PROGRAM_TYPES.filter((type) => type.isCorner === isCorner).map(({ name }) => name);

interface Add extends LinkTo {
  /** Any of them allows it. */
  readonly sections: readonly Section[];
}

/** Photographs of the premises are added in the settings. */
const ADDS_OF: Readonly<Record<Exclude<ItemType, 'PremisesPhoto'>, readonly Add[]>> = {
  News: [{ label: adds.news, href: adminPaths.newsCreate, sections: ['Vesti'] }],
  Movie: [{ label: adds.film, href: adminPaths.cinemaCreate, sections: ['Bioskop program'] }],
  Program: [
    { label: adds.program, href: paths.programCreate, sections: typesOf(false) },
    { label: adds.corner, href: adminPaths.cornerCreate, sections: typesOf(true) },
  ],
  Competition: [
    { label: adds.competition, href: adminPaths.competitionCreate, sections: ['Konkurs'] },
  ],
  Procurement: [
    { label: adds.procurement, href: adminPaths.procurementCreate, sections: ['Javne nabavke'] },
  ],
  GalleryItem: [{ label: adds.gallery, href: adminPaths.galleryCreate, sections: ['Galerija'] }],
  Colony: [{ label: adds.colony, href: adminPaths.colonyCreate, sections: ['Kolonije'] }],
  ArtSalon: [{ label: adds.salon, href: adminPaths.salonCreate, sections: ['Likovni saloni'] }],
};

const ADDS = Object.values(ADDS_OF).flat();

/** Films for the section of films and programmes about films. */
export const addOf = (section: Section): string | undefined =>
  ADDS.find(({ sections }) => sections.includes(section))?.href;

/** `more` are further links. */
export function AddMenu({ more = [] }: { readonly more?: readonly LinkTo[] }): ReactNode {
  const own = useSections();
  const links: readonly LinkTo[] = [
    ...ADDS.filter(({ sections }) => sections.some((section) => own.includes(section))),
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
