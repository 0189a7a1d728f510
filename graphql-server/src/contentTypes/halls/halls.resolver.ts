import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
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
