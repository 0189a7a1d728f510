import {
  OpenHoursParts,
  ProgramDateParts,
} from '../../../features/programs/programs.operations.ts';
import { CardImageParts } from '../../../shared/graphql/image.operations.ts';
import { DateReservationParts } from '../../../shared/graphql/reservations.operations.ts';
import { graphql, type ResultOf } from '../../../shared/graphql/tada.ts';

/** Without the picture. */
const ScheduleProgramParts = graphql(
  `
    fragment ScheduleProgramParts on Program {
      id
      title
      programType
      eventHappeningDateTime
      endsAt
      openHours {
        ...OpenHoursParts
      }
      place
      price
      isFree
      childrenAge
      status
      statusNote
      formerDateTime
      accessFacts
      reservations {
        ...DateReservationParts
      }
      dates {
        ...ProgramDateParts
      }
    }
  `,
  [DateReservationParts, OpenHoursParts, ProgramDateParts],
);

/** Everything announced or in progress, and the latest past programmes. */
export const Schedule = graphql(
  `
    query Schedule($first: Int, $earlier: Int) {
      currentMovies(first: $first) {
        items {
          id
          title
          genere
          duration
          yearPublished
          childrenAge
          image {
            ...CardImageParts
          }
          movieProductionDateTimes {
            id
            productionDate
            hall
            price
            isFree
            language
            ageMark
            status
            statusNote
            formerDateTime
            accessFacts
            reservations {
              ...DateReservationParts
            }
          }
        }
      }
      upcomingPrograms(first: $first) {
        items {
          ...ScheduleProgramParts
          image {
            ...CardImageParts
          }
        }
      }
      programsOn(first: $first) {
        items {
          ...ScheduleProgramParts
          image {
            ...CardImageParts
          }
        }
      }
      pastPrograms(first: $earlier) {
        items {
          ...ScheduleProgramParts
        }
      }
    }
  `,
  [CardImageParts, DateReservationParts, ScheduleProgramParts],
);

type Answer = ResultOf<typeof Schedule>;

/** A cached response of an older version of the site lacks the newer lists. */
export type ScheduleData = Pick<Answer, 'currentMovies' | 'upcomingPrograms'> &
  Partial<Pick<Answer, 'programsOn' | 'pastPrograms'>>;
