import { z } from 'zod';
import { moment } from '../rules.ts';

/**
 * When an item is to be published: null (in a form the empty text) keeps it a draft, a moment publishes it then,
 * one that is over at once. Absent: a new item is published at once, a stored one stays as it is.
 */
export const publishedAt = z
  .preprocess((value) => (value === '' ? null : value), moment.nullable())
  .optional();

/** Any moment that is over publishes at once; this one needs no right clock on the device. ISO 8601. */
export const AT_ONCE = new Date(0).toISOString();

/** Whether visitors see an item: not before it is published, at a minute that may be set. */
export type Publication = 'draft' | 'planned' | 'published';

/** How an item stands at a moment; `at` is its `publishedAt`, a Date or ISO 8601. */
export function publicationOf(at: Date | string | null, now: Date): Publication {
  if (at === null) return 'draft';
  return new Date(at) > now ? 'planned' : 'published';
}

/**
 * The moment to store for what was asked of an item that has had `before` so far (undefined for a new one). An
 * item cannot have been published before somebody asked for it: a moment that is over means now, or, for what
 * visitors see already, that nothing changes.
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
