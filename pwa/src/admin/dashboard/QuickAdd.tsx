import type { ReactNode } from 'react';
import { PROGRAM_TYPES, type Section } from '@centar/domain/sections.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { useSections } from '../auth/session.tsx';
import { adminPaths } from '../navigation/adminPaths.ts';
import { paths } from '../../shared/paths.ts';
import { staffTexts } from '../texts/staff.texts.ts';

/** With the sections that allow them. */
const ADDS: readonly { label: string; href: string; sections: readonly Section[] }[] = [
  { label: staffTexts.add.news, href: adminPaths.newsCreate, sections: ['Vesti'] },
  { label: staffTexts.add.film, href: adminPaths.cinemaCreate, sections: ['Bioskop program'] },
  {
    label: staffTexts.add.program,
    href: paths.programCreate,
    sections: PROGRAM_TYPES.filter(({ isCorner }) => !isCorner).map(({ name }) => name),
  },
];

export function QuickAdd(): ReactNode {
  const own = useSections();
  const adds = ADDS.filter(({ sections }) => sections.some((section) => own.includes(section)));
  if (adds.length === 0) return null;
  return (
    <p className="panel-ways">
      {adds.map(({ label, href }) => (
        <ButtonLink key={href} compact kind="green" icon="plus" href={href}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
