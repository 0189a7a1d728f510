import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { PREMISES_PHOTO } from '@centar/domain/types/premises.ts';
import type { PremisesPhoto } from '../../../../prisma/generated/client.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { declaredInput, declaredItem } from '../../items/transport/declaredItem.ts';
import { Image } from '../../items/transport/graphqlItem.ts';
import { itemResolver } from '../../items/transport/itemResolver.ts';
import { itemRoutes } from '../../items/transport/itemRoutes.ts';
import { toImageView } from '../../platform/files/imageView.ts';
import { premisesItemType, type PremisesService } from './premises.service.ts';

/** A photograph's picture, with its caption. */
@ObjectType()
class Photo {
  @Field(() => String, { deprecationReason: 'The same as title' }) caption!: string;
  @Field(() => Image, { nullable: true }) image!: Image | null;
}

const types = {
  ...declaredItem(
    PREMISES_PHOTO,
    { item: 'PremisesPhoto', page: 'PremisesPhotoPage', staffPage: 'StaffPremisesPage' },
    {
      fields: Photo,
      of: (row: PremisesPhoto): Photo => ({ caption: row.title, image: toImageView(row) }),
    },
  ),
  ...declaredInput(PREMISES_PHOTO, { input: 'PremisesPhotoInput', edit: 'PremisesPhotoEdit' }),
};

/** As both transports send it. */
export const toPremisesPhoto = types.toItem;

const PremisesPhotos = itemResolver({
  ...types,
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

@Resolver(() => types.item)
export class PremisesResolver extends PremisesPhotos {
  constructor(private readonly service: PremisesService) {
    super(service);
  }

  @Query(() => [types.item], { description: 'What the home page shows, in its order' })
  async premisesPhotos() {
    return (await this.service.shown()).map(toPremisesPhoto);
  }
}

/** The specification has no such call. */
export const premisesRoutes = (service: PremisesService): ContentRoute[] => [
  {
    method: 'GET',
    path: '/api/Premises/GetAll',
    summary: 'The photographs that the home page shows, in their order',
    responseType: 'PremisesPhoto[]',
    handler: async () => (await service.shown()).map(toPremisesPhoto),
  },
  ...itemRoutes(service, premisesItemType, {
    toItem: toPremisesPhoto,
    byId: { path: '/api/Premises/GetByID', summary: 'One photograph' },
    create: {
      method: 'PUT',
      path: '/api/Premises/Create',
      summary: 'Publishes a photograph of the premises',
    },
    update: {
      method: 'POST',
      path: '/api/Premises/Update',
      summary: 'Saves a photograph of the premises; its image has a call of its own',
    },
    replaceFile: {
      method: 'PUT',
      path: '/api/Premises/UpdateImage',
      summary: 'Replaces the image',
    },
    delete: { path: '/api/Premises/Delete', summary: 'Deletes a photograph of the premises' },
  }),
];
