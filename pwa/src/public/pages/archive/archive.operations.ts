import { graphql } from '../../../shared/graphql/tada.ts';
import type { ResultOf } from '../../../shared/graphql/tada.ts';

/** What happened in a year, and which other years there are. */
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
        place
        status
      }
      films {
        itemId
        title
        at
      }
    }
  }
`);

/** A year of the archive. */
export type ArchivedYear = ResultOf<typeof YearArchive>['archiveOfYear'];
