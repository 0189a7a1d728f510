import { z } from 'zod';
import { mayWrite } from '@centar/domain/access.ts';
import type { FieldErrors } from '@centar/domain/errorCodes.ts';
import { MOST_CHANGED } from '@centar/domain/itemTypes.ts';
import { CANCELLED, isCountable, type ReportDate } from '@centar/domain/reports/report.ts';
import type { Section } from '@centar/domain/sections.ts';
import { recordEntry } from '../items/auditTrail.ts';
import type { Actor, Clock } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError, badInput } from '../platform/errors.ts';
import { requirePerson } from '../platform/policies.ts';
import { parseInput } from '../platform/validation.ts';
import { attendanceFacts, readDatesByKey, staleKeys } from './attendance.ts';

const MOST_VISITORS = 1_000_000;
const MOST_KEY_LENGTH = 40;

export const attendanceEdit = z.strictObject({
  counts: z
    .array(
      z.strictObject({
        dateKey: z.string('invalid').max(MOST_KEY_LENGTH, 'invalid'),
        visitors: z
          .int('notAnInteger')
          .min(0, 'invalid')
          .max(MOST_VISITORS, 'invalid')
          .nullable()
          .default(null),
      }),
      'required',
    )
    .min(1, 'required')
    .max(MOST_CHANGED, 'tooMany'),
});

function problemOf(
  date: ReportDate | undefined,
  isRepeated: boolean,
  now: Date,
): FieldErrors[string] | undefined {
  if (isRepeated) return 'repeated';
  if (!date || date.status === CANCELLED) return 'invalid';
  return isCountable(date, now) ? undefined : 'tooEarly';
}

/**
 * Null restores the number of the door. Saves all or none, and returns the dates. Throws
 * UNAUTHENTICATED, FORBIDDEN or BAD_USER_INPUT.
 */
export const saveAttendance =
  (database: Database, clock: Clock) =>
  async (actor: Actor, input: unknown): Promise<ReportDate[]> => {
    requirePerson(actor);
    if (actor.isPreview) throw badInput({ preview: 'invalid' });
    const { counts } = parseInput(attendanceEdit, input);
    const keys = counts.map(({ dateKey }) => dateKey);
    return database.write(async (transaction) => {
      const { stored, dates } = await readDatesByKey(transaction, keys);
      const now = clock();
      const errors: FieldErrors = {};
      const before = counts.map(({ dateKey }, at) => {
        const date = dates.find((one) => one.dateKey === dateKey);
        if (date && !mayWrite(actor, date.section as Section)) throw new AppError('FORBIDDEN');
        const problem = problemOf(date, keys.indexOf(dateKey) !== at, now);
        if (problem) errors[`counts.${String(at)}.visitors`] = problem;
        return date;
      });
      if (Object.keys(errors).length > 0) throw badInput(errors);
      for (const [at, { dateKey, visitors }] of counts.entries()) {
        const date = before[at];
        const facts = stored.find((one) => one.dateKey === dateKey);
        if (!date || !facts) continue;
        const typed = date.source === 'typed' ? date.visitors : null;
        if (typed === visitors) continue;
        const row = attendanceFacts(facts);
        const stale = await staleKeys(transaction, facts);
        await transaction.attendance.deleteMany({
          where: { dateKey: { in: [dateKey, ...stale] }, source: 'typed' },
        });
        if (visitors !== null) {
          const data = { ...row, visitors, source: 'typed', updatedByName: actor.name };
          await transaction.attendance.upsert({
            where: { dateKey },
            create: data,
            update: data,
          });
        }
        await recordEntry(transaction, actor, {
          action: 'visitors',
          section: row.section,
          itemType: row.itemType,
          itemId: row.itemId,
          summary: row.title,
          before: { visitors: date.visitors },
          after: { visitors },
        });
      }
      return (await readDatesByKey(transaction, keys)).dates;
    });
  };
