import { z } from 'zod';
import { keysOf } from '../objects.ts';
import {
  ignoredEcho,
  itemId,
  optionalText,
  requiredText,
  seenVersion,
  TEXT_LIMITS,
} from '../rules.ts';
import { SEARCHED_FIELDS } from '../searchedFields.ts';
import { publishedAt } from './publication.ts';

const fields = {
  author: requiredText(TEXT_LIMITS.line),
  theme: requiredText(TEXT_LIMITS.line),
  title: requiredText(TEXT_LIMITS.line),
  description: requiredText(TEXT_LIMITS.text),
};
/** The fields of a piece of news that staff write, beside its publication. */
const written = { ...fields, imageAlt: optionalText(TEXT_LIMITS.note) };
const newsFields = { ...written, publishedAt };

/** The fields that visitors read as they were written. */
export const NEWS_FIELDS = keysOf(fields);

/** The fields that an edit saves, in which two editors could overwrite each other. */
export const NEWS_EDITED = keysOf(written);

/** Where staff search, and by what they order their list. */
export const NEWS_SEARCH = SEARCHED_FIELDS.News;
export const NEWS_ORDERS = ['author', 'theme', 'title', 'datePosted', 'updatedAt'] as const;

/** Input for creating a piece of news; its picture comes beside it. */
export const newsInput = z.strictObject(newsFields);

/** Input for editing: the whole piece of news, of which only the written fields count. */
export const newsEdit = z.strictObject({
  id: itemId,
  version: seenVersion,
  ...newsFields,
  imageAlt: newsFields.imageAlt.unwrap().optional(),
  datePosted: z.unknown().optional(),
  ...ignoredEcho,
});
