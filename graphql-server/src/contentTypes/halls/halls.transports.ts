import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import type { HallsService } from './halls.service.ts';
import { Evening, HallUse } from './halls.types.ts';

@Resolver(() => HallUse)
export class HallsResolver {
  constructor(private readonly service: HallsService) {}

  @Query(() => [HallUse], { description: 'For all staff; soonest first' })
  async hallUses(
    @Ctx() { actor }: GraphqlContext,
    @Arg('from', () => Date) from: Date,
    @Arg('to', () => Date) to: Date,
  ): Promise<HallUse[]> {
    return this.service.uses(actor, { from, to });
  }

  @Query(() => Evening, { description: 'Of the sections that the person may write' })
  async evening(@Ctx() { actor }: GraphqlContext): Promise<Evening> {
    return this.service.evening(actor);
  }
}

/** The specification has no such call. */
export function hallsRoutes(service: HallsService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Halls/GetUses',
      summary: 'Screenings and programmes of a stretch of time by their halls; for all staff',
      policy: requirePerson,
      query: ['from', 'to'],
      responseType: 'HallUse[]',
      handler: ({ actor, query }) => service.uses(actor, query),
    },
  ];
}
