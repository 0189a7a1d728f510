import { admissionText, type Admission } from '@centar/domain/admissionText.ts';
import { findProgramType, type CategorySlug } from '@centar/domain/sections.ts';
import { programPath } from '@centar/domain/pages.ts';
import { paths } from '../../shared/paths.ts';
import { uiTexts } from '../../shared/texts/ui.texts.ts';
import type { ProgramCardData } from './programs.operations.ts';

export function tagOf({ programType }: { programType: string }): {
  slug: CategorySlug;
  label: string;
} {
  const type = findProgramType(programType);
  return type ? { slug: type.slug, label: type.label } : { slug: 'mladi', label: programType };
}

/** Where nothing else shows the status: `Otkazano: Koncert`. */
export const titleWithState = ({
  title,
  status,
}: Pick<ProgramCardData, 'title' | 'status'>): string =>
  status === 'cancelled' ? `${uiTexts.status.cancelled}: ${title}` : title;

export const typeHref = (slug: CategorySlug): string =>
  slug === 'americki' || slug === 'turski' ? paths.corners(slug) : paths.programType(slug);

/** `Velika sala, ulaz 500 din.`, or one of them. */
export function placeAndPrice({ place, ...admission }: Admission & { place: string }): string {
  return [place, admissionText(admission)].filter(Boolean).join(', ');
}

/** For the sidebar. */
export function toDateItem(
  program: Pick<
    ProgramCardData,
    'id' | 'title' | 'programType' | 'eventHappeningDateTime' | 'endsAt' | 'status'
  >,
) {
  return {
    href: programPath(program.id, program.programType),
    title: program.title,
    date: program.eventHappeningDateTime,
    endsAt: program.endsAt,
    cancelled: program.status === 'cancelled',
  };
}
