import { Arg, Args, Int, Query, Resolver } from 'type-graphql';
import { mapPage, PageArgs } from '../content/contentResolver.ts';
import { toExhibition } from '../content/exhibitionParts.ts';
import type { ColoniesService } from './colonies.service.ts';
import { Colony, ColonyPage } from './colonies.types.ts';

/** Art colonies over GraphQL. */
@Resolver(() => Colony)
export class ColoniesResolver {
  constructor(private readonly service: ColoniesService) {}

  @Query(() => ColonyPage, { description: 'All, newest first' })
  async allColonies(@Args(() => PageArgs) page: PageArgs): Promise<ColonyPage> {
    return mapPage(await this.service.page(page), toExhibition);
  }

  @Query(() => Colony)
  async colonyById(@Arg('id', () => Int) id: number): Promise<Colony> {
    return toExhibition(await this.service.byId({ id }));
  }
}
