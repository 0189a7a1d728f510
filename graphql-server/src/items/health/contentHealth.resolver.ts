import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { ContentHealthService } from './contentHealth.service.ts';
import { ContentPart } from './contentHealth.types.ts';

@Resolver(() => ContentPart)
export class ContentHealthResolver {
  constructor(private readonly service: ContentHealthService) {}

  @Query(() => [ContentPart], { description: 'Of the sections that the person may write' })
  async contentState(@Ctx() { actor }: GraphqlContext): Promise<ContentPart[]> {
    return this.service.state(actor);
  }
}
