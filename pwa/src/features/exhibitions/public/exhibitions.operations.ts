import { ImageParts } from '../../../shared/graphql/image.operations.ts';
import { graphql, type FragmentOf } from '../../../shared/graphql/tada.ts';

/** The fields of a colony card. */
const ColonyCardParts = graphql(
  `
    fragment ColonyCardParts on Colony {
      id
      createdAt
      title
      excerpt
      colonyType
      yearHappening
      image {
        ...ImageParts
      }
    }
  `,
  [ImageParts],
);

/** The fields of an art salon card. */
const ArtSalonCardParts = graphql(
  `
    fragment ArtSalonCardParts on ArtSalon {
      id
      createdAt
      title
      excerpt
      colonyType
      yearHappening
      image {
        ...ImageParts
      }
    }
  `,
  [ImageParts],
);

/** A colony or an art salon as its card shows it; both have the same fields. */
export type ExhibitionCardData = FragmentOf<typeof ColonyCardParts>;

/** A colony or an art salon, whole. */
export interface ExhibitionData extends ExhibitionCardData {
  readonly author: string;
  readonly description: string;
}

/** All colonies, newest first. */
export const ColoniesList = graphql(
  `
    query ColoniesList($first: Int) {
      allColonies(first: $first) {
        items {
          ...ColonyCardParts
        }
      }
    }
  `,
  [ColonyCardParts],
);

/** All art salons, newest first. */
export const ArtSalonsList = graphql(
  `
    query ArtSalonsList($first: Int) {
      allArtSalons(first: $first) {
        items {
          ...ArtSalonCardParts
        }
      }
    }
  `,
  [ArtSalonCardParts],
);

/** One colony, whole. */
export const ColonyDetail = graphql(
  `
    query ColonyDetail($id: Int!) {
      colonyById(id: $id) {
        ...ColonyCardParts
        author
        description
      }
    }
  `,
  [ColonyCardParts],
);

/** One art salon, whole. */
export const ArtSalonDetail = graphql(
  `
    query ArtSalonDetail($id: Int!) {
      artSalonById(id: $id) {
        ...ArtSalonCardParts
        author
        description
      }
    }
  `,
  [ArtSalonCardParts],
);
