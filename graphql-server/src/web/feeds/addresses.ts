import { findProgramType, PROGRAM_TYPES } from '@centar/domain/sections.ts';
import type { PublicItem, PublicItems } from '../../items/read/publicItems.ts';

/** One public page. */
export interface PublicAddress {
  /** With a leading slash. */
  readonly path: string;
  /** When what it shows last changed; undefined for fixed pages. */
  readonly changed: Date | undefined;
}

const GALLERY_PAGE = 12;

function latest(...lists: readonly (readonly PublicItem[])[]): Date | undefined {
  let last: Date | undefined;
  for (const { updatedAt } of lists.flat()) {
    if (last === undefined || updatedAt > last) last = updatedAt;
  }
  return last;
}

const details = (root: string, items: readonly PublicItem[]): PublicAddress[] =>
  items.map(({ id, updatedAt }) => ({ path: `${root}/${String(id)}`, changed: updatedAt }));

/** Every address that visitors can open, as the specification's table of routes spells them (section 2). */
export function publicAddresses(items: PublicItems): PublicAddress[] {
  const { programs, news, movies, competitions, procurements, gallery } = items;
  const isCorner = ({ programType }: { programType: string }): boolean =>
    findProgramType(programType)?.isCorner ?? false;
  const bySlug = Map.groupBy(
    programs,
    ({ programType }): string => findProgramType(programType)?.slug ?? '',
  );
  const ofType = (slug: string) => bySlug.get(slug) ?? [];
  const corners = programs.filter(isCorner);
  const wallPages = Math.max(1, Math.ceil(gallery.length / GALLERY_PAGE));
  const wallChanged = latest(gallery);
  return [
    { path: '/', changed: latest(programs, news, movies) },
    { path: '/programs-list', changed: latest(programs) },
    { path: '/news-list', changed: latest(news) },
    { path: '/bioskop-list', changed: latest(movies) },
    { path: '/raspored', changed: latest(movies, programs) },
    { path: '/konkurs-list', changed: latest(competitions) },
    { path: '/javne-nabavke-list', changed: latest(procurements) },
    { path: '/o-nama', changed: undefined },
    ...PROGRAM_TYPES.filter((type) => !type.isCorner).map(({ slug }) => ({
      path: `/program/${slug}`,
      changed: latest(
        ofType(slug),
        slug === 'likovni' ? gallery : [],
        slug === 'mladi' ? corners : [],
      ),
    })),
    ...Array.from({ length: wallPages - 1 }, (_, index) => ({
      path: `/program/likovni?strana=${String(index + 2)}`,
      changed: wallChanged,
    })),
    { path: '/kutak-list/americki', changed: latest(ofType('americki')) },
    { path: '/kutak-list/turski', changed: latest(ofType('turski')) },
    ...details(
      '/programs',
      programs.filter((program) => !isCorner(program)),
    ),
    ...details('/kutak', corners),
    ...details('/news', news),
    ...details('/cinema', movies),
    ...details('/konkurs', competitions),
    ...details('/javne-nabavke', procurements),
  ];
}
