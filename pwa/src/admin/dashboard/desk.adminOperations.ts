import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';
import { HallUseParts } from '../halls/halls.adminOperations.ts';
import { ContentPartParts } from './contentHealth.adminOperations.ts';

/** For the start screen, without users. */
export const AdminDesk = graphql(
  `
    query AdminDesk($from: DateTimeISO!, $to: DateTimeISO!) {
      evening {
        day
        tomorrow
        events {
          ...HallUseParts
        }
      }
      hallUses(from: $from, to: $to) {
        ...HallUseParts
      }
      contentState {
        ...ContentPartParts
      }
      desk {
        decisions {
          what
          itemType
          itemId
          version
          section
          title
          at
          savedByName
        }
        next {
          section
          itemType
          itemId
          title
          at
          endsAt
        }
      }
      centre {
        texts
      }
    }
  `,
  [HallUseParts, ContentPartParts],
);

export type DeskContent = ResultOf<typeof AdminDesk>;
export type Evening = DeskContent['evening'];
export type DeskDecision = DeskContent['desk']['decisions'][number];
