import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { ContentRoute } from '../transport/contentRoutes.ts';
import { requireAdministrator, requirePerson } from '../../platform/policies.ts';
import { typedReference } from '../itemReference.ts';
import type { TrashService } from './trash.service.ts';
import { Bin, BinItem } from './trash.types.ts';

@Resolver(() => BinItem)
export class TrashResolver {
  constructor(private readonly service: TrashService) {}

  @Query(() => Bin, { description: "What was deleted of the person's sections, the last first" })
  async binItems(@Ctx() { actor }: GraphqlContext): Promise<Bin> {
    return this.service.items(actor);
  }

  @Mutation(() => Boolean)
  async restoreItem(
    @Ctx() { actor }: GraphqlContext,
    @Arg('itemType', () => String) itemType: string,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return this.service.restore(actor, { itemType, id });
  }

  @Mutation(() => Boolean, { description: 'For good; administrators only' })
  async purgeItem(
    @Ctx() { actor }: GraphqlContext,
    @Arg('itemType', () => String) itemType: string,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return this.service.purge(actor, { itemType, id });
  }

  @Mutation(() => Int, { description: 'How many items are gone for good; administrators only' })
  async emptyBin(
    @Ctx() { actor }: GraphqlContext,
    @Arg('until', () => Date, { description: 'What was deleted later stays' }) until: Date,
  ): Promise<number> {
    return this.service.empty(actor, { until });
  }
}

/** The specification has no such call. */
export function trashRoutes(service: TrashService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Bin/GetItems',
      summary:
        "What was deleted of the person's sections, the last first; how many in X-Total-Count",
      policy: requirePerson,
      responseType: 'BinItem[]',
      async handler({ actor, reply }) {
        const { items, totalCount } = await service.items(actor);
        reply.header('x-total-count', String(totalCount));
        return items;
      },
    },
    {
      method: 'PUT',
      path: '/api/Bin/Restore',
      summary: 'Takes an item out of the bin',
      policy: requirePerson,
      json: typedReference,
      responseType: 'true',
      handler: ({ actor, body }) => service.restore(actor, body),
    },
    {
      method: 'DELETE',
      path: '/api/Bin/Delete',
      summary: 'Deletes an item of the bin for good',
      policy: requireAdministrator,
      query: ['itemType', 'id'],
      responseType: 'true',
      handler: ({ actor, query }) => service.purge(actor, query),
    },
    {
      method: 'DELETE',
      path: '/api/Bin/Empty',
      summary: 'Deletes for good what was deleted until a moment; tells how many items that were',
      policy: requireAdministrator,
      query: ['until'],
      responseType: 'integer',
      handler: ({ actor, query }) => service.empty(actor, query),
    },
  ];
}
