import { z } from 'zod';
import {
  monthsAhead,
  period,
  spanOfMonths,
  spanOfPeriod,
  type MonthsAhead,
  type Period,
} from '@centar/domain/reports/period.ts';
import {
  countedDates,
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
import type { WriteText } from '@centar/domain/serbianScript.ts';
import type { FileAnswer } from '../items/transport/contentRoutes.ts';
import type { Actor, Centre, Clock } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { badInput } from '../platform/errors.ts';
import { requirePerson } from '../platform/policies.ts';
import { toCsv } from '../platform/sheets/csv.ts';
import { toXlsx } from '../platform/sheets/xlsx.ts';
import { parseInput } from '../platform/validation.ts';
import { readReportDates, withVisitors } from './attendance.ts';
import { isPlanned, readDates } from './heldDates.ts';
import type { Report } from './reports.types.ts';
import { saveAttendance } from './saveAttendance.ts';

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

async function computed(
  reader: Database['reader'],
  asked: Period,
  now: Date,
): Promise<{
  readonly figures: ReportFigures;
  readonly dates: ReportDate[];
}> {
  const dates = await readReportDates(reader, spanOfPeriod(asked), now);
  return { figures: reportFigures(dates, now), dates: countedDates(dates, now) };
}

async function planned(reader: Database['reader'], asked: MonthsAhead): Promise<ReportDate[]> {
  const dates = await readDates(reader, { ...spanOfMonths(asked), withOngoing: true });
  return dates
    .filter(isPlanned)
    .map((date) => withVisitors(date, undefined, undefined))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** A text that staff typed in Cyrillic is in Latin in the Latin sheet, as on pages. */
function inScript(table: ReportTable, write: WriteText): ReportTable & { readonly name: string } {
  return {
    name: write(table.title),
    title: table.title,
    head: table.head.map(write),
    rows: table.rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? write(cell) : cell)),
    ),
  };
}

/** All staff may read figures, which name no visitor; a number is written by the date's section. */
export function reportsService({ database, clock, centre }: ReportDependencies) {
  const { reader } = database;
  const writer = (script: keyof typeof SCRIPTS): WriteText => centre.writers[SCRIPTS[script]];

  return {
    saveAttendance: saveAttendance(database, clock),

    /** Throws UNAUTHENTICATED or BAD_USER_INPUT. */
    async report(actor: Actor, input: unknown): Promise<Report> {
      requirePerson(actor);
      const asked = parseInput(period, input);
      const { figures, dates } = await computed(reader, asked, clock());
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
      const { figures, dates } = await computed(reader, asked, clock());
      const tables = reportTables(figures, dates);
      const part = table === undefined ? tables[0] : tables.find(({ name }) => name === table);
      if (!part) throw badInput({ table: 'unknownChoice' });
      const { year, quarter } = asked;
      const of = quarter === null ? String(year) : `${String(year)}-${String(quarter)}`;
      if (format === 'csv') {
        return {
          name: `izvestaj-${of}-${part.name}.csv`,
          bytes: toCsv(inScript(part, writer(script))),
        };
      }
      const sheets = tables.map((one) => inScript(one, writer(script)));
      return { name: `izvestaj-${of}.xlsx`, bytes: await toXlsx(sheets) };
    },

    /** Announced and planned dates, soonest first. Throws as `report`. */
    async workPlan(actor: Actor, input: unknown): Promise<ReportDate[]> {
      requirePerson(actor);
      return planned(reader, parseInput(monthsAhead, input));
    },

    /** Throws as `report`. */
    async workPlanSheet(actor: Actor, input: unknown): Promise<FileAnswer> {
      requirePerson(actor);
      const { format, script, ...asked } = parseInput(planSheet, input);
      const dates = await planned(reader, asked);
      const { from } = spanOfMonths(asked);
      const name = `program-rada-${asked.month}`;
      if (format === 'csv') {
        return {
          name: `${name}.csv`,
          bytes: toCsv(inScript(workPlanTable(dates, from), writer(script))),
        };
      }
      const tables = workPlanTables(dates, from);
      const shown = tables.length > 0 ? tables : [workPlanTable(dates, from)];
      return {
        name: `${name}.xlsx`,
        bytes: await toXlsx(shown.map((one) => inScript(one, writer(script)))),
      };
    },
  };
}

export type ReportsService = ReturnType<typeof reportsService>;
