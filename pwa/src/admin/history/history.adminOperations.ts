import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';

/** Latest first. */
export const ItemHistory = graphql(`
  query ItemHistory($itemType: String!, $id: Int!) {
    itemHistory(itemType: $itemType, id: $id) {
      title
      section
      version
      versions {
        version
        at
        savedByName
        action
        changes {
          field
          from
          to
        }
      }
      hasOlder
    }
  }
`);

export type HistoryContent = ResultOf<typeof ItemHistory>['itemHistory'];

export type VersionRow = HistoryContent['versions'][number];

export const RestoreVersion = graphql(`
  mutation RestoreVersion($input: VersionRestore!) {
    restoreVersion(input: $input) {
      version
      isFileGone
    }
  }
`);
