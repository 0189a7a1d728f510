import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { HistoryService } from './history.service.ts';
import { ItemHistory, ItemVersion, VersionRestore, VersionRestored } from './history.types.ts';

@Resolver(() => ItemVersion)
export class HistoryResolver {
  constructor(private readonly service: HistoryService) {}

  @Query(() => ItemHistory, { description: "For holders of the item's section" })
  async itemHistory(
    @Ctx() { actor }: GraphqlContext,
    @Arg('itemType', () => String, { description: 'News, Program, …' }) itemType: string,
    @Arg('id', () => Int) id: number,
  ): Promise<ItemHistory> {
    return this.service.versions(actor, { itemType, id });
  }

  @Mutation(() => VersionRestored, { description: 'Saves a former version as a new one' })
  async restoreVersion(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => VersionRestore) input: VersionRestore,
  ): Promise<VersionRestored> {
    return this.service.restore(actor, { ...input });
  }
}
