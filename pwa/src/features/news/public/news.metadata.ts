import { paths } from '../../../shared/paths.ts';
import { idOf, type PageMetadata } from '../../../public/page/publicRoute.ts';
import { newsTexts } from './news.texts.ts';
import { newsJsonLd } from './news.jsonLd.ts';
import { newsQuery } from './news.queries.ts';

export const newsMetadata = {
  news: () => ({
    title: newsTexts.listTitle,
    description: newsTexts.listLead,
    feed: paths.newsFeed,
  }),
  newsItem: (input, read) => {
    const news = read(newsQuery(idOf(input)))?.newsById;
    if (!news) return {};
    return {
      title: news.title,
      description: news.excerpt,
      image: news.image,
      type: 'article',
      parents: [{ label: newsTexts.all, href: paths.news }],
      jsonLd: (site) => [newsJsonLd(news, site)],
    };
  },
} satisfies PageMetadata;
