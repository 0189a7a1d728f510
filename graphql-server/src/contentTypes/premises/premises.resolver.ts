import { Query, Resolver } from 'type-graphql';
import { itemResolver } from '../../items/transport/itemResolver.ts';
import type { PremisesService } from './premises.service.ts';
import {
  PremisesPhoto,
  PremisesPhotoEdit,
  PremisesPhotoInput,
  PremisesPhotoPage,
  StaffPremisesPage,
  toPremisesPhoto,
} from './premises.types.ts';

const PremisesPhotos = itemResolver({
  item: PremisesPhoto,
  page: PremisesPhotoPage,
  staffPage: StaffPremisesPage,
  input: PremisesPhotoInput,
  edit: PremisesPhotoEdit,
  toItem: toPremisesPhoto,
  names: {
    all: 'allPremisesPhotos',
    byId: 'premisesPhotoById',
    staffList: 'staffPremises',
    create: 'createPremisesPhoto',
    update: 'updatePremisesPhoto',
    replaceFile: 'updatePremisesPhotoImage',
    delete: 'deletePremisesPhoto',
  },
});

/** Photographs of the premises over GraphQL. */
@Resolver(() => PremisesPhoto)
export class PremisesResolver extends PremisesPhotos {
  constructor(private readonly service: PremisesService) {
    super(service);
  }

  @Query(() => [PremisesPhoto], { description: 'What the home page shows, in its order' })
  async premisesPhotos(): Promise<PremisesPhoto[]> {
    return (await this.service.shown()).map(toPremisesPhoto);
  }
}
