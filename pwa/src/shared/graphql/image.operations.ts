import { graphql } from './tada.ts';

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
