import { pngFile } from './testFiles.ts';
import { tokenOf, writesOf, type Adder, type Operation } from './operation.ts';

const common = {
  author: 'Ana',
  title: 'Nov saziv',
  description: 'Tekst',
  yearHappening: '2026',
};
/** The written fields of a colony. */
export const COLONY_FIELDS = { ...common, colonyType: 'Sopocanski dani' };
/** The written fields of an art salon. */
export const SALON_FIELDS = { ...common, colonyType: 'Jesenji likovni salon' };

/** The writing of colonies on both transports. */
export function colonyOperations(addItem: Adder): readonly Operation[] {
  const write = writesOf('Kolonije', addItem);
  return [
    write('PUT /api/Colony/Create', async ({ app, token }) =>
      app.rest('PUT', '/api/Colony/Create', { token, form: COLONY_FIELDS, file: await pngFile() }),
    ),
    write('POST /api/Colony/Update', ({ app, token, id }) =>
      app.rest('POST', '/api/Colony/Update', { token, json: { id, ...COLONY_FIELDS } }),
    ),
    write('PUT /api/Colony/UpdateImage', async ({ app, token, id }) => {
      const form = { id: String(id), imageUrl: '/media/old.png' };
      return app.rest('PUT', '/api/Colony/UpdateImage', { token, form, file: await pngFile() });
    }),
    write('DELETE /api/Colony/Delete', ({ app, token, id }) =>
      app.rest('DELETE', `/api/Colony/Delete?id=${String(id)}`, { token }),
    ),
    write('Mutation.createColony', async ({ app, token }) =>
      app.gql(
        'mutation($input: ExhibitionInput!, $file: Upload) { createColony(input: $input, file: $file) { id } }',
        { input: COLONY_FIELDS },
        { ...tokenOf(token), file: await pngFile() },
      ),
    ),
    write('Mutation.updateColony', ({ app, token, id }) =>
      app.gql(
        'mutation($input: ExhibitionEdit!) { updateColony(input: $input) { id } }',
        { input: { id, ...COLONY_FIELDS } },
        tokenOf(token),
      ),
    ),
    write('Mutation.updateColonyImage', async ({ app, token, id }) =>
      app.gql(
        'mutation($id: Int!, $file: Upload!) { updateColonyImage(id: $id, file: $file) { id } }',
        { id },
        { ...tokenOf(token), file: await pngFile() },
      ),
    ),
    write('Mutation.deleteColony', ({ app, token, id }) =>
      app.gql('mutation($id: Int!) { deleteColony(id: $id) }', { id }, tokenOf(token)),
    ),
  ];
}

/** The writing of art salons on both transports. */
export function salonOperations(addItem: Adder): readonly Operation[] {
  const write = writesOf('Likovni saloni', addItem);
  return [
    write('PUT /api/ArtSaloon/Create', async ({ app, token }) =>
      app.rest('PUT', '/api/ArtSaloon/Create', {
        token,
        form: SALON_FIELDS,
        file: await pngFile(),
      }),
    ),
    write('POST /api/ArtSaloon/Update', ({ app, token, id }) =>
      app.rest('POST', '/api/ArtSaloon/Update', { token, json: { id, ...SALON_FIELDS } }),
    ),
    write('PUT /api/ArtSaloon/UpdateImage', async ({ app, token, id }) => {
      const form = { id: String(id), imageUrl: '/media/old.png' };
      return app.rest('PUT', '/api/ArtSaloon/UpdateImage', { token, form, file: await pngFile() });
    }),
    write('DELETE /api/ArtSaloon/Delete', ({ app, token, id }) =>
      app.rest('DELETE', `/api/ArtSaloon/Delete?id=${String(id)}`, { token }),
    ),
    write('Mutation.createArtSalon', async ({ app, token }) =>
      app.gql(
        'mutation($input: ExhibitionInput!, $file: Upload) { createArtSalon(input: $input, file: $file) { id } }',
        { input: SALON_FIELDS },
        { ...tokenOf(token), file: await pngFile() },
      ),
    ),
    write('Mutation.updateArtSalon', ({ app, token, id }) =>
      app.gql(
        'mutation($input: ExhibitionEdit!) { updateArtSalon(input: $input) { id } }',
        { input: { id, ...SALON_FIELDS } },
        tokenOf(token),
      ),
    ),
    write('Mutation.updateArtSalonImage', async ({ app, token, id }) =>
      app.gql(
        'mutation($id: Int!, $file: Upload!) { updateArtSalonImage(id: $id, file: $file) { id } }',
        { id },
        { ...tokenOf(token), file: await pngFile() },
      ),
    ),
    write('Mutation.deleteArtSalon', ({ app, token, id }) =>
      app.gql('mutation($id: Int!) { deleteArtSalon(id: $id) }', { id }, tokenOf(token)),
    ),
  ];
}
