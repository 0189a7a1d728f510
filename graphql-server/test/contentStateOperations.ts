import { SIGNED_IN, type Operation } from './operation.ts';

const CONTENT_STATE = `{ contentState { section itemType published latest { itemId title publishedAt }
  lacks { what count items { itemId title } } } }`;

/** The state of the content, also on the start screen: every signed-in user gets that of their own sections. */
export const CONTENT_STATE_OPERATIONS: readonly Operation[] = [
  {
    name: 'GET /api/ContentState/GetContentState',
    section: 'Vesti',
    verdicts: SIGNED_IN,
    send: ({ app, token }) => app.rest('GET', '/api/ContentState/GetContentState', { token }),
  },
  {
    name: 'Query.contentState',
    section: 'Vesti',
    verdicts: SIGNED_IN,
    send: ({ app, token }) => app.gql(CONTENT_STATE, {}, { token }),
  },
  {
    name: 'Query.desk',
    section: 'Vesti',
    verdicts: SIGNED_IN,
    send: ({ app, token }) =>
      app.gql('{ desk { decisions { what title } next { title } } }', {}, { token }),
  },
  {
    name: 'Query.staffFind',
    section: 'Vesti',
    verdicts: SIGNED_IN,
    send: ({ app, token }) => app.gql('{ staffFind(text: "vest") { title } }', {}, { token }),
  },
  {
    name: 'Query.evening',
    section: 'Vesti',
    verdicts: SIGNED_IN,
    send: ({ app, token }) =>
      app.gql('{ evening { day tomorrow events { title } } }', {}, { token }),
  },
];
