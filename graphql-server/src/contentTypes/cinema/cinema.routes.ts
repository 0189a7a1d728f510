import { movieEdit } from '@centar/domain/content/movie.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { itemRoutes } from '../../items/transport/itemRoutes.ts';
import type { CinemaService } from './cinema.service.ts';
import { toMovie } from './cinema.types.ts';
import { movieItemType } from './cinema.writes.ts';
import { movieForm, withScreeningList } from './screeningFields.ts';

const rules = { input: movieForm, edit: movieEdit };

/** Films over REST, spelled as the specification spells it (section 7). */
export function cinemaRoutes(service: CinemaService): ContentRoute[] {
  const fromForms: CinemaService = {
    ...service,
    create: (actor, body, file) => service.create(actor, withScreeningList(body), file),
  };
  return [
    {
      method: 'GET',
      path: '/api/Cinema/GetMovies',
      summary: 'Films with a screening still to come, by next screening',
      responseType: 'Movie[]',
      handler: async () => (await service.current()).map(toMovie),
    },
    ...itemRoutes(
      fromForms,
      { ...movieItemType, rules },
      {
        toItem: toMovie,
        all: {
          path: '/api/Cinema/GetAllMovies',
          summary: 'All films, newest first',
          read: service.all,
        },
        byId: { path: '/api/Cinema/GetMovieByID', summary: 'One film with its screenings' },
        create: {
          method: 'POST',
          path: '/api/Cinema/InsertMovie',
          summary: 'Publishes a film with its screenings, one numbered date field each',
        },
        update: {
          method: 'PUT',
          path: '/api/Cinema/EditMovie',
          summary: 'Saves a film; screenings that are not in movieProductionDateTimes are removed',
        },
        replaceFile: {
          method: 'PUT',
          path: '/api/Cinema/UpdateImage',
          summary: 'Replaces the picture; ImageUrl is accepted and ignored',
          ignored: ['ImageUrl'],
        },
        delete: { path: '/api/Cinema/DeleteMovie', summary: 'Deletes a film' },
      },
    ),
  ];
}
