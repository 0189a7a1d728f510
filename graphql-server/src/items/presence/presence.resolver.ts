import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { PresenceService } from './presence.service.ts';
import { ItemEditor } from './presence.types.ts';

/** The specification has no such REST call. */
@Resolver(() => ItemEditor)
export class PresenceResolver {
  constructor(private readonly service: PresenceService) {}

  @Mutation(() => [ItemEditor], {
    description:
      "For holders of the item's section: reports every 45 seconds that the person has it open, and gives the others who do",
  })
  async reportEditing(
    @Ctx() { actor }: GraphqlContext,
    @Arg('itemType', () => String, { description: 'News, Program, …' }) itemType: string,
    @Arg('id', () => Int) id: number,
    @Arg('isLeaving', () => Boolean, {
      defaultValue: false,
      description: 'The form was closed',
    })
    isLeaving: boolean,
  ): Promise<ItemEditor[]> {
    const reference = { itemType, id };
    return isLeaving ? this.service.leave(actor, reference) : this.service.beat(actor, reference);
  }
}
