import { CardImageParts, PictureParts } from '../../../shared/graphql/image.operations.ts';
import { graphql, type FragmentOf } from '../../../shared/graphql/tada.ts';

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

/** Newest first. */
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

export const NewsDetail = graphql(
  `
    query NewsDetail($id: Int!) {
      newsById(id: $id) {
        ...NewsCardParts
        image {
          alt
          credit
        }
        morePictures {
          ...PictureParts
        }
        description
        descriptionTree
        author
        updatedAt
      }
    }
  `,
  [NewsCardParts, PictureParts],
);
