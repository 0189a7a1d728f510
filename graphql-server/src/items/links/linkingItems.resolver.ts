import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { LinkingItemsService } from './linkingItems.service.ts';
import { LinkingItem } from './linkingItems.types.ts';

/** The specification has no such REST call. */
@Resolver(() => LinkingItem)
export class LinkingItemsResolver {
  constructor(private readonly service: LinkingItemsService) {}

  @Query(() => [LinkingItem], {
    description:
      "For holders of the items' section: at most 20 other items whose texts link to one of them, of other sections only published ones",
  })
  async linkingItems(
    @Ctx() { actor }: GraphqlContext,
    @Arg('itemType', () => String, { description: 'News, Program, …' }) itemType: string,
    @Arg('ids', () => [Int], { description: 'At most 500' }) ids: number[],
  ): Promise<LinkingItem[]> {
    return this.service.linkingItems(actor, { itemType, ids });
  }
}
