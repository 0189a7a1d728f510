import { Arg, Args, Int, Query, Resolver } from 'type-graphql';
import { mapPage, PageArgs } from '../content/contentResolver.ts';
import { toExhibition } from '../content/exhibitionParts.ts';
import type { ArtSalonsService } from './artSalons.service.ts';
import { ArtSalon, ArtSalonPage } from './artSalons.types.ts';

/** Art salons over GraphQL. */
@Resolver(() => ArtSalon)
export class ArtSalonsResolver {
  constructor(private readonly service: ArtSalonsService) {}

  @Query(() => ArtSalonPage, { description: 'All, newest first' })
  async allArtSalons(@Args(() => PageArgs) page: PageArgs): Promise<ArtSalonPage> {
    return mapPage(await this.service.page(page), toExhibition);
  }

  @Query(() => ArtSalon)
  async artSalonById(@Arg('id', () => Int) id: number): Promise<ArtSalon> {
    return toExhibition(await this.service.byId({ id }));
  }
}
