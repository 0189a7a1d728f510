import type { ContentRoute } from '../content/contentRoutes.ts';
import { requirePerson } from '../content/contentService.ts';
import type { ContentStateService } from './contentState.service.ts';

/** The state of the content over REST; the specification knows no such call. */
export function contentStateRoutes(service: ContentStateService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/ContentState/GetContentState',
      summary: 'What visitors can see, what was published last and what is lacking',
      policy: (actor) => {
        requirePerson(actor);
      },
      answers: 'ContentPart[]',
      answer: ({ actor }) => service.state(actor),
    },
  ];
}
