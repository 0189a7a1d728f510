import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';

/** A few items of each type that the person may write. */
export const StaffFind = graphql(`
  query StaffFind($text: String!) {
    staffFind(text: $text) {
      itemType
      itemId
      section
      title
      publishedAt
    }
  }
`);

export type FoundItem = ResultOf<typeof StaffFind>['staffFind'][number];
