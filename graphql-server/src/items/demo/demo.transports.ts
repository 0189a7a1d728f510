import { Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import { requireAdministrator } from '../../platform/policies.ts';
import type { ContentRoute } from '../transport/contentRoutes.ts';
import type { DemoService } from './demo.service.ts';
import { DemoContent } from './demo.types.ts';

@Resolver(() => DemoContent)
export class DemoResolver {
  constructor(private readonly service: DemoService) {}

  @Query(() => DemoContent, { description: 'Administrators only' })
  async demoContent(@Ctx() { actor }: GraphqlContext): Promise<DemoContent> {
    return this.service.state(actor);
  }

  @Mutation(() => Int, { description: 'Moves all demo items to the bin; gives how many' })
  async removeDemoContent(@Ctx() { actor }: GraphqlContext): Promise<number> {
    return this.service.remove(actor);
  }

  @Mutation(() => Int, { description: 'Takes all demo items out of the bin; gives how many' })
  async restoreDemoContent(@Ctx() { actor }: GraphqlContext): Promise<number> {
    return this.service.restore(actor);
  }
}

/** The specification has no such call. */
export function demoRoutes(service: DemoService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Demo/GetState',
      summary: 'How many demo items there are, and how many wait in the bin',
      policy: requireAdministrator,
      responseType: 'DemoContent',
      handler: ({ actor }) => service.state(actor),
    },
    {
      method: 'PUT',
      path: '/api/Demo/Remove',
      summary: 'Moves all demo items to the bin; gives how many',
      policy: requireAdministrator,
      responseType: 'integer',
      handler: ({ actor }) => service.remove(actor),
    },
    {
      method: 'PUT',
      path: '/api/Demo/Restore',
      summary: 'Takes all demo items out of the bin; gives how many',
      policy: requireAdministrator,
      responseType: 'integer',
      handler: ({ actor }) => service.restore(actor),
    },
  ];
}
