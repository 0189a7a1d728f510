import { z } from 'zod';
import { day, itemId, requiredText, seenVersion, TEXT_LIMITS } from '../rules.ts';

/** After the first one. */
export const MAX_MORE_DOCUMENTS = 19;

const documentFields = {
  title: requiredText(TEXT_LIMITS.line),
  /** The day that the document bears, `2026-11-24`. */
  date: day,
};

/** Without its file. */
export const noticeDocumentInput = z.strictObject({ id: itemId, ...documentFields });

/** In this order; missing documents are removed. */
export const noticeDocumentsEdit = z.strictObject({
  id: itemId,
  version: seenVersion,
  documents: z
    .array(z.strictObject({ documentId: itemId, ...documentFields }), 'invalid')
    .max(MAX_MORE_DOCUMENTS, 'tooMany'),
});
