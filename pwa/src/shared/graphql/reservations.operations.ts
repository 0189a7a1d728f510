import { graphql, type FragmentOf } from './tada.ts';

/** Without counts, which change with each reservation. */
export const DateReservationParts = graphql(`
  fragment DateReservationParts on DateReservations {
    dateKey
    state
    opensAt
    closesAt
  }
`);

export type DateReservationData = FragmentOf<typeof DateReservationParts>;
