import { z } from 'zod';
import { mayWrite, writableSections } from '@centar/domain/access.ts';
import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import { daysOf, isLasting, visitingHours } from '@centar/domain/eventState.ts';
import { hasHours, type OpeningHours } from '@centar/domain/openingHours.ts';
import { moment } from '@centar/domain/rules.ts';
import type { Section } from '@centar/domain/sections.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import { parseInput } from '../../platform/validation.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import type { Actor } from '../../platform/context.ts';
import type { Evening, HallUse } from './halls.types.ts';
import { nextBeginning, readUses, type Use } from './hallUses.ts';

/** The board requests a week, a form everything planned. */
const MAX_DAYS = 366 * 20;

/** True where a text is no moment, which has its own error. */
function isPeriod({ from, to }: { readonly from: unknown; readonly to: unknown }): boolean {
  if (!(from instanceof Date && to instanceof Date)) return true;
  return to > from && to.getTime() - from.getTime() <= MAX_DAYS * DAY_MS;
}

const period = z
  .strictObject({ from: moment, to: moment })
  .refine(isPeriod, { path: ['to'], error: 'invalid' });

/** An event of several days is not on when it is closed all day. */
function isOnDay({ at, endsAt, openHours = null }: Use, day: Date, house: OpeningHours): boolean {
  const event = { eventHappeningDateTime: at, endsAt, openHours };
  const { first, last } = daysOf(event);
  if (day < first || day > last) return false;
  if (!isLasting(event) || (!openHours?.length && !hasHours(house, 'house'))) return true;
  return visitingHours(event, house, day).length > 0;
}

/** All staff may read it, because sections share the halls. */
export function hallsService({ database, clock }: ContentDependencies, hours: () => OpeningHours) {
  const { reader } = database;

  return {
    /** Soonest first, with drafts. Throws UNAUTHENTICATED. */
    async uses(actor: Actor, input: unknown): Promise<HallUse[]> {
      requirePerson(actor);
      return readUses(reader, parseInput(period, input), clock());
    },

    /**
     * Today's events of the person's sections, or those of the next day on which one begins. Throws
     * UNAUTHENTICATED.
     */
    async evening(actor: Actor): Promise<Evening> {
      requirePerson(actor);
      const sections = writableSections(actor);
      const today = startOfBelgradeDay(clock());
      const [tomorrow, after] = [startOfBelgradeDay(today, 1), startOfBelgradeDay(today, 2)];
      const own = async (from: Date, to: Date): Promise<Use[]> =>
        (await readUses(reader, { from, to }, clock())).filter(({ section }) =>
          mayWrite(actor, section as Section),
        );
      const near = await own(today, after);
      const house = hours();
      const on = (uses: readonly Use[], day: Date) =>
        uses.filter((use) => isOnDay(use, day, house));
      const counted = { tomorrow: on(near, tomorrow).length };
      const events = on(near, today);
      if (events.length > 0) return { ...counted, day: today, events };
      const next = await nextBeginning(reader, sections, tomorrow);
      if (!next) return { ...counted, day: today, events };
      const day = startOfBelgradeDay(next);
      return { ...counted, day, events: on(await own(day, startOfBelgradeDay(day, 1)), day) };
    },
  };
}

export type HallsService = ReturnType<typeof hallsService>;
