import { graphql, type FragmentOf } from '../../shared/graphql/tada.ts';
import { itemUrl } from '../navigation/itemUrls.ts';

/** A screening or a programme in a hall. */
export const HallUseParts = graphql(`
  fragment HallUseParts on HallUse {
    itemType
    itemId
    screeningId
    programDateId
    dateKey
    section
    title
    at
    endsAt
    hall
    price
    isFree
    status
    statusNote
    isPublic
  }
`);

export type HallUse = FragmentOf<typeof HallUseParts>;

export const AdminHallUses = graphql(
  `
    query AdminHallUses($from: DateTimeISO!, $to: DateTimeISO!) {
      hallUses(from: $from, to: $to) {
        ...HallUseParts
      }
    }
  `,
  [HallUseParts],
);

export const hallUseUrl = ({ itemType, itemId, section }: HallUse): string =>
  itemUrl(itemType === 'Movie' ? 'Movie' : 'Program', itemId, section);

/** The centre's texts, including its halls. */
export const AdminHalls = graphql(`
  query AdminHalls {
    centre {
      texts
    }
  }
`);

/** The centre's facts, including its hours. */
export const AdminCentreFacts = graphql(`
  query AdminCentreFacts {
    centre {
      facts
    }
  }
`);
