import { ImageParts } from '../../../shared/graphql/image.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';

/** All colonies, newest first. */
export const ColoniesList = graphql(
  `
    query ColoniesList($first: Int) {
      allColonies(first: $first) {
        items {
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
      }
    }
  `,
  [ImageParts],
);

/** All art salons, newest first. */
export const ArtSalonsList = graphql(
  `
    query ArtSalonsList($first: Int) {
      allArtSalons(first: $first) {
        items {
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
      }
    }
  `,
  [ImageParts],
);
