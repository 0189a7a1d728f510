import { publicationOf } from '@centar/domain/content/publication.ts';
import { formatDateTime } from '@centar/domain/dates.ts';
import { publicationTexts as texts } from '../texts/publication.texts.ts';

/** `Nacrt`, `Objavljuje se 24.11.2026 18:00` or `Objavljeno: 24.11.2026 18:00`. */
export function publicationSentence(publishedAt: string | null, now = new Date()): string {
  if (publishedAt === null) return texts.draft;
  const moment = formatDateTime(publishedAt);
  return publicationOf(publishedAt, now) === 'planned'
    ? texts.planned(moment)
    : texts.published(moment);
}

/** `published` is the type's text for an item that is already public. */
export function createdSentence(
  { publishedAt }: { readonly publishedAt: string | null },
  published: string,
  now = new Date(),
): string {
  if (publishedAt === null) return texts.createdDraft;
  return publicationOf(publishedAt, now) === 'planned'
    ? texts.createdPlanned(formatDateTime(publishedAt))
    : published;
}
