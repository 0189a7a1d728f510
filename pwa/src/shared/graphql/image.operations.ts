import { graphql } from './tada.ts';

/** All that drawing a picture on a card needs: the title beside it says what its alternative text would. */
export const CardImageParts = graphql(`
  fragment CardImageParts on Image {
    src
    width
    height
    placeholder
    srcSet
  }
`);

/** All that drawing a picture needs. */
export const ImageParts = graphql(`
  fragment ImageParts on Image {
    src
    width
    height
    alt
    placeholder
    srcSet
  }
`);
