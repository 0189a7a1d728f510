import type { Block } from '@centar/domain/markup/tree.ts';
import { ImageParts, PictureParts } from '../../../shared/graphql/image.operations.ts';
import { graphql, type FragmentOf } from '../../../shared/graphql/tada.ts';

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
        focus
      }
    }
  `,
  [ImageParts],
);

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
        focus
      }
    }
  `,
  [ImageParts],
);

/** Colonies and art salons have the same fields. */
export type ExhibitionCardData = FragmentOf<typeof ColonyCardParts>;

export interface ExhibitionData extends ExhibitionCardData {
  readonly updatedAt: string;
  readonly author: string;
  readonly description: string;
  readonly descriptionTree: readonly Block[];
  readonly morePictures: readonly FragmentOf<typeof PictureParts>[];
}

/** Newest first. */
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

/** Newest first. */
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

export const ColonyDetail = graphql(
  `
    query ColonyDetail($id: Int!) {
      colonyById(id: $id) {
        ...ColonyCardParts
        updatedAt
        author
        description
        descriptionTree
        image {
          credit
        }
        morePictures {
          ...PictureParts
        }
      }
    }
  `,
  [ColonyCardParts, PictureParts],
);

export const ArtSalonDetail = graphql(
  `
    query ArtSalonDetail($id: Int!) {
      artSalonById(id: $id) {
        ...ArtSalonCardParts
        updatedAt
        author
        description
        descriptionTree
        image {
          credit
        }
        morePictures {
          ...PictureParts
        }
      }
    }
  `,
  [ArtSalonCardParts, PictureParts],
);
