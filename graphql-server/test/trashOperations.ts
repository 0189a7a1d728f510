import { newsRow } from './contentRows.ts';
import {
  ADMINISTRATORS,
  SECTION_ONLY,
  SIGNED_IN,
  type Adder,
  type Operation,
} from './operation.ts';

/** Adds a piece of news that was deleted. */
const addDeleted: Adder = async ({ database, clock }) => {
  const data = newsRow({ deletedAt: clock(), deletedByName: 'Ana' });
  return (await database.writeContent(({ news }) => news.create({ data }))).id;
};

/** Adds a piece of news with a former version. */
const addChanged: Adder = async ({ database }) =>
  database.writeContent(async (transaction) => {
    const row = await transaction.news.create({ data: newsRow() });
    const content = JSON.parse(JSON.stringify({ ...row, title: 'Raniji naslov' })) as object;
    const data = { itemType: 'News', itemId: row.id, savedByName: 'Ana' };
    await transaction.itemVersion.create({ data: { ...data, version: 1, content } });
    await transaction.news.update({ where: { id: row.id }, data: { version: 2 } });
    return row.id;
  });

const call = (name: string, part: Omit<Operation, 'name' | 'section'>): Operation => ({
  name,
  section: 'Vesti',
  ...part,
});
const until = '2030-01-01T00:00:00.000Z';
const itemType = 'News';

/** The bin, the versions and changes of many items, on both transports, and who has an item open. */
export const TRASH_OPERATIONS: readonly Operation[] = [
  call('GET /api/Bin/GetItems', {
    verdicts: SIGNED_IN,
    send: ({ app, token }) => app.rest('GET', '/api/Bin/GetItems', { token }),
  }),
  call('PUT /api/Bin/Restore', {
    verdicts: SECTION_ONLY,
    addItem: addDeleted,
    send: ({ app, token, id }) =>
      app.rest('PUT', '/api/Bin/Restore', { token, json: { itemType, id } }),
  }),
  call('DELETE /api/Bin/Delete', {
    verdicts: ADMINISTRATORS,
    addItem: addDeleted,
    send: ({ app, token, id }) =>
      app.rest('DELETE', `/api/Bin/Delete?itemType=News&id=${String(id)}`, { token }),
  }),
  call('DELETE /api/Bin/Empty', {
    verdicts: ADMINISTRATORS,
    addItem: addDeleted,
    send: ({ app, token }) => app.rest('DELETE', `/api/Bin/Empty?until=${until}`, { token }),
  }),
  call('GET /api/History/GetVersions', {
    verdicts: SECTION_ONLY,
    addItem: addChanged,
    send: ({ app, token, id }) =>
      app.rest('GET', `/api/History/GetVersions?itemType=News&id=${String(id)}`, { token }),
  }),
  call('PUT /api/History/RestoreVersion', {
    verdicts: SECTION_ONLY,
    addItem: addChanged,
    send: ({ app, token, id }) => {
      const json = { itemType, id, version: 1, seen: 2 };
      return app.rest('PUT', '/api/History/RestoreVersion', { token, json });
    },
  }),
  call('Query.binItems', {
    verdicts: SIGNED_IN,
    send: ({ app, token }) =>
      app.gql('{ binItems { items { itemId title } totalCount } }', {}, { token }),
  }),
  call('Mutation.restoreItem', {
    verdicts: SECTION_ONLY,
    addItem: addDeleted,
    send: ({ app, token, id }) =>
      app.gql('mutation($id: Int!) { restoreItem(itemType: "News", id: $id) }', { id }, { token }),
  }),
  call('Mutation.purgeItem', {
    verdicts: ADMINISTRATORS,
    addItem: addDeleted,
    send: ({ app, token, id }) =>
      app.gql('mutation($id: Int!) { purgeItem(itemType: "News", id: $id) }', { id }, { token }),
  }),
  call('Mutation.emptyBin', {
    verdicts: ADMINISTRATORS,
    addItem: addDeleted,
    send: ({ app, token }) =>
      app.gql('mutation($until: DateTimeISO!) { emptyBin(until: $until) }', { until }, { token }),
  }),
  call('Query.itemHistory', {
    verdicts: SECTION_ONLY,
    addItem: addChanged,
    send: ({ app, token, id }) =>
      app.gql(
        'query($id: Int!) { itemHistory(itemType: "News", id: $id) { versions { version at } } }',
        { id },
        { token },
      ),
  }),
  call('Mutation.restoreVersion', {
    verdicts: SECTION_ONLY,
    addItem: addChanged,
    send: ({ app, token, id }) =>
      app.gql(
        'mutation($input: VersionRestore!) { restoreVersion(input: $input) { version isFileGone } }',
        { input: { itemType, id, version: 1, seen: 2 } },
        { token },
      ),
  }),
  call('PUT /api/Items/Change', {
    verdicts: SECTION_ONLY,
    addItem: addChanged,
    send: ({ app, token, id }) => {
      const json = { itemType, items: [{ id, version: 2, publishedAt: null }] };
      return app.rest('PUT', '/api/Items/Change', { token, json });
    },
  }),
  call('Mutation.changeItems', {
    verdicts: SECTION_ONLY,
    addItem: addChanged,
    send: ({ app, token, id }) =>
      app.gql(
        `mutation($items: [ItemChange!]!) { changeItems(itemType: "News", items: $items) {
          done { itemId version } refused { itemId code fields }
        } }`,
        { items: [{ id, version: 2, isDeleted: true }] },
        { token },
      ),
  }),
  call('Query.linkingItems', {
    verdicts: SECTION_ONLY,
    addItem: addChanged,
    send: ({ app, token, id }) =>
      app.gql(
        'query($id: Int!) { linkingItems(itemType: "News", ids: [$id]) { title } }',
        { id },
        { token },
      ),
  }),
  call('Mutation.reportEditing', {
    verdicts: SECTION_ONLY,
    addItem: addChanged,
    send: ({ app, token, id }) =>
      app.gql(
        'mutation($id: Int!) { reportEditing(itemType: "News", id: $id) { name since } }',
        { id },
        { token },
      ),
  }),
];
