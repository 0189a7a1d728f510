import { graphql } from '../src/shared/graphql/tada.ts';

/** What the preview of a competition sends in place of a save. */
export const PreviewNotice = graphql(`
  mutation Preview($input: CompetitionEdit!) {
    competitionById: updateCompetition(input: $input) {
      id
    }
  }
`);

/** What the preview of a new picture of the gallery sends. */
export const PreviewPicture = graphql(`
  mutation Preview($input: GalleryItemInput!) {
    galleryItemById: createGalleryItem(input: $input) {
      id
    }
  }
`);
