import { z } from 'zod';
import { dayOf, fromBelgrade, startOfBelgradeDay, toBelgrade } from './dates.ts';
import { ITEM_TOPIC, SUBSCRIBED_SECTIONS, WEEKLY } from './notificationPages.ts';
import { optionalText, someOf } from './rules.ts';
import { SCRIPTS } from './scriptAddress.ts';
import { HOUR_MS } from './durations.ts';

const MAX_EMAIL = 254;

/** An unconfirmed request is erased after this time. */
export const UNCONFIRMED_MS = 48 * HOUR_MS;
/** Changes of an item are collected for this time. */
export const BUNDLE_MS = HOUR_MS / 2;
/** Days that the weekly mail covers. */
export const WEEK_DAYS = 7;
/** A weekly mail delayed longer, such as after a failure, is not sent. */
export const WEEK_LATE_MS = 48 * HOUR_MS;

const MAIL_WEEKDAY = 4;
const MAIL_HOUR = 10;

const sections = someOf(SUBSCRIBED_SECTIONS);
const topic = z.union([z.literal(WEEKLY), z.string().regex(ITEM_TOPIC)], { error: 'invalid' });

export const chosenSections = z.strictObject({
  sections: sections.refine((chosen) => chosen.length > 0, { error: 'required' }),
});

/** The server checks the address. */
export const subscriptionInput = z
  .strictObject({
    email: optionalText(MAX_EMAIL).refine((email) => email !== '', { error: 'required' }),
    topic,
    sections,
    script: z.enum(SCRIPTS, { error: 'unknownChoice' }),
  })
  .refine((input) => input.topic !== WEEKLY || input.sections.length > 0, {
    path: ['sections'],
    error: 'required',
  });

/** The last Thursday at 10:00 in Belgrade, and its day as 2026-11-26. */
export function lastMailDay(now: Date): { readonly at: Date; readonly day: string } {
  const { year, month, day } = toBelgrade(now);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const since = (weekday - MAIL_WEEKDAY + WEEK_DAYS) % WEEK_DAYS;
  const on = (days: number): Date =>
    fromBelgrade({
      ...toBelgrade(startOfBelgradeDay(now, -days)),
      hour: MAIL_HOUR,
      minute: 0,
    });
  const at = on(since) <= now ? on(since) : on(since + WEEK_DAYS);
  return { at, day: dayOf(at) };
}
