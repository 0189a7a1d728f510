import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../platform/graphql/graphqlContext.ts';
import type { ReadingsService } from './readings.service.ts';
import type { ReportsService } from './reports.service.ts';
import { AttendanceInput, Readings, Report, ReportDate } from './reports.types.ts';

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
