import { graphql, type FragmentOf } from '../../shared/graphql/tada.ts';

/** One content type in one section. */
export const ContentPartParts = graphql(`
  fragment ContentPartParts on ContentPart {
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
`);

export type ContentPart = FragmentOf<typeof ContentPartParts>;

export const ContentState = graphql(
  `
    query ContentState {
      contentState {
        ...ContentPartParts
      }
    }
  `,
  [ContentPartParts],
);
