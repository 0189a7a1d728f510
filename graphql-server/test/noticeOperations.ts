import { pdf } from './testFiles.ts';
import { tokenOf, writesOf, type Adder, type Operation } from './operation.ts';

/** The written fields of a competition or a procurement. */
export const NOTICE_FIELDS = { author: 'Ana', title: 'Nova objava', description: 'Tekst' };

/** The title and the date of a further document. */
const DOCUMENT_FIELDS = { title: 'Prilog 1', date: '2026-11-20' };

const file = { name: 'poziv.pdf', bytes: pdf(), type: 'application/pdf' };
const form = NOTICE_FIELDS;

/** The writing of competitions on both transports. */
export function competitionOperations(addItem: Adder): readonly Operation[] {
  const write = writesOf('Konkurs', addItem);
  return [
    write('PUT /api/Konkurs/CreateKonkurs', ({ app, token }) =>
      app.rest('PUT', '/api/Konkurs/CreateKonkurs', { token, form, file }),
    ),
    write('POST /api/Konkurs/EditKonkurs', ({ app, token, id }) =>
      app.rest('POST', '/api/Konkurs/EditKonkurs', { token, json: { id, ...NOTICE_FIELDS } }),
    ),
    write('POST /api/Konkurs/UpdateFile', ({ app, token, id }) => {
      const fields = { id: String(id), documentUrl: '/media/old.pdf' };
      return app.rest('POST', '/api/Konkurs/UpdateFile', { token, form: fields, file });
    }),
    write('PUT /api/Konkurs/AddDocument', ({ app, token, id }) => {
      const fields = { id: String(id), ...DOCUMENT_FIELDS };
      return app.rest('PUT', '/api/Konkurs/AddDocument', { token, form: fields, file });
    }),
    write('POST /api/Konkurs/UpdateDocuments', ({ app, token, id }) =>
      app.rest('POST', '/api/Konkurs/UpdateDocuments', { token, json: { id, documents: [] } }),
    ),
    write('Mutation.addCompetitionDocument', ({ app, token, id }) =>
      app.gql(
        'mutation($input: NoticeDocumentInput!, $file: Upload!) { addCompetitionDocument(input: $input, file: $file) { id } }',
        { input: { id, ...DOCUMENT_FIELDS } },
        { ...tokenOf(token), file },
      ),
    ),
    write('Mutation.updateCompetitionDocuments', ({ app, token, id }) =>
      app.gql(
        'mutation($input: NoticeDocumentsEdit!) { updateCompetitionDocuments(input: $input) { id } }',
        { input: { id, documents: [] } },
        tokenOf(token),
      ),
    ),
    write('DELETE /api/Konkurs/DeleteKonkurs', ({ app, token, id }) =>
      app.rest('DELETE', `/api/Konkurs/DeleteKonkurs?id=${String(id)}`, { token }),
    ),
    write('Mutation.createCompetition', ({ app, token }) =>
      app.gql(
        'mutation($input: NoticeInput!, $file: Upload) { createCompetition(input: $input, file: $file) { id } }',
        { input: NOTICE_FIELDS },
        { ...tokenOf(token), file },
      ),
    ),
    write('Mutation.updateCompetition', ({ app, token, id }) =>
      app.gql(
        'mutation($input: NoticeEdit!) { updateCompetition(input: $input) { id } }',
        { input: { id, ...NOTICE_FIELDS } },
        tokenOf(token),
      ),
    ),
    write('Mutation.updateCompetitionDocument', ({ app, token, id }) =>
      app.gql(
        'mutation($id: Int!, $file: Upload!) { updateCompetitionDocument(id: $id, file: $file) { id } }',
        { id },
        { ...tokenOf(token), file },
      ),
    ),
    write('Mutation.deleteCompetition', ({ app, token, id }) =>
      app.gql('mutation($id: Int!) { deleteCompetition(id: $id) }', { id }, tokenOf(token)),
    ),
  ];
}

/** The writing of procurements on both transports. */
export function procurementOperations(addItem: Adder): readonly Operation[] {
  const write = writesOf('Javne nabavke', addItem);
  return [
    write('PUT /api/PublicProcurment/InsertPublicProcurment', ({ app, token }) =>
      app.rest('PUT', '/api/PublicProcurment/InsertPublicProcurment', { token, form, file }),
    ),
    write('POST /api/PublicProcurment/EditPublicProcurment', ({ app, token, id }) => {
      const json = { id, ...NOTICE_FIELDS, file: null };
      return app.rest('POST', '/api/PublicProcurment/EditPublicProcurment', { token, json });
    }),
    write('POST /api/PublicProcurment/UpdateFile', ({ app, token, id }) => {
      const fields = { id: String(id), documentUrl: '/media/old.pdf' };
      return app.rest('POST', '/api/PublicProcurment/UpdateFile', { token, form: fields, file });
    }),
    write('PUT /api/PublicProcurment/AddDocument', ({ app, token, id }) => {
      const fields = { id: String(id), ...DOCUMENT_FIELDS };
      return app.rest('PUT', '/api/PublicProcurment/AddDocument', { token, form: fields, file });
    }),
    write('POST /api/PublicProcurment/UpdateDocuments', ({ app, token, id }) =>
      app.rest('POST', '/api/PublicProcurment/UpdateDocuments', {
        token,
        json: { id, documents: [] },
      }),
    ),
    write('Mutation.addProcurementDocument', ({ app, token, id }) =>
      app.gql(
        'mutation($input: NoticeDocumentInput!, $file: Upload!) { addProcurementDocument(input: $input, file: $file) { id } }',
        { input: { id, ...DOCUMENT_FIELDS } },
        { ...tokenOf(token), file },
      ),
    ),
    write('Mutation.updateProcurementDocuments', ({ app, token, id }) =>
      app.gql(
        'mutation($input: NoticeDocumentsEdit!) { updateProcurementDocuments(input: $input) { id } }',
        { input: { id, documents: [] } },
        tokenOf(token),
      ),
    ),
    write('DELETE /api/PublicProcurment/DeletePublicProcurment', ({ app, token, id }) => {
      const path = `/api/PublicProcurment/DeletePublicProcurment?id=${String(id)}`;
      return app.rest('DELETE', path, { token });
    }),
    write('Mutation.createProcurement', ({ app, token }) =>
      app.gql(
        'mutation($input: NoticeInput!, $file: Upload) { createProcurement(input: $input, file: $file) { id } }',
        { input: NOTICE_FIELDS },
        { ...tokenOf(token), file },
      ),
    ),
    write('Mutation.updateProcurement', ({ app, token, id }) =>
      app.gql(
        'mutation($input: NoticeEdit!) { updateProcurement(input: $input) { id } }',
        { input: { id, ...NOTICE_FIELDS } },
        tokenOf(token),
      ),
    ),
    write('Mutation.updateProcurementDocument', ({ app, token, id }) =>
      app.gql(
        'mutation($id: Int!, $file: Upload!) { updateProcurementDocument(id: $id, file: $file) { id } }',
        { id },
        { ...tokenOf(token), file },
      ),
    ),
    write('Mutation.deleteProcurement', ({ app, token, id }) =>
      app.gql('mutation($id: Int!) { deleteProcurement(id: $id) }', { id }, tokenOf(token)),
    ),
  ];
}
