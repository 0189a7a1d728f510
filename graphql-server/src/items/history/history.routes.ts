import type { ContentRoute } from '../transport/contentRoutes.ts';
import { requirePerson } from '../../platform/policies.ts';
import { versionReference } from '../itemReference.ts';
import type { HistoryService } from './history.service.ts';

/** The specification has no such call. */
export function historyRoutes(service: HistoryService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/History/GetVersions',
      summary: 'The versions of an item, the latest first: who, when and what was changed',
      policy: requirePerson,
      query: ['itemType', 'id'],
      responseType: 'ItemHistory',
      handler: ({ actor, query }) => service.versions(actor, query),
    },
    {
      method: 'PUT',
      path: '/api/History/RestoreVersion',
      summary: 'Saves a former version as a new one',
      policy: requirePerson,
      json: versionReference,
      responseType: 'VersionRestored',
      handler: ({ actor, body }) => service.restore(actor, body),
    },
  ];
}
