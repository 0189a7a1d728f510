import { pngFile } from './testFiles.ts';
import { tokenOf, writesOf, type Adder, type Operation } from './operation.ts';

/** The written fields of a programme. */
export const PROGRAM_FIELDS = {
  author: 'Ana',
  programType: 'Muzicki program',
  title: 'Nov program',
  description: 'Tekst',
  eventHappeningDateTime: '2026-12-05T18:00:00Z',
};

/** The writing of programmes on both transports; `addItem` adds one of the music programme. */
export function programOperations(addItem: Adder): readonly Operation[] {
  const write = writesOf('Muzicki program', addItem);
  return [
    write('PUT /api/Programs/InsertProgram', async ({ app, token }) =>
      app.rest('PUT', '/api/Programs/InsertProgram', {
        token,
        form: PROGRAM_FIELDS,
        file: await pngFile(),
      }),
    ),
    write('POST /api/Programs/EditProgram', ({ app, token, id }) =>
      app.rest('POST', '/api/Programs/EditProgram', { token, json: { id, ...PROGRAM_FIELDS } }),
    ),
    write('PUT /api/Programs/UpdateImage', async ({ app, token, id }) => {
      const form = { id: String(id), imageUrl: '/media/old.png' };
      return app.rest('PUT', '/api/Programs/UpdateImage', { token, form, file: await pngFile() });
    }),
    write('DELETE /api/Programs/DeleteProgram', ({ app, token, id }) =>
      app.rest('DELETE', `/api/Programs/DeleteProgram?id=${String(id)}`, { token }),
    ),
    write('Mutation.createProgram', async ({ app, token }) =>
      app.gql(
        'mutation($input: ProgramInput!, $file: Upload) { createProgram(input: $input, file: $file) { id } }',
        { input: PROGRAM_FIELDS },
        { ...tokenOf(token), file: await pngFile() },
      ),
    ),
    write('Mutation.updateProgram', ({ app, token, id }) =>
      app.gql(
        'mutation($input: ProgramEdit!) { updateProgram(input: $input) { id } }',
        { input: { id, ...PROGRAM_FIELDS } },
        tokenOf(token),
      ),
    ),
    write('Mutation.updateProgramImage', async ({ app, token, id }) =>
      app.gql(
        'mutation($id: Int!, $file: Upload!) { updateProgramImage(id: $id, file: $file) { id } }',
        { id },
        { ...tokenOf(token), file: await pngFile() },
      ),
    ),
    write('Mutation.deleteProgram', ({ app, token, id }) =>
      app.gql('mutation($id: Int!) { deleteProgram(id: $id) }', { id }, tokenOf(token)),
    ),
  ];
}
