import { graphql } from '../../shared/graphql/tada.ts';

/** Published items, as visitors find them. */
export const LinkTargets = graphql(`
  query AdminLinkTargets($text: String!) {
    search(text: $text) {
      groups {
        itemType
        hits {
          itemId
          title
          at
          programType
        }
      }
    }
  }
`);
