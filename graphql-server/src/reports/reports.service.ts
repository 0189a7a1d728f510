import { z } from 'zod';
import { mayWrite } from '@centar/domain/access.ts';
import {
  monthsAhead,
  period,
  spanOfMonths,
  spanOfPeriod,
  type MonthsAhead,
  type Period,
} from '@centar/domain/reports/period.ts';
import {
  CANCELLED,
  countedDates,
  isCountable,
  reportFigures,
  type ReportDate,
  type ReportFigures,
} from '@centar/domain/reports/report.ts';
import {
  reportTables,
  workPlanTable,
  workPlanTables,
  type ReportTable,
} from '@centar/domain/reports/tables.ts';
import type { FieldErrors } from '@centar/domain/errorCodes.ts';
import { MOST_CHANGED } from '@centar/domain/itemTypes.ts';
import type { Section } from '@centar/domain/sections.ts';
import { recordEntry } from '../items/auditTrail.ts';
import type { FileAnswer } from '../items/transport/contentRoutes.ts';
import type { Actor, Centre, Clock } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError, badInput } from '../platform/errors.ts';
import { requirePerson } from '../platform/policies.ts';
import { toCsv } from '../platform/sheets/csv.ts';
import { toXlsx } from '../platform/sheets/xlsx.ts';
import { parseInput } from '../platform/validation.ts';
import {
  attendanceFacts,
  readDatesByKey,
  readReportDates,
  staleKeys,
  withVisitors,
} from './attendance.ts';
import { isPlanned, readDates } from './heldDates.ts';
import type { Report } from './reports.types.ts';

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

const none = (value: unknown): unknown => (value === null || value === '' ? undefined : value);
const sheet = {
  format: z.preprocess(none, z.enum(['xlsx', 'csv'], 'unknownChoice').default('xlsx')),
  script: z.preprocess(none, z.enum(['lat', 'cir'], 'unknownChoice').default('lat')),
};
const reportSheet = period.extend({
  ...sheet,
  table: z.preprocess(none, z.string('invalid').optional()),
});
const planSheet = monthsAhead.extend(sheet);

const SCRIPTS = { lat: 'latin', cir: 'cyrillic' } as const;

export interface ReportDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly centre: Centre;
}

/** All staff may read figures, which name no visitor; a number is written by the date's section. */
export function reportsService({ database, clock, centre }: ReportDependencies) {
  const { reader } = database;

  async function computed(asked: Period): Promise<{
    readonly figures: ReportFigures;
    readonly dates: ReportDate[];
  }> {
    const now = clock();
    const dates = await readReportDates(reader, spanOfPeriod(asked), now);
    return { figures: reportFigures(dates, now), dates: countedDates(dates, now) };
  }

  async function planned(asked: MonthsAhead): Promise<ReportDate[]> {
    const dates = await readDates(reader, { ...spanOfMonths(asked), withOngoing: true });
    return dates
      .filter(isPlanned)
      .map((date) => withVisitors(date, undefined, undefined))
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  }

  /** A text that staff typed in Cyrillic is in Latin in the Latin sheet, as on pages. */
  function inScript(
    table: ReportTable,
    script: keyof typeof SCRIPTS,
  ): ReportTable & { readonly name: string } {
    const write = centre.writers[SCRIPTS[script]];
    return {
      name: write(table.title),
      title: table.title,
      head: table.head.map(write),
      rows: table.rows.map((row) =>
        row.map((cell) => (typeof cell === 'string' ? write(cell) : cell)),
      ),
    };
  }

  return {
    /** Throws UNAUTHENTICATED or BAD_USER_INPUT. */
    async report(actor: Actor, input: unknown): Promise<Report> {
      requirePerson(actor);
      const asked = parseInput(period, input);
      const { figures, dates } = await computed(asked);
      const { total, toCome, groups, reservations } = figures;
      return {
        ...asked,
        computedAt: clock().toISOString(),
        total,
        toCome,
        groups: [...groups],
        reservations,
        dates,
      };
    },

    /** CSV has one table; without a name the overview. Throws as `report`. */
    async reportSheet(actor: Actor, input: unknown): Promise<FileAnswer> {
      requirePerson(actor);
      const { format, script, table, ...asked } = parseInput(reportSheet, input);
      const { figures, dates } = await computed(asked);
      const tables = reportTables(figures, dates);
      const part = table === undefined ? tables[0] : tables.find(({ name }) => name === table);
      if (!part) throw badInput({ table: 'unknownChoice' });
      const { year, quarter } = asked;
      const of = quarter === null ? String(year) : `${String(year)}-${String(quarter)}`;
      if (format === 'csv') {
        return { name: `izvestaj-${of}-${part.name}.csv`, bytes: toCsv(inScript(part, script)) };
      }
      const sheets = tables.map((one) => inScript(one, script));
      return { name: `izvestaj-${of}.xlsx`, bytes: await toXlsx(sheets) };
    },

    /** Announced and planned dates, soonest first. Throws as `report`. */
    async workPlan(actor: Actor, input: unknown): Promise<ReportDate[]> {
      requirePerson(actor);
      return planned(parseInput(monthsAhead, input));
    },

    /** Throws as `report`. */
    async workPlanSheet(actor: Actor, input: unknown): Promise<FileAnswer> {
      requirePerson(actor);
      const { format, script, ...asked } = parseInput(planSheet, input);
      const dates = await planned(asked);
      const { from } = spanOfMonths(asked);
      const name = `program-rada-${asked.month}`;
      if (format === 'csv') {
        return { name: `${name}.csv`, bytes: toCsv(inScript(workPlanTable(dates, from), script)) };
      }
      const tables = workPlanTables(dates, from);
      const shown = tables.length > 0 ? tables : [workPlanTable(dates, from)];
      return {
        name: `${name}.xlsx`,
        bytes: await toXlsx(shown.map((one) => inScript(one, script))),
      };
    },

    /**
     * Replaces typed numbers; null returns to the number of the door. All or none are saved.
     * Answers the dates as they are then. Throws UNAUTHENTICATED, FORBIDDEN or BAD_USER_INPUT.
     */
    async saveAttendance(actor: Actor, input: unknown): Promise<ReportDate[]> {
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
    },
  };
}

function problemOf(
  date: ReportDate | undefined,
  isRepeated: boolean,
  now: Date,
): FieldErrors[string] | undefined {
  if (isRepeated) return 'repeated';
  if (!date || date.status === CANCELLED) return 'invalid';
  return isCountable(date, now) ? undefined : 'tooEarly';
}

export type ReportsService = ReturnType<typeof reportsService>;
