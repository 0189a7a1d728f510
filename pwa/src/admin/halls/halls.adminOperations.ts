import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';
import { itemUrl } from '../navigation/itemUrls.ts';

export const AdminHallUses = graphql(`
  query AdminHallUses($from: DateTimeISO!, $to: DateTimeISO!) {
    hallUses(from: $from, to: $to) {
      itemType
      itemId
      screeningId
      programDateId
      section
      title
      at
      endsAt
      hall
      status
      statusNote
      isPublic
    }
  }
`);

/** A screening or a programme in a hall. */
export type HallUse = ResultOf<typeof AdminHallUses>['hallUses'][number];

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
