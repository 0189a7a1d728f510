import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../platform/graphql/graphqlContext.ts';
import type { ContentRoute } from '../items/transport/contentRoutes.ts';
import { requirePerson } from '../platform/policies.ts';
import type { ReadingsService } from './readings.service.ts';
import type { ReportsService } from './reports.service.ts';
import { AttendanceInput, Readings, Report, ReportDate } from './reports.types.ts';
import { attendanceEdit } from './saveAttendance.ts';

@Resolver(() => Report)
export class ReportsResolver {
  constructor(
    private readonly service: ReportsService,
    private readonly readingsService: ReadingsService,
  ) {}

  @Query(() => Report, { description: 'Of a year or a quarter (1 to 4); for all staff' })
  async report(
    @Ctx() { actor }: GraphqlContext,
    @Arg('year', () => Int) year: number,
    @Arg('quarter', () => Int, { nullable: true }) quarter?: number | null,
  ): Promise<Report> {
    return this.service.report(actor, { year, quarter });
  }

  @Query(() => [ReportDate], {
    description:
      'Announced and planned dates of whole months from one such as 2026-12; for all staff',
  })
  async workPlan(
    @Ctx() { actor }: GraphqlContext,
    @Arg('month', () => String) month: string,
    @Arg('months', () => Int, { description: '1 to 12' }) months: number,
  ): Promise<ReportDate[]> {
    return this.service.workPlan(actor, { month, months });
  }

  @Query(() => Readings, {
    description: 'How often public pages were read; days as 2026-11-28; for all staff',
  })
  async readings(
    @Ctx() { actor }: GraphqlContext,
    @Arg('from', () => String) from: string,
    @Arg('to', () => String, { description: 'Included' }) to: string,
  ): Promise<Readings> {
    return this.readingsService.readings(actor, { from, to });
  }

  @Mutation(() => [ReportDate], {
    description: 'How many people came; for holders of the sections. All or none are saved',
  })
  async saveAttendance(
    @Ctx() { actor }: GraphqlContext,
    @Arg('counts', () => [AttendanceInput]) counts: AttendanceInput[],
  ): Promise<ReportDate[]> {
    return this.service.saveAttendance(actor, { counts: counts.map((count) => ({ ...count })) });
  }
}

/** The specification has no such call. */
export function reportsRoutes(service: ReportsService, readings: ReadingsService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Reports/GetReport',
      summary: 'Held dates and visitors of a year or a quarter (1 to 4); for all staff',
      policy: requirePerson,
      query: ['year'],
      optionalQuery: ['quarter'],
      responseType: 'Report',
      handler: ({ actor, query }) => service.report(actor, query),
    },
    {
      method: 'GET',
      path: '/api/Reports/GetReportSheet',
      summary:
        'The report as xlsx, or one table of it (pregled, e-kultura, rezervacije, termini) as csv; in lat or cir letters',
      policy: requirePerson,
      query: ['year'],
      optionalQuery: ['quarter', 'format', 'script', 'table'],
      responseFile: ['xlsx', 'csv'],
      handler: ({ actor, query }) => service.reportSheet(actor, query),
    },
    {
      method: 'GET',
      path: '/api/Reports/GetWorkPlan',
      summary:
        'Announced and planned dates of 1 to 12 months from one such as 2026-12; for all staff',
      policy: requirePerson,
      query: ['month', 'months'],
      responseType: 'ReportDate[]',
      handler: ({ actor, query }) => service.workPlan(actor, query),
    },
    {
      method: 'GET',
      path: '/api/Reports/GetWorkPlanSheet',
      summary: 'The same as xlsx or csv; in lat or cir letters',
      policy: requirePerson,
      query: ['month', 'months'],
      optionalQuery: ['format', 'script'],
      responseFile: ['xlsx', 'csv'],
      handler: ({ actor, query }) => service.workPlanSheet(actor, query),
    },
    {
      method: 'GET',
      path: '/api/Reports/GetReadings',
      summary: 'How often public pages were read from a day to another one; for all staff',
      policy: requirePerson,
      query: ['from', 'to'],
      responseType: 'Readings',
      handler: ({ actor, query }) => readings.readings(actor, query),
    },
    {
      method: 'PUT',
      path: '/api/Reports/SaveAttendance',
      summary: 'How many people came to dates of the sections of the caller; all or none are saved',
      policy: requirePerson,
      json: attendanceEdit,
      responseType: 'ReportDate[]',
      handler: ({ actor, body }) => service.saveAttendance(actor, body),
    },
  ];
}
