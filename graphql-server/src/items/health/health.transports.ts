import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { ContentRoute } from '../transport/contentRoutes.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { ContentHealthService } from './contentHealth.service.ts';
import { ContentPart } from './contentHealth.types.ts';
import type { DeskService } from './desk.service.ts';
import { Desk } from './desk.types.ts';

@Resolver(() => ContentPart)
export class ContentHealthResolver {
  constructor(private readonly service: ContentHealthService) {}

  @Query(() => [ContentPart], { description: 'Of the sections that the person may write' })
  async contentState(@Ctx() { actor }: GraphqlContext): Promise<ContentPart[]> {
    return this.service.state(actor);
  }
}

@Resolver(() => Desk)
export class DeskResolver {
  constructor(private readonly service: DeskService) {}

  @Query(() => Desk, { description: 'Of the sections that the person may write' })
  async desk(@Ctx() { actor }: GraphqlContext): Promise<Desk> {
    return this.service.desk(actor);
  }
}

/** The specification has no such call. */
export function contentHealthRoutes(service: ContentHealthService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/ContentState/GetContentState',
      summary: 'What visitors can see, what was published last and what is lacking',
      policy: requirePerson,
      responseType: 'ContentPart[]',
      handler: ({ actor }) => service.state(actor),
    },
  ];
}
