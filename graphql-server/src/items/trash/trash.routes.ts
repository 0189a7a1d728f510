import type { ContentRoute } from '../transport/contentRoutes.ts';
import { requireAdministrator, requirePerson } from '../../platform/policies.ts';
import { typedReference } from '../itemReference.ts';
import type { TrashService } from './trash.service.ts';

/** The specification has no such call. */
export function trashRoutes(service: TrashService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Bin/GetItems',
      summary:
        "What was deleted of the person's sections, the last first; how many in X-Total-Count",
      policy: requirePerson,
      responseType: 'BinItem[]',
      async handler({ actor, reply }) {
        const { items, totalCount } = await service.items(actor);
        reply.header('x-total-count', String(totalCount));
        return items;
      },
    },
    {
      method: 'PUT',
      path: '/api/Bin/Restore',
      summary: 'Takes an item out of the bin',
      policy: requirePerson,
      json: typedReference,
      responseType: 'true',
      handler: ({ actor, body }) => service.restore(actor, body),
    },
    {
      method: 'DELETE',
      path: '/api/Bin/Delete',
      summary: 'Deletes an item of the bin for good',
      policy: requireAdministrator,
      query: ['itemType', 'id'],
      responseType: 'true',
      handler: ({ actor, query }) => service.purge(actor, query),
    },
    {
      method: 'DELETE',
      path: '/api/Bin/Empty',
      summary: 'Deletes for good what was deleted until a moment; tells how many items that were',
      policy: requireAdministrator,
      query: ['until'],
      responseType: 'integer',
      handler: ({ actor, query }) => service.empty(actor, query),
    },
  ];
}
