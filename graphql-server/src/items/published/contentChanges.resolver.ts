import { Arg, Args, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../transport/graphqlItem.ts';
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
