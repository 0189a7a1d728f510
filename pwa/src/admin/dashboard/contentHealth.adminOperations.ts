import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';

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

export type ContentPart = ResultOf<typeof ContentState>['contentState'][number];
