import { z } from 'zod';
import { moment } from '../rules.ts';

/**
 * Null (empty text in a form) keeps a draft; a past moment publishes immediately. Absent: a new
 * item is published immediately, a stored one is unchanged.
 */
export const publishedAt = z
  .preprocess((value) => (value === '' ? null : value), moment.nullable())
  .optional();

/** A past moment publishes immediately, even if the device's clock is wrong. ISO 8601. */
export const AT_ONCE = new Date(0).toISOString();

/** Visitors see only published items. */
export type Publication = 'draft' | 'planned' | 'published';

/** `at` is its `publishedAt`, a Date or ISO 8601. */
export function publicationOf(at: Date | string | null, now: Date): Publication {
  if (at === null) return 'draft';
  return new Date(at) > now ? 'planned' : 'published';
}

/**
 * `before` is the item's present moment, undefined for a new item. A past moment means now, or no
 * change for a published item: nothing is published before the request.
 */
export function settlePublication(
  asked: Date | null | undefined,
  before: Date | null | undefined,
  now: Date,
): Date | null {
  if (asked === undefined) return before === undefined ? now : before;
  if (asked === null || asked > now) return asked;
  return before && before <= now ? before : now;
}
