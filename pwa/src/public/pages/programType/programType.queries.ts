import {
  findProgramType,
  PROGRAM_TYPES,
  type ProgramTypeInfo,
  type ProgramTypeName,
} from '@centar/domain/sections.ts';
import {
  artSalonsQuery,
  coloniesQuery,
} from '../../../features/exhibitions/public/exhibitions.queries.ts';
import { galleryPlace, galleryQueries } from '../../../features/gallery/public/galleryAddress.ts';
import { CORNERS } from '../../../features/programs/cornerView.ts';
import {
  pastOfTypeQuery,
  upcomingOfTypeQuery,
} from '../../../features/programs/public/programs.queries.ts';
import type { AnyPageQuery } from '../../page/pageQuery.ts';
import { queryList, type RouteInput } from '../../page/publicRoute.ts';

/** A programme type that has a page. */
export type TypeOfPage = ProgramTypeInfo & { readonly name: ProgramTypeName };

/** The programme type of an address; undefined for an unknown one. */
export function typeOfPage({ part }: RouteInput): TypeOfPage | undefined {
  return PROGRAM_TYPES.some(({ slug }) => slug === part) ? findProgramType(part) : undefined;
}

/** The queries of a type's page; the page for the young shows both corners too. */
export const typeQueries = (type: TypeOfPage) => [
  upcomingOfTypeQuery(type.name),
  pastOfTypeQuery(type.name),
  ...(type.slug === 'mladi' ? CORNERS.map(({ name }) => upcomingOfTypeQuery(name)) : []),
];

/** The queries of the visual arts page besides those of its programmes. */
export function visualArtsQueries(search: URLSearchParams): AnyPageQuery[] {
  return [...galleryQueries(galleryPlace(search)), ...queryList(coloniesQuery(), artSalonsQuery())];
}
