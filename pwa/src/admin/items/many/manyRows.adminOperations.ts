import { graphql, type VariablesOf } from '../../../shared/graphql/tada.ts';

export const ChangeItems = graphql(`
  mutation ChangeItems($itemType: String!, $items: [ItemChange!]!) {
    changeItems(itemType: $itemType, items: $items) {
      done {
        itemId
        version
      }
      refused {
        itemId
        code
        fields
      }
    }
  }
`);

type Change = Extract<VariablesOf<typeof ChangeItems>['items'], readonly unknown[]>[number];

/** What changes of an item. */
export type ItemFields = Omit<Change, 'id' | 'version'>;
