import { requireSection } from '../../platform/policies.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { itemRoutes } from '../../items/transport/itemRoutes.ts';
import { mapBatches } from '../../platform/batches.ts';
import { toExhibition } from './exhibition.types.ts';
import type { ExhibitionsService } from './exhibitions.service.ts';

/** How REST spells the calls of colonies or art salons. */
interface ExhibitionCalls {
  readonly responseType: 'Colony' | 'ArtSalon';
  /** 'art colonies' and 'an art colony', for summaries. */
  readonly all: string;
  readonly one: string;
  readonly getAll: string;
  readonly getById: string;
  readonly create: string;
  readonly update: string;
  readonly updateImage: string;
  readonly delete: string;
}

export const COLONY_CALLS: ExhibitionCalls = {
  responseType: 'Colony',
  all: 'art colonies',
  one: 'an art colony',
  getAll: '/api/Colony/GetAll',
  getById: '/api/Colony/GetByID',
  create: '/api/Colony/Create',
  update: '/api/Colony/Update',
  updateImage: '/api/Colony/UpdateImage',
  delete: '/api/Colony/Delete',
};

export const ART_SALON_CALLS: ExhibitionCalls = {
  responseType: 'ArtSalon',
  all: 'art salons',
  one: 'an art salon',
  getAll: '/api/ArtSaloon/GetAll',
  getById: '/api/ArtSaloon/GetByID',
  create: '/api/ArtSaloon/Create',
  update: '/api/ArtSaloon/Update',
  updateImage: '/api/ArtSaloon/UpdateImage',
  delete: '/api/ArtSaloon/Delete',
};

/** Colonies or art salons over REST, spelled as the specification spells them (section 7). */
export function exhibitionsRoutes(
  service: ExhibitionsService,
  calls: ExhibitionCalls,
): ContentRoute[] {
  const { responseType, all, one } = calls;
  return [
    {
      method: 'GET',
      path: calls.getAll,
      summary: `All ${all}, newest first`,
      responseType: `${responseType}[]`,
      handler: async ({ actor }) => mapBatches(service.all(actor), toExhibition),
    },
    ...itemRoutes(service, {
      responseType,
      toItem: toExhibition,
      policy: (actor) => requireSection(actor, service.section),
      fileKind: 'image',
      byId: { path: calls.getById, summary: `One of the ${all}` },
      create: {
        method: 'PUT',
        path: calls.create,
        summary: `Publishes ${one}`,
        rules: service.rules.input,
      },
      update: {
        method: 'POST',
        path: calls.update,
        summary: `Saves ${one}; its image has a call of its own`,
        rules: service.rules.edit,
      },
      replaceFile: {
        method: 'PUT',
        path: calls.updateImage,
        summary: 'Replaces the image; imageUrl is accepted and ignored',
        ignored: ['imageUrl'],
      },
      delete: { path: calls.delete, summary: `Deletes ${one}` },
    }),
  ];
}
