import { CardImageParts, PictureParts } from '../../shared/graphql/image.operations.ts';
import { DateReservationParts } from '../../shared/graphql/reservations.operations.ts';
import { graphql, type FragmentOf } from '../../shared/graphql/tada.ts';

export const ProgramDateParts = graphql(
  `
    fragment ProgramDateParts on ProgramDate {
      key
      eventHappeningDateTime
      endsAt
      place
      status
      statusNote
      formerDateTime
      accessFacts
      reservations {
        ...DateReservationParts
      }
    }
  `,
  [DateReservationParts],
);

export const OpenHoursParts = graphql(`
  fragment OpenHoursParts on OpenHours {
    day
    from
    to
  }
`);

export const ProgramCardParts = graphql(
  `
    fragment ProgramCardParts on Program {
      id
      title
      excerpt
      programType
      eventHappeningDateTime
      endsAt
      openHours {
        ...OpenHoursParts
      }
      place
      price
      isFree
      childrenAge
      status
      reservations {
        ...DateReservationParts
      }
      dates {
        ...ProgramDateParts
      }
      image {
        ...CardImageParts
      }
    }
  `,
  [CardImageParts, DateReservationParts, OpenHoursParts, ProgramDateParts],
);

export type ProgramCardData = FragmentOf<typeof ProgramCardParts>;

/** Soonest first; of one type if given. */
export const UpcomingPrograms = graphql(
  `
    query UpcomingPrograms($first: Int, $after: String, $programType: String) {
      upcomingPrograms(first: $first, after: $after, programType: $programType) {
        items {
          ...ProgramCardParts
        }
        nextCursor
      }
    }
  `,
  [ProgramCardParts],
);

/** In progress, ending soonest first. */
export const ProgramsOn = graphql(
  `
    query ProgramsOn($first: Int) {
      programsOn(first: $first) {
        items {
          ...ProgramCardParts
        }
      }
    }
  `,
  [ProgramCardParts],
);

/** For cards, and lines if there are few. */
const PastProgramParts = graphql(
  `
    fragment PastProgramParts on Program {
      id
      title
      programType
      eventHappeningDateTime
      endsAt
      status
      image {
        ...CardImageParts
      }
    }
  `,
  [CardImageParts],
);

export type PastProgramData = FragmentOf<typeof PastProgramParts>;

/** Latest first; of one type if given. */
export const PastPrograms = graphql(
  `
    query PastPrograms($first: Int, $after: String, $programType: String) {
      pastPrograms(first: $first, after: $after, programType: $programType) {
        items {
          ...PastProgramParts
        }
        nextCursor
      }
    }
  `,
  [PastProgramParts],
);

export const ProgramDetail = graphql(
  `
    query ProgramDetail($id: Int!) {
      programById(id: $id) {
        ...ProgramCardParts
        image {
          alt
          credit
        }
        morePictures {
          ...PictureParts
        }
        description
        descriptionTree
        author
        booking
        statusNote
        formerDateTime
        accessFacts
      }
    }
  `,
  [ProgramCardParts, PictureParts],
);
