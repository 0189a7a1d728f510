import { graphql, type ResultOf } from '../../../shared/graphql/tada.ts';

/** The events of one year, and the years that have any. */
export const YearArchive = graphql(`
  query YearArchive($year: Int) {
    archiveYears
    archiveOfYear(year: $year) {
      year
      programs {
        itemId
        title
        programType
        at
        startsAt
        endsAt
        place
        status
      }
      films {
        itemId
        title
        at
        status
      }
    }
  }
`);

/** A year of the archive. */
export type ArchivedYear = ResultOf<typeof YearArchive>['archiveOfYear'];
