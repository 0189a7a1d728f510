import { graphql } from '../../../shared/graphql/tada.ts';

export const Search = graphql(`
  query Search($text: String!, $itemType: String, $page: Int) {
    search(text: $text, itemType: $itemType, page: $page) {
      suggestion
      groups {
        itemType
        total
        hits {
          itemId
          title
          excerpt
          at
          pastAt
          programType
          status
        }
      }
    }
  }
`);
