import { CardImageParts } from '../../../shared/graphql/image.operations.ts';
import { graphql, type FragmentOf } from '../../../shared/graphql/tada.ts';

/** The fields of a news card. */
export const NewsCardParts = graphql(
  `
    fragment NewsCardParts on News {
      id
      title
      excerpt
      theme
      datePosted
      image {
        ...CardImageParts
      }
    }
  `,
  [CardImageParts],
);

/** A piece of news as its card shows it. */
export type NewsCardData = FragmentOf<typeof NewsCardParts>;

/** The newest ten. */
export const LatestNews = graphql(
  `
    query LatestNews {
      latestNews {
        items {
          ...NewsCardParts
        }
      }
    }
  `,
  [NewsCardParts],
);

/** All news, newest first. */
export const AllNews = graphql(
  `
    query AllNews($first: Int, $after: String) {
      allNews(first: $first, after: $after) {
        items {
          ...NewsCardParts
        }
        nextCursor
      }
    }
  `,
  [NewsCardParts],
);

/** One piece of news, whole. */
export const NewsDetail = graphql(
  `
    query NewsDetail($id: Int!) {
      newsById(id: $id) {
        ...NewsCardParts
        image {
          alt
        }
        description
        author
        updatedAt
      }
    }
  `,
  [NewsCardParts],
);
