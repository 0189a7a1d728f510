import { graphql, type FragmentOf, type ResultOf } from '../../shared/graphql/tada.ts';

export const ReportDateParts = graphql(`
  fragment ReportDateParts on ReportDate {
    dateKey
    itemType
    itemId
    section
    title
    at
    endsAt
    place
    childrenAge
    isFree
    status
    isRemoved
    visitors
    source
    places
    taken
    arrived
  }
`);

export type ReportDateRow = FragmentOf<typeof ReportDateParts>;

export const AdminReport = graphql(
  `
    query AdminReport($year: Int!, $quarter: Int) {
      report(year: $year, quarter: $quarter) {
        computedAt
        toCome
        dates {
          ...ReportDateParts
        }
      }
    }
  `,
  [ReportDateParts],
);

/** With future dates, which `report` only counts. */
export const AdminWorkPlan = graphql(
  `
    query AdminWorkPlan($month: String!, $months: Int!) {
      workPlan(month: $month, months: $months) {
        ...ReportDateParts
      }
    }
  `,
  [ReportDateParts],
);

export const AdminReadings = graphql(`
  query AdminReadings($from: String!, $to: String!) {
    readings(from: $from, to: $to) {
      total
      pages {
        itemType
        itemId
        title
        path
        count
      }
    }
  }
`);

export type ReadingRow = ResultOf<typeof AdminReadings>['readings']['pages'][number];

export const SaveAttendance = graphql(
  `
    mutation SaveAttendance($counts: [AttendanceInput!]!) {
      saveAttendance(counts: $counts) {
        ...ReportDateParts
      }
    }
  `,
  [ReportDateParts],
);
