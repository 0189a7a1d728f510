import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';

/** The state of the user's sections: published items, the latest of them and missing content. */
export const ContentState = graphql(`
  query ContentState {
    contentState {
      section
      itemType
      published
      latest {
        itemId
        title
        publishedAt
      }
      lacks {
        what
        count
        items {
          itemId
          title
        }
      }
    }
  }
`);

/** The state of one content type in one section. */
export type ContentPart = ResultOf<typeof ContentState>['contentState'][number];
