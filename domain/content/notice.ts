import { z } from 'zod';
import { day, itemId, requiredText, seenVersion, TEXT_LIMITS } from '../rules.ts';

/** The most documents of a notice after the first one. */
export const MAX_MORE_DOCUMENTS = 19;

const documentFields = {
  title: requiredText(TEXT_LIMITS.line),
  /** The day that the document bears, `2026-11-24`. */
  date: day,
};

/** Input for a further document; its file comes beside it. */
export const noticeDocumentInput = z.strictObject({ id: itemId, ...documentFields });

/** The documents after the first one as they are to be: in this order; those that are missing are taken away. */
export const noticeDocumentsEdit = z.strictObject({
  id: itemId,
  version: seenVersion,
  documents: z
    .array(z.strictObject({ documentId: itemId, ...documentFields }), 'invalid')
    .max(MAX_MORE_DOCUMENTS, 'tooMany'),
});
