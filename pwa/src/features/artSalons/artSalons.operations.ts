import { ImageParts } from '../../graphql/imageParts.operations.ts';
import { graphql } from '../../graphql/tada.ts';

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
