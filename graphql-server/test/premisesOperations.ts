import { pngFile } from './testFiles.ts';
import {
  ADMINISTRATORS,
  PUBLIC,
  PUBLIC_BY_POST,
  tokenOf,
  type Adder,
  type Operation,
} from './operation.ts';

/** The written fields of a photograph of the premises. */
export const PREMISES_FIELDS = { title: 'Velika sala, 420 mesta', category: 'Bioskop' };

/** Reading and writing of the photographs: visitors read, administrators write. */
export function premisesOperations(addItem: Adder): readonly Operation[] {
  const call = (
    name: string,
    verdicts: Operation['verdicts'],
    send: Operation['send'],
  ): Operation => ({ name, section: 'Galerija', verdicts, addItem, send });
  const write = (name: string, send: Operation['send']) => call(name, ADMINISTRATORS, send);
  const queried = (field: string, document: string) =>
    call(`Query.${field}`, PUBLIC_BY_POST, ({ app, token, id }) =>
      app.gql(document, { id }, tokenOf(token)),
    );
  return [
    call('GET /api/Premises/GetAll', PUBLIC, ({ app, token }) =>
      app.rest('GET', '/api/Premises/GetAll', { token }),
    ),
    call('GET /api/Premises/GetByID', PUBLIC, ({ app, token, id }) =>
      app.rest('GET', `/api/Premises/GetByID?id=${String(id)}`, { token }),
    ),
    queried('allPremisesPhotos', '{ allPremisesPhotos { items { id title } } }'),
    queried('premisesPhotoById', 'query($id: Int!) { premisesPhotoById(id: $id) { title } }'),
    write('Query.staffPremises', ({ app, token }) =>
      app.gql('{ staffPremises { items { id title } total } }', {}, tokenOf(token)),
    ),
    write('PUT /api/Premises/Create', async ({ app, token }) =>
      app.rest('PUT', '/api/Premises/Create', {
        token,
        form: PREMISES_FIELDS,
        file: await pngFile(),
      }),
    ),
    write('POST /api/Premises/Update', ({ app, token, id }) =>
      app.rest('POST', '/api/Premises/Update', { token, json: { id, ...PREMISES_FIELDS } }),
    ),
    write('PUT /api/Premises/UpdateImage', async ({ app, token, id }) =>
      app.rest('PUT', '/api/Premises/UpdateImage', {
        token,
        form: { id: String(id) },
        file: await pngFile(),
      }),
    ),
    write('DELETE /api/Premises/Delete', ({ app, token, id }) =>
      app.rest('DELETE', `/api/Premises/Delete?id=${String(id)}`, { token }),
    ),
    write('Mutation.createPremisesPhoto', async ({ app, token }) =>
      app.gql(
        'mutation($input: PremisesPhotoInput!, $file: Upload) { createPremisesPhoto(input: $input, file: $file) { id } }',
        { input: PREMISES_FIELDS },
        { ...tokenOf(token), file: await pngFile() },
      ),
    ),
    write('Mutation.updatePremisesPhoto', ({ app, token, id }) =>
      app.gql(
        'mutation($input: PremisesPhotoEdit!) { updatePremisesPhoto(input: $input) { id } }',
        { input: { id, ...PREMISES_FIELDS } },
        tokenOf(token),
      ),
    ),
    write('Mutation.updatePremisesPhotoImage', async ({ app, token, id }) =>
      app.gql(
        'mutation($id: Int!, $file: Upload!) { updatePremisesPhotoImage(id: $id, file: $file) { id } }',
        { id },
        { ...tokenOf(token), file: await pngFile() },
      ),
    ),
    write('Mutation.deletePremisesPhoto', ({ app, token, id }) =>
      app.gql('mutation($id: Int!) { deletePremisesPhoto(id: $id) }', { id }, tokenOf(token)),
    ),
  ];
}
