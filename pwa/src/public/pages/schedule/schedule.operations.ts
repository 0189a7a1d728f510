import { ProgramDateParts } from '../../../features/programs/programs.operations.ts';
import { CardImageParts } from '../../../shared/graphql/image.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';
import type { ResultOf } from '../../../shared/graphql/tada.ts';

/** Everything that is announced: films with all facts of their screenings, and programmes. */
export const Schedule = graphql(
  `
    query Schedule($first: Int) {
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
          }
        }
      }
      upcomingPrograms(first: $first) {
        items {
          id
          title
          programType
          eventHappeningDateTime
          place
          price
          isFree
          childrenAge
          status
          statusNote
          formerDateTime
          dates {
            ...ProgramDateParts
          }
          image {
            ...CardImageParts
          }
        }
      }
    }
  `,
  [CardImageParts, ProgramDateParts],
);

/** The data of the schedule query. */
export type ScheduleData = ResultOf<typeof Schedule>;
