import { graphql } from '../../shared/graphql/tada.ts';

/** Reports that the person has an item open or has closed it. Gives the others who have it open. */
export const ReportEditing = graphql(`
  mutation ReportEditing($itemType: String!, $id: Int!, $isLeaving: Boolean!) {
    reportEditing(itemType: $itemType, id: $id, isLeaving: $isLeaving) {
      name
      since
    }
  }
`);
