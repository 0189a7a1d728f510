import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { DeskService } from './desk.service.ts';
import { Desk } from './desk.types.ts';

@Resolver(() => Desk)
export class DeskResolver {
  constructor(private readonly service: DeskService) {}

  @Query(() => Desk, { description: 'Of the sections that the person may write' })
  async desk(@Ctx() { actor }: GraphqlContext): Promise<Desk> {
    return this.service.desk(actor);
  }
}
