import { graphql } from '../../shared/graphql/tada.ts';

/** Returns the others who have the item open. */
export const ReportEditing = graphql(`
  mutation ReportEditing($itemType: String!, $id: Int!, $isLeaving: Boolean!) {
    reportEditing(itemType: $itemType, id: $id, isLeaving: $isLeaving) {
      name
      since
    }
  }
`);
