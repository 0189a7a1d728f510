import { Arg, Args, Ctx, Field, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { programDateKey } from '@centar/domain/dateKey.ts';
import { PROGRAM, PROGRAM_DATE } from '@centar/domain/types/events.ts';
import type { ProgramDate } from '../../../../prisma/generated/client.ts';
import { StaffListArgs } from '../../items/read/staffPage.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import {
  declaredEvent,
  declaredInput,
  declaredItem,
  Pictures,
} from '../../items/transport/declaredItem.ts';
import { byStored, withoutEchoedEnd, withoutEchoedEnds } from '../../items/transport/echoedEnds.ts';
import { mapItems, PageArgs, toPictures } from '../../items/transport/graphqlItem.ts';
import { oneItemResolver, withPictures } from '../../items/transport/itemResolver.ts';
import { itemRoutes, pictureRoute } from '../../items/transport/itemRoutes.ts';
import { mapBatches } from '../../platform/batches.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { ProgramWithDates } from './programDates.ts';
import type { ProgramsService } from './programs.service.ts';
import { programItemType } from './programs.writes.ts';

@ObjectType()
class DateKey {
  @Field(() => String, { description: 'By which calendars and stars know it: program-3-12' })
  key!: string;
}

const date = declaredEvent(
  PROGRAM_DATE,
  { event: 'ProgramDate', input: 'ProgramDateInput' },
  { fields: DateKey, of: (row: ProgramDate): DateKey => ({ key: programDateKey(row) }) },
);

/** Fields that are not declared. */
@ObjectType()
class ProgramParts extends Pictures {
  @Field(() => [date.event], {
    description:
      'All dates of a series, soonest first, also if one is left; empty if there was never another',
  })
  dates!: ReturnType<typeof date.toEvent>[];
}

@InputType()
class ProgramInputParts {
  @Field(() => [date.input], {
    nullable: true,
    description:
      'All dates of a series, at most 200; fewer than two make it a programme of one date. Absent: as they were',
  })
  dates?: object[] | null;
}

const types = {
  ...declaredItem(
    PROGRAM,
    { item: 'Program', page: 'ProgramPage', staffPage: 'StaffProgramPage' },
    {
      fields: ProgramParts,
      of: (row: ProgramWithDates): ProgramParts => ({
        ...toPictures(row),
        dates: row.dates.map(date.toEvent),
      }),
    },
  ),
  ...declaredInput(PROGRAM, { input: 'ProgramInput', edit: 'ProgramEdit' }, ProgramInputParts),
};

Field(() => Int, { description: 'How many of all are still to come' })(
  types.staffPage.prototype,
  'upcoming',
);

/** For fields of other layers. */
export const ProgramType = types.item;
export const ProgramDateType = date.event;

/** As both transports send it. */
export const toProgram = types.toItem;

const ProgramItems = oneItemResolver<
  ProgramWithDates,
  ReturnType<typeof toProgram>,
  ProgramsService
>({
  ...types,
  names: {
    byId: 'programById',
    create: 'createProgram',
    update: 'updateProgram',
    replaceFile: 'updateProgramImage',
    delete: 'deleteProgram',
  },
});
const ProgramPictures = withPictures(ProgramItems, { ...types, name: 'addProgramPicture' });

@Resolver(() => types.item)
export class ProgramsResolver extends ProgramPictures {
  constructor(private readonly service: ProgramsService) {
    super(service);
  }

  @Query(() => types.page, {
    description: 'To come, soonest first, then on, ending soonest first; of one type if given',
  })
  async upcomingPrograms(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('programType', () => String, { nullable: true }) programType?: string,
  ) {
    return mapItems(await this.service.upcomingPage(actor, page, programType), toProgram);
  }

  @Query(() => types.page, { description: 'On now, ending soonest first; of one type if given' })
  async programsOn(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('programType', () => String, { nullable: true }) programType?: string,
  ) {
    return mapItems(await this.service.onPage(actor, page, programType), toProgram);
  }

  @Query(() => types.page, {
    description: 'Past, the latest end first; of one type if given',
  })
  async pastPrograms(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('programType', () => String, { nullable: true }) programType?: string,
  ) {
    return mapItems(await this.service.pastPage(actor, page, programType), toProgram);
  }

  @Query(() => types.staffPage, {
    description: "The staff's list of one type, for holders of its section",
  })
  async staffPrograms(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => StaffListArgs) list: StaffListArgs,
    @Arg('programType', () => String) programType: string,
  ) {
    const { upcoming, ...page } = await this.service.staffPage(actor, list, programType);
    return { ...mapItems(page, toProgram), upcoming };
  }
}

/** Spelled as in the specification, section 7. */
export function programsRoutes(service: ProgramsService): ContentRoute[] {
  const ofWholeItems: ProgramsService = {
    ...service,
    update: byStored(service, (edit, program) =>
      withoutEchoedEnds(withoutEchoedEnd(edit, program), 'dates', program.dates),
    ),
  };
  return [
    {
      method: 'GET',
      path: '/api/Programs/GetPrograms',
      summary: 'Upcoming programmes, soonest first',
      responseType: 'Program[]',
      handler: async ({ actor }) => mapBatches(service.upcoming(actor), toProgram),
    },
    {
      method: 'GET',
      path: '/api/Programs/GetProgramsByProgramType',
      summary: 'Upcoming programmes of one type, given as section name or slug',
      query: ['programType'],
      responseType: 'Program[]',
      handler: async ({ actor, query }) =>
        mapBatches(service.upcoming(actor, { programType: query['programType'] }), toProgram),
    },
    {
      method: 'GET',
      path: '/api/Programs/GetPastPrograms',
      summary: 'Past programmes, latest first',
      responseType: 'Program[]',
      handler: async ({ actor }) => mapBatches(service.past(actor), toProgram),
    },
    {
      method: 'GET',
      path: '/api/Programs/GetPastProgramsByType',
      summary: 'Past programmes of one type, given as section name or slug',
      query: ['type'],
      responseType: 'Program[]',
      handler: async ({ actor, query }) =>
        mapBatches(service.past(actor, { type: query['type'] }), toProgram),
    },
    ...itemRoutes(ofWholeItems, programItemType, {
      toItem: toProgram,
      byId: { path: '/api/Programs/GetProgramByID', summary: 'One programme' },
      create: {
        method: 'PUT',
        path: '/api/Programs/InsertProgram',
        summary: 'Publishes a programme',
      },
      update: {
        method: 'POST',
        path: '/api/Programs/EditProgram',
        summary: 'Saves a programme; its picture has a call of its own',
      },
      replaceFile: {
        method: 'PUT',
        path: '/api/Programs/UpdateImage',
        summary: 'Replaces the picture; imageUrl is accepted and ignored',
        ignored: ['imageUrl'],
      },
      delete: { path: '/api/Programs/DeleteProgram', summary: 'Deletes a programme' },
    }),
    pictureRoute(service, programItemType, {
      toItem: toProgram,
      path: '/api/Programs/AddPicture',
    }),
  ];
}
