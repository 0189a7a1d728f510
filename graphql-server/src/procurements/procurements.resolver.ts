import { Arg, Args, Int, Query, Resolver } from 'type-graphql';
import { mapPage, PageArgs } from '../content/contentResolver.ts';
import { toNotice } from '../content/noticeParts.ts';
import type { ProcurementsService } from './procurements.service.ts';
import { Procurement, ProcurementPage } from './procurements.types.ts';

/** Procurements over GraphQL. */
@Resolver(() => Procurement)
export class ProcurementsResolver {
  constructor(private readonly service: ProcurementsService) {}

  @Query(() => ProcurementPage, { description: 'Of one year, the current one if absent' })
  async procurementsOfYear(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('year', () => Int, { nullable: true }) year?: number | null,
  ): Promise<ProcurementPage> {
    return mapPage(await this.service.yearPage(page, year), toNotice);
  }

  @Query(() => ProcurementPage, { description: 'All, newest first' })
  async allProcurements(@Args(() => PageArgs) page: PageArgs): Promise<ProcurementPage> {
    return mapPage(await this.service.page(page), toNotice);
  }

  @Query(() => [Int], { description: 'Years of which there are procurements, latest first' })
  async procurementYears(): Promise<number[]> {
    return this.service.years();
  }

  @Query(() => Procurement)
  async procurementById(@Arg('id', () => Int) id: number): Promise<Procurement> {
    return toNotice(await this.service.byId({ id }));
  }
}
