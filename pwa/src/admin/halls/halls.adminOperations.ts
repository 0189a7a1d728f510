import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';

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

/** The texts of the centre, its halls among them. */
export const AdminHalls = graphql(`
  query AdminHalls {
    centre {
      texts
    }
  }
`);
