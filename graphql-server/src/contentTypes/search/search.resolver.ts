import { Arg, Int, Query, Resolver } from 'type-graphql';
import type { SearchService } from './search.service.ts';
import { SearchResult } from './search.types.ts';

@Resolver(() => SearchResult)
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  @Query(() => SearchResult, {
    description: 'Published items that have each of the words, or words that begin with them',
  })
  async search(
    @Arg('text', () => String) text: string,
    @Arg('itemType', () => String, { nullable: true }) itemType: string | null,
    @Arg('page', () => Int, { nullable: true, description: 'Of one type; counts from 1' })
    page: number | null,
  ): Promise<SearchResult> {
    return this.service.search({ text, itemType, page });
  }
}
