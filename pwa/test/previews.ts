import { graphql } from '../src/shared/graphql/tada.ts';

/** The operation that the preview of a competition sends. */
export const PreviewNotice = graphql(`
  mutation Preview($input: CompetitionEdit!) {
    competitionById: updateCompetition(input: $input) {
      id
    }
  }
`);

/** The operation that the preview of a new gallery picture sends. */
export const PreviewPicture = graphql(`
  mutation Preview($input: GalleryItemInput!) {
    galleryItemById: createGalleryItem(input: $input) {
      id
    }
  }
`);
