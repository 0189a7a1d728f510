import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { ContentRoute } from '../transport/contentRoutes.ts';
import { requirePerson } from '../../platform/policies.ts';
import { versionReference } from '../itemReference.ts';
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

/** The specification has no such call. */
export function historyRoutes(service: HistoryService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/History/GetVersions',
      summary: 'The versions of an item, the latest first: who, when and what was changed',
      policy: requirePerson,
      query: ['itemType', 'id'],
      responseType: 'ItemHistory',
      handler: ({ actor, query }) => service.versions(actor, query),
    },
    {
      method: 'PUT',
      path: '/api/History/RestoreVersion',
      summary: 'Saves a former version as a new one',
      policy: requirePerson,
      json: versionReference,
      responseType: 'VersionRestored',
      handler: ({ actor, body }) => service.restore(actor, body),
    },
  ];
}
