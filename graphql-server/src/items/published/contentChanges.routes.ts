import type { ContentRoute } from '../transport/contentRoutes.ts';
import type { ContentChangesService } from './contentChanges.service.ts';

/** The specification has no such call. */
export const contentChangesRoutes = (service: ContentChangesService): ContentRoute[] => [
  {
    method: 'GET',
    path: '/api/Changes/GetChanges',
    summary: 'What is public, changed or no longer public since a revision or a moment',
    optionalQuery: ['izmenjenoOd', 'posle'],
    responseType: 'ContentChanges',
    handler: ({ query: { izmenjenoOd: revision, posle: after } }) =>
      service.changesSince({ revision, after }),
  },
];
