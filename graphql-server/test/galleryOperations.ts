import { pngFile } from './testFiles.ts';
import { tokenOf, writesOf, type Adder, type Operation } from './operation.ts';

/** The written fields of a picture of the gallery. */
export const GALLERY_FIELDS = {
  author: 'Sava Šumanović',
  title: 'Nova slika',
  yearMade: '1934',
  isRented: true,
  rentedTo: 'Opština',
};
/** The same as a form sends them. */
export const GALLERY_FORM = { ...GALLERY_FIELDS, isRented: 'true' };

/** The writing of the gallery on both transports. */
export function galleryOperations(addItem: Adder): readonly Operation[] {
  const write = writesOf('Galerija', addItem);
  return [
    write('PUT /api/Gallery/Create', async ({ app, token }) =>
      app.rest('PUT', '/api/Gallery/Create', { token, form: GALLERY_FORM, file: await pngFile() }),
    ),
    write('POST /api/Gallery/Update', ({ app, token, id }) =>
      app.rest('POST', '/api/Gallery/Update', { token, json: { id, ...GALLERY_FIELDS } }),
    ),
    write('PUT /api/Gallery/UpdateImage', async ({ app, token, id }) => {
      const form = { id: String(id), imageUrl: '/media/old.png' };
      return app.rest('PUT', '/api/Gallery/UpdateImage', { token, form, file: await pngFile() });
    }),
    write('DELETE /api/Gallery/Delete', ({ app, token, id }) =>
      app.rest('DELETE', `/api/Gallery/Delete?id=${String(id)}`, { token }),
    ),
    write('Mutation.createGalleryItem', async ({ app, token }) =>
      app.gql(
        'mutation($input: GalleryItemInput!, $file: Upload) { createGalleryItem(input: $input, file: $file) { id } }',
        { input: GALLERY_FIELDS },
        { ...tokenOf(token), file: await pngFile() },
      ),
    ),
    write('Mutation.updateGalleryItem', ({ app, token, id }) =>
      app.gql(
        'mutation($input: GalleryItemEdit!) { updateGalleryItem(input: $input) { id } }',
        { input: { id, ...GALLERY_FIELDS } },
        tokenOf(token),
      ),
    ),
    write('Mutation.updateGalleryItemImage', async ({ app, token, id }) =>
      app.gql(
        'mutation($id: Int!, $file: Upload!) { updateGalleryItemImage(id: $id, file: $file) { id } }',
        { id },
        { ...tokenOf(token), file: await pngFile() },
      ),
    ),
    write('Mutation.deleteGalleryItem', ({ app, token, id }) =>
      app.gql('mutation($id: Int!) { deleteGalleryItem(id: $id) }', { id }, tokenOf(token)),
    ),
  ];
}
