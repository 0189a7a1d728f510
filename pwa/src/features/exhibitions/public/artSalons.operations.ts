import { ImageParts } from '../../../shared/graphql/image.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';

/** All of them, newest first. */
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
