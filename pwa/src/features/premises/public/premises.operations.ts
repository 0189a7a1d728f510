import { ImageParts } from '../../../shared/graphql/image.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';

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
