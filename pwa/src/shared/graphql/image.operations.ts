import { graphql } from './tada.ts';

/** Without the alternative text, because a card shows a title. */
export const CardImageParts = graphql(`
  fragment CardImageParts on Image {
    src
    width
    height
    placeholder
    srcSet
    focus
  }
`);

/** Of a detail page: also the pictures after the first one. */
export const PictureParts = graphql(`
  fragment PictureParts on Image {
    src
    width
    height
    alt
    placeholder
    srcSet
    credit
    focus
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
