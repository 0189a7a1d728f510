import { ImageParts } from '../../graphql/imageParts.operations.ts';
import { graphql } from '../../graphql/tada.ts';

/** All of them, newest first. */
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
