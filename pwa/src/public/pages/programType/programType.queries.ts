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
import type { RouteInput } from '../../page/publicRoute.ts';

export type TypeOfPage = ProgramTypeInfo & { readonly name: ProgramTypeName };

/** Undefined for an unknown type. */
export function typeOfPage({ part }: RouteInput): TypeOfPage | undefined {
  return PROGRAM_TYPES.some(({ slug }) => slug === part) ? findProgramType(part) : undefined;
}

/** The youth page shows both corners too. */
export const typeQueries = (type: TypeOfPage) => [
  upcomingOfTypeQuery(type.name),
  pastOfTypeQuery(type.name),
  ...(type.slug === 'mladi' ? CORNERS.map(({ name }) => upcomingOfTypeQuery(name)) : []),
];

export function visualArtsQueries(search: URLSearchParams): AnyPageQuery[] {
  return [...galleryQueries(galleryPlace(search)), coloniesQuery(), artSalonsQuery()];
}
