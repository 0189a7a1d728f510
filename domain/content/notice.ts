import { z } from 'zod';
import { ignoredEcho, itemId, requiredText, seenVersion, TEXT_LIMITS } from '../rules.ts';
import { publishedAt } from './publication.ts';

/** The fields of a notice (a competition or a public procurement) that staff write. */
const noticeFields = {
  author: requiredText(TEXT_LIMITS.line),
  title: requiredText(TEXT_LIMITS.line),
  description: requiredText(TEXT_LIMITS.text),
  publishedAt,
};

/** What creating a notice takes, besides its document. */
export const noticeInput = z.strictObject(noticeFields);

/**
 * What editing takes: the whole notice, of which only the written fields count. The document that comes back with
 * it, also as the cleared `file` of a procurement (specification, section 7), is ignored: it has a call of its own.
 */
export const noticeEdit = z.strictObject({
  id: itemId,
  version: seenVersion,
  ...noticeFields,
  datePosted: z.unknown().optional(),
  documentUrl: z.unknown().optional(),
  document: z.unknown().optional(),
  file: z.unknown().optional(),
  ...ignoredEcho,
});
