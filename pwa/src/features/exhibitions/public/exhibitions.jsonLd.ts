import type { ArticleLeaf } from 'schema-dts';
import { MONTHS } from '@centar/domain/dates.ts';
import {
  centreReference,
  described,
  picturesJsonLd,
  TEXT_LANGUAGE,
  type JsonLdSite,
} from '../../../public/page/jsonLd.ts';
import type { ExhibitionData } from './exhibitions.operations.ts';

/** `avgust 2026` becomes `2026-08`, a year stays; undefined for a text with no year or several. */
function isoPeriod(text: string): string | undefined {
  const [year, ...others] = text.match(/\b(?:19|20)\d\d\b/g) ?? [];
  if (year === undefined || others.length > 0) return undefined;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = words.flatMap((word) => {
    const at = MONTHS.findIndex((month) => word === month || word === `${month}a`);
    return at < 0 ? [] : [at + 1];
  });
  const [month] = found;
  return month !== undefined && found.length === 1
    ? `${year}-${String(month).padStart(2, '0')}`
    : year;
}

/** An article, since the event has no exact day and no known place. */
export function exhibitionJsonLd(
  item: ExhibitionData,
  path: string,
  site: JsonLdSite,
): ArticleLeaf {
  const address = `${site.publicUrl}${path}`;
  return described<ArticleLeaf>({
    '@type': 'Article',
    '@id': `${address}#prikaz`,
    headline: item.title,
    description: item.excerpt,
    url: address,
    mainEntityOfPage: address,
    image: picturesJsonLd(item, site),
    datePublished: item.createdAt,
    dateModified: item.updatedAt,
    temporalCoverage: isoPeriod(item.yearHappening),
    about: { '@type': 'Thing', name: item.colonyType },
    author: centreReference(site),
    creditText: item.author || undefined,
    publisher: centreReference(site),
    inLanguage: TEXT_LANGUAGE,
  });
}
