import { graphql } from '../../shared/graphql/tada.ts';

/** All that a download link says of one of a notice's documents. */
export const NoticeDocumentParts = graphql(`
  fragment NoticeDocumentParts on NoticeDocument {
    documentId
    title
    date
    url
    fileName
    contentType
    byteSize
  }
`);
