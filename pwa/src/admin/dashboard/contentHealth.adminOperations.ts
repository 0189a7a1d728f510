import { graphql } from '../../shared/graphql/tada.ts';
import type { ResultOf } from '../../shared/graphql/tada.ts';

/** What visitors can see of the person's sections, what came last and what is lacking. */
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
