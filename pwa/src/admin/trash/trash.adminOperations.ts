import { graphql } from '../../shared/graphql/tada.ts';
import type { ResultOf } from '../../shared/graphql/tada.ts';

/** What was deleted of the person's sections, the last first. */
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

/** What the screen shows of the bin. */
export type BinContent = ResultOf<typeof BinItems>['binItems'];

/** One deleted item. */
export type BinRow = BinContent['items'][number];

/** Takes an item out of the bin. */
export const RestoreItem = graphql(`
  mutation RestoreItem($itemType: String!, $id: Int!) {
    restoreItem(itemType: $itemType, id: $id)
  }
`);

/** Deletes an item of the bin for good. */
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
