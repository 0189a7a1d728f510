import type { ContentRoute } from '../content/contentRoutes.ts';
import type { CinemaService } from './cinema.service.ts';
import { toMovie } from './cinema.types.ts';

/** Films over REST, spelled as the specification spells it (section 7). */
export function cinemaRoutes(service: CinemaService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Cinema/GetMovies',
      summary: 'Films with a screening still to come, by next screening',
      answers: 'Movie[]',
      answer: async () => (await service.current()).map(toMovie),
    },
    {
      method: 'GET',
      path: '/api/Cinema/GetAllMovies',
      summary: 'All films, newest first',
      answers: 'Movie[]',
      answer: async () => (await service.all()).map(toMovie),
    },
    {
      method: 'GET',
      path: '/api/Cinema/GetMovieByID',
      summary: 'One film with its screenings',
      query: ['id'],
      answers: 'Movie',
      answer: async ({ query }) => toMovie(await service.byId(query)),
    },
  ];
}
