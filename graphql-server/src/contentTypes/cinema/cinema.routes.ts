import { movieEdit } from '@centar/domain/content/movie.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { mapPieces } from '../../platform/pieces.ts';
import { requireSection } from '../../items/contentService.ts';
import { itemReference } from '../../items/itemReference.ts';
import type { Actor } from '../../platform/context.ts';
import type { CinemaService } from './cinema.service.ts';
import { toMovie } from './cinema.types.ts';
import { SECTION } from './cinema.writes.ts';
import { movieForm, withScreeningList } from './screeningFields.ts';

const mayWrite = (actor: Actor): void => {
  requireSection(actor, SECTION);
};

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
      answer: async ({ actor }) => mapPieces(service.all(actor), toMovie),
    },
    {
      method: 'GET',
      path: '/api/Cinema/GetMovieByID',
      summary: 'One film with its screenings',
      query: ['id'],
      answers: 'Movie',
      answer: async ({ actor, query }) => toMovie(await service.byId(actor, query)),
    },
    {
      method: 'POST',
      path: '/api/Cinema/InsertMovie',
      summary: 'Publishes a film with its screenings, one numbered date field each',
      policy: mayWrite,
      form: { fields: movieForm, file: 'image' },
      status: 201,
      answers: 'Movie',
      answer: async ({ actor, body, file }) =>
        toMovie(await service.create(actor, withScreeningList(body), file)),
    },
    {
      method: 'PUT',
      path: '/api/Cinema/EditMovie',
      summary: 'Saves a film; screenings that are not in movieProductionDateTimes are removed',
      policy: mayWrite,
      json: movieEdit,
      answers: 'Movie',
      answer: async ({ actor, body }) => toMovie(await service.update(actor, body)),
    },
    {
      method: 'PUT',
      path: '/api/Cinema/UpdateImage',
      summary: 'Replaces the picture; ImageUrl is accepted and ignored',
      policy: mayWrite,
      form: { fields: itemReference, ignored: ['ImageUrl'], file: 'image' },
      answers: 'Movie',
      answer: async ({ actor, body, file }) =>
        toMovie(await service.replaceFile(actor, body, file)),
    },
    {
      method: 'DELETE',
      path: '/api/Cinema/DeleteMovie',
      summary: 'Deletes a film',
      policy: mayWrite,
      query: ['id'],
      answers: 'true',
      answer: ({ actor, query }) => service.remove(actor, query),
    },
  ];
}
