import { graphql } from '../../shared/graphql/tada.ts';

/** All that a download link says of a document. */
export const DocumentParts = graphql(`
  fragment DocumentParts on StoredDocument {
    url
    fileName
    contentType
    byteSize
  }
`);
