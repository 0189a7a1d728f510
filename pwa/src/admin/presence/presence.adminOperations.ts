import { graphql } from '../../shared/graphql/tada.ts';

/** Reports that the user has opened or closed an item. Returns the others who have it open. */
export const ReportEditing = graphql(`
  mutation ReportEditing($itemType: String!, $id: Int!, $isLeaving: Boolean!) {
    reportEditing(itemType: $itemType, id: $id, isLeaving: $isLeaving) {
      name
      since
    }
  }
`);
