import { SECTION_ONLY, type Adder, type Operation } from './operation.ts';

const SEARCH = { section: 'Vesti', itemType: 'News' };

/** Reads the last changes of the news, on both transports. */
export function lastChangesOperations(addItem: Adder): readonly Operation[] {
  const read = (name: string, send: Operation['send']): Operation => ({
    name,
    section: 'Vesti',
    verdicts: SECTION_ONLY,
    addItem,
    send,
  });
  return [
    read('GET /api/Audit/GetLastChanges', ({ app, token }) =>
      app.rest('GET', '/api/Audit/GetLastChanges?section=Vesti&itemType=News', { token }),
    ),
    read('Query.lastChanges', ({ app, token }) =>
      app.gql(
        `query($section: String!, $itemType: String!) {
          lastChanges(section: $section, itemType: $itemType) { itemId at userName }
        }`,
        SEARCH,
        { token },
      ),
    ),
  ];
}
