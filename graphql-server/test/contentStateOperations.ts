import { SIGNED_IN, type Operation } from './operation.ts';

const CONTENT_STATE = `{ contentState { section itemType published latest { itemId title publishedAt }
  lacks { what count items { itemId title } } } }`;

/** The state of the content, on both transports: every signed-in user gets that of their own sections. */
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
];
