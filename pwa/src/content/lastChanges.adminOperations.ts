import { graphql } from '../graphql/tada.ts';

/** Who changed each item of a section and type last. */
export const LastChanges = graphql(`
  query LastChanges($section: String!, $itemType: String!) {
    lastChanges(section: $section, itemType: $itemType) {
      itemId
      userName
    }
  }
`);
