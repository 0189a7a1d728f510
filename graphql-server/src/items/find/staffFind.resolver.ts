import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { StaffFindService } from './staffFind.service.ts';
import { FoundItem } from './staffFind.types.ts';

@Resolver(() => FoundItem)
export class StaffFindResolver {
  constructor(private readonly service: StaffFindService) {}

  @Query(() => [FoundItem], {
    description:
      'Items that the person may write, drafts too, whatever the script, case and diacritics',
  })
  async staffFind(
    @Ctx() { actor }: GraphqlContext,
    @Arg('text', () => String) text: string,
  ): Promise<FoundItem[]> {
    return this.service.find(actor, text);
  }
}
