import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { ContentRoute } from '../transport/contentRoutes.ts';
import { manyItems, type ManyItemsService } from './manyItems.service.ts';
import { ItemChange, ItemChanges } from './manyItems.types.ts';

@Resolver(() => ItemChanges)
export class ManyItemsResolver {
  constructor(private readonly service: ManyItemsService) {}

  @Mutation(() => ItemChanges, {
    description: 'Changes up to 500 items of a type; one that is refused stays as it was',
  })
  async changeItems(
    @Ctx() { actor }: GraphqlContext,
    @Arg('itemType', () => String, { description: 'News, Program, …' }) itemType: string,
    @Arg('items', () => [ItemChange]) items: ItemChange[],
  ): Promise<ItemChanges> {
    return this.service.change(actor, { itemType, items: items.map((item) => ({ ...item })) });
  }
}

/** The specification has no such call. */
export function manyItemsRoutes(service: ManyItemsService): ContentRoute[] {
  return [
    {
      method: 'PUT',
      path: '/api/Items/Change',
      summary: 'Changes up to 500 items of a type; one that is refused stays as it was',
      policy: requirePerson,
      json: manyItems,
      responseType: 'ItemChanges',
      handler: ({ actor, body }) => service.change(actor, body),
    },
  ];
}
