import { graphql, type ResultOf } from '../../../shared/graphql/tada.ts';

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

export type ArchivedYear = ResultOf<typeof YearArchive>['archiveOfYear'];
