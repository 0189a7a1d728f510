import { requirePerson } from '../../platform/policies.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import type { HallsService } from './halls.service.ts';

/** The specification has no such call. */
export function hallsRoutes(service: HallsService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Halls/GetUses',
      summary: 'Screenings and programmes of a stretch of time by their halls; for all staff',
      policy: requirePerson,
      query: ['from', 'to'],
      responseType: 'HallUse[]',
      handler: ({ actor, query }) => service.uses(actor, query),
    },
  ];
}
