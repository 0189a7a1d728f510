import type { ContentRoute } from '../transport/contentRoutes.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { ContentHealthService } from './contentHealth.service.ts';

/** The specification has no such call. */
export function contentHealthRoutes(service: ContentHealthService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/ContentState/GetContentState',
      summary: 'What visitors can see, what was published last and what is lacking',
      policy: requirePerson,
      responseType: 'ContentPart[]',
      handler: ({ actor }) => service.state(actor),
    },
  ];
}
