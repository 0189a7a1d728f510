import { artsTexts } from '../../../shared/texts/arts.texts.ts';
import { paths } from '../../../shared/paths.ts';
import { idOf, type PageHeadTags, type PageMetadata } from '../../../public/page/publicRoute.ts';
import type { ExhibitionData } from './exhibitions.operations.ts';
import { exhibitionJsonLd } from './exhibitions.jsonLd.ts';
import { artSalonQuery, colonyQuery } from './exhibitions.queries.ts';

function headOf(item: ExhibitionData | undefined, pathOf: (id: number) => string): PageHeadTags {
  if (!item) return {};
  return {
    title: item.title,
    description: item.excerpt,
    image: item.image,
    type: 'article',
    parents: [{ label: artsTexts.program, href: paths.programType('likovni') }],
    jsonLd: (site) => [exhibitionJsonLd(item, pathOf(item.id), site)],
  };
}

export const exhibitionMetadata = {
  colony: (input, read) => headOf(read(colonyQuery(idOf(input)))?.colonyById, paths.colony),
  artSalon: (input, read) => headOf(read(artSalonQuery(idOf(input)))?.artSalonById, paths.artSalon),
} satisfies PageMetadata;
