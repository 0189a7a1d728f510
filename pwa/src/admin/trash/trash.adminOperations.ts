import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';

/** Deleted items of the user's sections, the latest first. */
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

/** The content of the trash. */
export type TrashContent = ResultOf<typeof BinItems>['binItems'];

/** One deleted item. */
export type TrashRow = TrashContent['items'][number];

/** Takes an item out of the trash. */
export const RestoreItem = graphql(`
  mutation RestoreItem($itemType: String!, $id: Int!) {
    restoreItem(itemType: $itemType, id: $id)
  }
`);

/** Deletes an item of the trash for good. */
export const PurgeItem = graphql(`
  mutation PurgeItem($itemType: String!, $id: Int!) {
    purgeItem(itemType: $itemType, id: $id)
  }
`);

/** Deletes for good what was deleted until a moment. */
export const EmptyBin = graphql(`
  mutation EmptyBin($until: DateTimeISO!) {
    emptyBin(until: $until)
  }
`);
