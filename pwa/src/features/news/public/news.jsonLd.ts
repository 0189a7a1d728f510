import type { NewsArticleLeaf } from 'schema-dts';
import { paths } from '../../../shared/paths.ts';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import {
  centreReference,
  described,
  modifiedJsonLd,
  picturesJsonLd,
  TEXT_LANGUAGE,
  type JsonLdSite,
} from '../../../public/page/jsonLd.ts';
import type { NewsDetail } from './news.operations.ts';

export type NewsData = ResultOf<typeof NewsDetail>['newsById'];

export function newsJsonLd(news: NewsData, site: JsonLdSite): NewsArticleLeaf {
  const address = `${site.publicUrl}${paths.newsItem(news.id)}`;
  return described<NewsArticleLeaf>({
    '@type': 'NewsArticle',
    '@id': `${address}#vest`,
    headline: news.title,
    description: news.excerpt,
    url: address,
    mainEntityOfPage: address,
    image: [picturesJsonLd(news, site)].flat(),
    datePublished: news.datePosted,
    dateModified: modifiedJsonLd(news),
    articleSection: news.theme,
    // The stored name may be a person, an office or a group.
    author: centreReference(site),
    creditText: news.author || undefined,
    publisher: centreReference(site),
    inLanguage: TEXT_LANGUAGE,
  });
}
