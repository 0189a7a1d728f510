import { requirePerson } from '../../platform/policies.ts';
import type { ContentRoute } from '../transport/contentRoutes.ts';
import { manyItems, type ManyItemsService } from './manyItems.service.ts';

/** The specification has no such call. */
export function manyItemsRoutes(service: ManyItemsService): ContentRoute[] {
  return [
    {
      method: 'PUT',
      path: '/api/Items/Change',
      summary: 'Changes up to 500 items of a type; one that is refused stays as it was',
      policy: requirePerson,
      json: manyItems,
      responseType: 'ItemChanges',
      handler: ({ actor, body }) => service.change(actor, body),
    },
  ];
}
