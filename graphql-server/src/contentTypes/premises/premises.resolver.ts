import { Query, Resolver } from 'type-graphql';
import type { PremisesService } from './premises.service.ts';
import { PremisesPhoto, toPremisesPhoto } from './premises.types.ts';

/** Photographs of the premises over GraphQL; the specification gives them no REST call. */
@Resolver(() => PremisesPhoto)
export class PremisesResolver {
  constructor(private readonly service: PremisesService) {}

  @Query(() => [PremisesPhoto], { description: 'All, in their order' })
  async premisesPhotos(): Promise<PremisesPhoto[]> {
    return (await this.service.all()).map(toPremisesPhoto);
  }
}
