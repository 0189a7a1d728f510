import { graphql } from '../../shared/graphql/tada.ts';
import type { ResultOf } from '../../shared/graphql/tada.ts';

/** What takes place where in a stretch of time. */
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
