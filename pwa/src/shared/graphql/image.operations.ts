import { graphql } from './tada.ts';

/** Without the alternative text, because a card shows a title. */
export const CardImageParts = graphql(`
  fragment CardImageParts on Image {
    src
    width
    height
    placeholder
    srcSet
  }
`);

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
