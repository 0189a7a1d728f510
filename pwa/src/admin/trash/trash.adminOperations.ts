import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';

export const BinItems = graphql(`
  query BinItems {
    binItems {
      items {
        itemType
        itemId
        title
        section
        deletedAt
        deletedByName
        daysLeft
      }
      totalCount
    }
  }
`);

export type TrashContent = ResultOf<typeof BinItems>['binItems'];

export type TrashRow = TrashContent['items'][number];

export const RestoreItem = graphql(`
  mutation RestoreItem($itemType: String!, $id: Int!) {
    restoreItem(itemType: $itemType, id: $id)
  }
`);

export const PurgeItem = graphql(`
  mutation PurgeItem($itemType: String!, $id: Int!) {
    purgeItem(itemType: $itemType, id: $id)
  }
`);

export const EmptyBin = graphql(`
  mutation EmptyBin($until: DateTimeISO!) {
    emptyBin(until: $until)
  }
`);
