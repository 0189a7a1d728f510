import { graphql } from '../../shared/graphql/tada.ts';

const DoorListParts = graphql(`
  fragment DoorListParts on DoorList {
    offerId
    title
    at
    endsAt
    place
    status
    walkIns
    reservations {
      id
      state
      places
      name
      phone
      note
      arrived
    }
  }
`);

export const AdminDoorList = graphql(
  `
    query AdminDoorList($offerId: Int!) {
      doorList(offerId: $offerId) {
        ...DoorListParts
      }
    }
  `,
  [DoorListParts],
);

/** Sends the counts of this phone; the answer merges all phones. */
export const CountAtDoor = graphql(
  `
    mutation CountAtDoor($offerId: Int!, $deviceId: String!, $counts: [DoorCountInput!]!) {
      countAtDoor(offerId: $offerId, deviceId: $deviceId, counts: $counts) {
        ...DoorListParts
      }
    }
  `,
  [DoorListParts],
);
