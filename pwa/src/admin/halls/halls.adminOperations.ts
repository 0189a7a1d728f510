import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';
import { itemUrl } from '../navigation/itemUrls.ts';

/** The events in all halls within a time span. */
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

/** A screening or a programme, as far as it takes a hall. */
export type HallUse = ResultOf<typeof AdminHallUses>['hallUses'][number];

/** The screen of the film or programme that takes a hall. */
export const hallUseUrl = ({ itemType, itemId, section }: HallUse): string =>
  itemUrl(itemType === 'Movie' ? 'Movie' : 'Program', itemId, section);

/** The texts of the centre, its halls among them. */
export const AdminHalls = graphql(`
  query AdminHalls {
    centre {
      texts
    }
  }
`);
