import { graphql, type ResultOf } from '../../../shared/graphql/tada.ts';

export const YearArchive = graphql(`
  query YearArchive($year: Int, $after: String) {
    archiveYears
    archiveOfYear(year: $year, after: $after) {
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
      nextCursor
    }
  }
`);

export type ArchivedYear = ResultOf<typeof YearArchive>['archiveOfYear'];
