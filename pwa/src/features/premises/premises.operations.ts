import { ImageParts } from '../../graphql/imageParts.operations.ts';
import { graphql } from '../../graphql/tada.ts';

/** All photographs of the premises, in their order. */
export const PremisesPhotos = graphql(
  `
    query PremisesPhotos {
      premisesPhotos {
        id
        category
        caption
        image {
          ...ImageParts
        }
      }
    }
  `,
  [ImageParts],
);
