import { z } from 'zod';
import {
  ignoredEcho,
  itemId,
  optionalText,
  requiredText,
  seenVersion,
  TEXT_LIMITS,
} from '../rules.ts';
import { publishedAt } from './publication.ts';

/** The fields of a piece of news that staff write. */
const newsFields = {
  author: requiredText(TEXT_LIMITS.line),
  theme: requiredText(TEXT_LIMITS.line),
  title: requiredText(TEXT_LIMITS.line),
  description: requiredText(TEXT_LIMITS.text),
  imageAlt: optionalText(TEXT_LIMITS.note),
  publishedAt,
};

/** What creating a piece of news takes, besides its picture. */
export const newsInput = z.strictObject(newsFields);

/** What editing takes: the whole piece of news, of which only the written fields count. */
export const newsEdit = z.strictObject({
  id: itemId,
  version: seenVersion,
  ...newsFields,
  imageAlt: newsFields.imageAlt.unwrap().optional(),
  datePosted: z.unknown().optional(),
  ...ignoredEcho,
});
