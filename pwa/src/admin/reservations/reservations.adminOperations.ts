import { graphql, type FragmentOf, type ResultOf } from '../../shared/graphql/tada.ts';

const OfferParts = graphql(`
  fragment OfferParts on ReservationOffer {
    id
    version
    dateKey
    itemType
    itemId
    title
    section
    path
    at
    endsAt
    place
    status
    statusNote
    places
    largestGroup
    opensAt
    closesAt
    waitingList
    contact
    asksNote
    state
    taken
    waiting
    free
    arrived
    erasedAt
    sendsMail
  }
`);

export type OfferedDate = FragmentOf<typeof OfferParts>;

/** Its id is null only for a date without reservations. */
export type Offer = OfferedDate & { readonly id: number };

export const AdminOffers = graphql(
  `
    query AdminOffers($from: DateTimeISO!, $to: DateTimeISO!) {
      reservationOffers(from: $from, to: $to) {
        ...OfferParts
      }
    }
  `,
  [OfferParts],
);

/** Also dates without reservations. */
export const DatesToOffer = graphql(`
  query DatesToOffer($from: DateTimeISO!, $to: DateTimeISO!) {
    hallUses(from: $from, to: $to) {
      dateKey
      itemType
      itemId
      section
      title
      at
      endsAt
      hall
      status
    }
  }
`);

export type DateToOffer = ResultOf<typeof DatesToOffer>['hallUses'][number];

export const AdminOffer = graphql(
  `
    query AdminOffer($id: Int!) {
      reservationOffer(id: $id) {
        ...OfferParts
      }
    }
  `,
  [OfferParts],
);

export const SaveOffer = graphql(
  `
    mutation SaveOffer($dateKey: String!, $version: Int, $input: ReservationOfferInput!) {
      saveReservationOffer(dateKey: $dateKey, version: $version, input: $input) {
        ...OfferParts
      }
    }
  `,
  [OfferParts],
);

/** Only without reservations. */
export const DeleteOffer = graphql(`
  mutation DeleteOffer($id: Int!) {
    deleteReservationOffer(id: $id)
  }
`);

const ReservationParts = graphql(`
  fragment ReservationParts on Reservation {
    id
    version
    state
    places
    name
    email
    phone
    note
    createdAt
    addedByName
    position
    arrived
  }
`);

export type Reservation = FragmentOf<typeof ReservationParts>;

export const AdminReservations = graphql(
  `
    query AdminReservations($offerId: Int!) {
      reservations(offerId: $offerId) {
        ...ReservationParts
      }
    }
  `,
  [ReservationParts],
);

/** With the link for the person. */
export const AddReservation = graphql(
  `
    mutation AddReservation($offerId: Int!, $input: ReservationInput!) {
      addReservation(offerId: $offerId, input: $input) {
        link
        mailed
        reservation {
          ...ReservationParts
        }
      }
    }
  `,
  [ReservationParts],
);

export const EditReservation = graphql(`
  mutation EditReservation($id: Int!, $version: Int!, $input: ReservationInput!) {
    editReservation(id: $id, version: $version, input: $input) {
      id
      state
    }
  }
`);

export const MoveReservation = graphql(`
  mutation MoveReservation($id: Int!, $version: Int!, $toOfferId: Int!) {
    moveReservation(id: $id, version: $version, toOfferId: $toOfferId) {
      id
      state
    }
  }
`);

/** Mails the person. */
export const CancelReservationByStaff = graphql(`
  mutation CancelReservationByStaff($id: Int!, $version: Int!) {
    cancelReservationByStaff(id: $id, version: $version) {
      id
    }
  }
`);

/** For a lost link. */
export const RenewReservationLink = graphql(`
  mutation RenewReservationLink($id: Int!, $version: Int!) {
    renewReservationLink(id: $id, version: $version) {
      link
      mailed
    }
  }
`);

/** Returns how many were mailed. */
export const MessageReservations = graphql(`
  mutation MessageReservations(
    $offerId: Int!
    $subject: String!
    $text: String!
    $states: [String!]!
  ) {
    messageReservations(offerId: $offerId, subject: $subject, text: $text, states: $states)
  }
`);

/** All of an e-mail address or telephone, for administrators. */
export const PersonReservations = graphql(`
  query PersonReservations($contact: String!) {
    personReservations(contact: $contact) {
      id
      state
      places
      name
      email
      phone
      note
      createdAt
      title
      at
      endsAt
      place
    }
  }
`);

/** Mails that a mailbox is subscribed to, for administrators. */
export const PersonSubscriptions = graphql(`
  query PersonSubscriptions($email: String!) {
    personSubscriptions(email: $email) {
      id
      title
      sections
      confirmedAt
    }
  }
`);

export type PersonSubscription = ResultOf<
  typeof PersonSubscriptions
>['personSubscriptions'][number];

/** Of a mailbox, on the person's request. Returns how many. */
export const ErasePersonSubscriptions = graphql(`
  mutation ErasePersonSubscriptions($email: String!) {
    erasePersonSubscriptions(email: $email)
  }
`);

/** How many subscriptions there are, and how many mails wait. */
export const SubscriptionCounts = graphql(`
  query SubscriptionCounts {
    subscriptionCounts {
      weekly
      items
      waitingMails
      isOffered
    }
  }
`);

export type PersonReservation = ResultOf<typeof PersonReservations>['personReservations'][number];

/** On the person's request. */
export const EraseReservation = graphql(`
  mutation EraseReservation($id: Int!) {
    eraseReservation(id: $id)
  }
`);
