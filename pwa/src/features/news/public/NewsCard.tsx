import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import type { HeadingLevel } from '../../../shared/ui/primitives/links.ts';
import { NewsCardView } from '../../../public/ui/cards/NewsCardView.tsx';
import type { NewsCardData } from './news.operations.ts';

export function NewsCard({
  news,
  level = 3,
  sizes,
}: {
  readonly news: NewsCardData;
  readonly level?: HeadingLevel;
  readonly sizes?: string;
}): ReactNode {
  return (
    <NewsCardView
      href={paths.newsItem(news.id)}
      image={news.image}
      tag={news.theme}
      title={news.title}
      text={news.excerpt}
      date={news.datePosted}
      level={level}
      {...(sizes === undefined ? {} : { sizes })}
    />
  );
}
