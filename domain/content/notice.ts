import { z } from 'zod';
import {
  day,
  ignoredEcho,
  itemId,
  keptMoment,
  optionalMoment,
  optionalText,
  requiredText,
  seenVersion,
  TEXT_LIMITS,
} from '../rules.ts';
import { publishedAt } from './publication.ts';

const NUMBER_LENGTH = 60;

/** The fields of a notice (a competition or a public procurement) that staff write. */
const noticeFields = {
  author: requiredText(TEXT_LIMITS.line),
  title: requiredText(TEXT_LIMITS.line),
  description: requiredText(TEXT_LIMITS.text),
  /** The reference number, as the public body writes it. */
  number: optionalText(NUMBER_LENGTH),
  deadline: optionalMoment,
  publishedAt,
};

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

/** Input for creating a notice; its document comes beside it. */
export const noticeInput = z.strictObject(noticeFields);

/**
 * Input for editing: the whole notice, of which only the written fields count. The document that comes back with
 * it, also as the cleared `file` of a procurement (specification, section 7), is ignored: it has a call of its own.
 */
export const noticeEdit = z.strictObject({
  id: itemId,
  version: seenVersion,
  ...noticeFields,
  number: noticeFields.number.unwrap().optional(),
  deadline: keptMoment,
  datePosted: z.unknown().optional(),
  documents: z.unknown().optional(),
  isOpen: z.unknown().optional(),
  documentUrl: z.unknown().optional(),
  document: z.unknown().optional(),
  file: z.unknown().optional(),
  ...ignoredEcho,
});
