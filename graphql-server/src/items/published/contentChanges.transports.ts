import { Arg, Args, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../transport/graphqlItem.ts';
import type { ContentRoute } from '../transport/contentRoutes.ts';
import type { ContentChangesService } from './contentChanges.service.ts';
import { ContentChanges } from './contentChanges.types.ts';

@Resolver(() => ContentChanges)
export class ContentChangesResolver {
  constructor(private readonly service: ContentChangesService) {}

  @Query(() => ContentChanges, {
    description:
      'What is public, changed or no longer public since a revision; 50 items a page if not said otherwise',
  })
  async changesSince(
    @Arg('revision', () => String, {
      nullable: true,
      description: 'That of the answer before, or a moment; absent or unknown: everything public',
    })
    revision: string | null,
    @Args(() => PageArgs) { first, after }: PageArgs,
  ): Promise<ContentChanges> {
    return this.service.changesSince({ revision, first, after });
  }
}

/** The specification has no such call. */
export const contentChangesRoutes = (service: ContentChangesService): ContentRoute[] => [
  {
    method: 'GET',
    path: '/api/Changes/GetChanges',
    summary: 'What is public, changed or no longer public since a revision or a moment',
    optionalQuery: ['izmenjenoOd', 'posle'],
    responseType: 'ContentChanges',
    handler: ({ query: { izmenjenoOd: revision, posle: after } }) =>
      service.changesSince({ revision, after }),
  },
];
