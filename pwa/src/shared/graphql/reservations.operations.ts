import { graphql, type FragmentOf } from './tada.ts';

/** What a date takes reservations for, without what changes with each of them. */
export const DateReservationParts = graphql(`
  fragment DateReservationParts on DateReservations {
    dateKey
    state
    opensAt
    closesAt
  }
`);

export type DateReservationData = FragmentOf<typeof DateReservationParts>;
