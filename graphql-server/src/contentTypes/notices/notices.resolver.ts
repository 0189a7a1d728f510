import { Arg, Args, Int, Query, Resolver } from 'type-graphql';
import { mapPage, PageArgs } from '../../items/transport/contentResolver.ts';
import { itemResolver } from '../../items/transport/itemResolver.ts';
import { NoticeEdit, NoticeInput, toNotice } from './notice.types.ts';
import { Competition, CompetitionPage, StaffCompetitionPage } from './notice.types.ts';
import { Procurement, ProcurementPage, StaffProcurementPage } from './notice.types.ts';
import type { ProcurementsService } from './procurements.service.ts';

const COMMON = { input: NoticeInput, edit: NoticeEdit, toItem: toNotice };

/** Competitions over GraphQL. */
export const CompetitionsResolver = itemResolver({
  ...COMMON,
  item: Competition,
  page: CompetitionPage,
  staffPage: StaffCompetitionPage,
  names: {
    all: 'allCompetitions',
    byId: 'competitionById',
    staffList: 'staffCompetitions',
    create: 'createCompetition',
    update: 'updateCompetition',
    replaceFile: 'updateCompetitionDocument',
    delete: 'deleteCompetition',
  },
});

const ProcurementItems = itemResolver({
  ...COMMON,
  item: Procurement,
  page: ProcurementPage,
  staffPage: StaffProcurementPage,
  names: {
    all: 'allProcurements',
    byId: 'procurementById',
    staffList: 'staffProcurements',
    create: 'createProcurement',
    update: 'updateProcurement',
    replaceFile: 'updateProcurementDocument',
    delete: 'deleteProcurement',
  },
});

/** Procurements over GraphQL, also by their year. */
@Resolver(() => Procurement)
export class ProcurementsResolver extends ProcurementItems {
  constructor(private readonly service: ProcurementsService) {
    super(service);
  }

  @Query(() => ProcurementPage, { description: 'Of one year, the current one if absent' })
  async procurementsOfYear(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('year', () => Int, { nullable: true }) year?: number | null,
  ): Promise<ProcurementPage> {
    return mapPage(await this.service.yearPage(page, year), toNotice);
  }

  @Query(() => [Int], { description: 'Years of which there are procurements, latest first' })
  async procurementYears(): Promise<number[]> {
    return this.service.years();
  }
}
