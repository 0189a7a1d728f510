import { programTypeNamed, type ProgramTypeInfo } from '@centar/domain/sections.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';

export function programListUrl({ slug }: Pick<ProgramTypeInfo, 'slug'>): string {
  return slug === 'americki' || slug === 'turski'
    ? adminPaths.corners(slug)
    : adminPaths.programType(slug);
}

export function programItemUrl(item: {
  readonly id: number;
  readonly programType: string;
}): string {
  return programTypeNamed(item.programType)?.isCorner
    ? adminPaths.cornerItem(item.id)
    : adminPaths.programItem(item.id);
}

export function programCreateUrl({ slug, isCorner }: ProgramTypeInfo): string {
  const create = isCorner ? adminPaths.cornerCreate : paths.programCreate;
  return `${create}?vrsta=${slug}`;
}
