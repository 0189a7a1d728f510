import { graphql } from '../../shared/graphql/tada.ts';

/** For a download link. */
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
