import { pngFile } from './testFiles.ts';
import { tokenOf, writesOf, type Adder, type Operation } from './operation.ts';

/** The written fields of a film, without its screenings. */
export const MOVIE_FIELDS = {
  author: 'Ana',
  genere: 'Drama',
  title: 'Nov film',
  duration: '1H 30M',
  youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
  yearPublished: '2026',
  description: 'Tekst',
};
const SCREENING = { productionDate: '2026-12-05T19:00:00Z' };
const WHOLE = { ...MOVIE_FIELDS, movieProductionDateTimes: [SCREENING] };

/** The writing of films on both transports. */
export function cinemaOperations(addItem: Adder): readonly Operation[] {
  const write = writesOf('Bioskop program', addItem);
  return [
    write('POST /api/Cinema/InsertMovie', async ({ app, token }) => {
      const form = {
        ...MOVIE_FIELDS,
        'productionDate[0].productionDate': SCREENING.productionDate,
      };
      return app.rest('POST', '/api/Cinema/InsertMovie', { token, form, file: await pngFile() });
    }),
    write('PUT /api/Cinema/EditMovie', ({ app, token, id }) =>
      app.rest('PUT', '/api/Cinema/EditMovie', { token, json: { id, ...WHOLE } }),
    ),
    write('PUT /api/Cinema/UpdateImage', async ({ app, token, id }) => {
      const form = { id: String(id), ImageUrl: '/media/old.png' };
      return app.rest('PUT', '/api/Cinema/UpdateImage', { token, form, file: await pngFile() });
    }),
    write('DELETE /api/Cinema/DeleteMovie', ({ app, token, id }) =>
      app.rest('DELETE', `/api/Cinema/DeleteMovie?id=${String(id)}`, { token }),
    ),
    write('Mutation.createMovie', async ({ app, token }) =>
      app.gql(
        'mutation($input: MovieInput!, $file: Upload) { createMovie(input: $input, file: $file) { id } }',
        { input: WHOLE },
        { ...tokenOf(token), file: await pngFile() },
      ),
    ),
    write('Mutation.updateMovie', ({ app, token, id }) =>
      app.gql(
        'mutation($input: MovieEdit!) { updateMovie(input: $input) { id } }',
        { input: { id, ...WHOLE } },
        tokenOf(token),
      ),
    ),
    write('Mutation.updateMovieImage', async ({ app, token, id }) =>
      app.gql(
        'mutation($id: Int!, $file: Upload!) { updateMovieImage(id: $id, file: $file) { id } }',
        { id },
        { ...tokenOf(token), file: await pngFile() },
      ),
    ),
    write('Mutation.deleteMovie', ({ app, token, id }) =>
      app.gql('mutation($id: Int!) { deleteMovie(id: $id) }', { id }, tokenOf(token)),
    ),
  ];
}
