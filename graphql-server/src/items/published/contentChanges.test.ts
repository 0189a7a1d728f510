import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AT_ONCE } from '@centar/domain/content/publication.ts';
import { ITEM_TYPES } from '@centar/domain/itemTypes.ts';
import { MINUTE_MS } from '@centar/domain/durations.ts';
import { update } from '../../../../docs/examples/keepCopy.mjs';
import { ONE_OF_EACH, premisesRow } from '../../../test/contentRows.ts';
import { callsOf, CONTENT_TYPES, contentType, PREMISES } from '../../../test/contentTypes.ts';
import { generator } from '../../../test/generator.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { onSqliteOnly } from '../../../test/onSqliteOnly.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { isPostgres } from '../../../test/testDatabase.ts';
import { beginFollowing } from './followedSince.ts';
import type { ContentChange, ContentChanges } from './contentChanges.types.ts';

const NEWS = contentType('News');
const START = '2026-11-21T10:00:00.000Z';
const SOON = '2026-11-21T11:00:00.000Z';
/** PostgreSQL differs in the statements, which a few changes need. */
const CHANGES = isPostgres() ? 12 : 40;

const clock = movableClock(START);
let token: string;

const app = sharedTestApp({ clock, content: ONE_OF_EACH });
beforeAll(async () => {
  await app.database.writeContent(({ premisesPhoto }) =>
    premisesPhoto.create({ data: premisesRow() }),
  );
  ({ token } = await app.signInAs({ roleId: 1, name: 'Ada' }));
  await app.saveState();
});
afterEach(() => app.restore());

const news = () => callsOf(NEWS, app, token);

async function changes(revision = '', cursor?: string): Promise<ContentChanges> {
  const after = cursor === undefined ? '' : `&posle=${cursor}`;
  const path = `/api/Changes/GetChanges?izmenjenoOd=${revision}${after}`;
  const { status, body } = await app.rest<ContentChanges>('GET', path);
  expect(status).toBe(200);
  return body;
}

async function created(publishedAt = AT_ONCE): Promise<number> {
  const { status, body } = await news().create({ ...NEWS.form, publishedAt });
  expect(status).toBe(201);
  return body.id;
}

async function edit(id: number, fields: object): Promise<void> {
  expect((await news().edit({ ...NEWS.input, id, ...fields })).status).toBe(200);
}

async function trash(id: number): Promise<void> {
  expect((await news().remove(id)).status).toBe(200);
}

interface Answer {
  readonly changesSince: ContentChanges;
}

const told = ({ items }: ContentChanges): [number, boolean][] =>
  items.map(({ itemId, isDeleted }) => [itemId, isDeleted]);

describe('a first request', () => {
  it('lists everything public by type and id, with page and data', async () => {
    await created('');
    await created(SOON);
    const { items, isWhole, nextCursor } = await changes();
    expect({ isWhole, nextCursor }).toEqual({ isWhole: true, nextCursor: null });
    expect(items.map(({ itemType, itemId }) => [itemType, itemId])).toEqual(
      ITEM_TYPES.map((itemType) => [itemType, 1]),
    );
    expect(items[0]).toEqual({
      itemType: 'News',
      itemId: 1,
      isDeleted: false,
      section: 'Vesti',
      title: 'Vest',
      path: '/news/1',
      dataPath: '/api/News/GetNewsByID?id=1',
    });
    for (const { dataPath } of items) {
      const { status, body } = await app.rest('GET', String(dataPath));
      expect({ status, id: body['id'] }).toEqual({ status: 200, id: 1 });
    }
  });

  it('is also answered over GraphQL, page by page', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data }: { data: Answer } = await app.gql<Answer>(
        `query($after: String) { changesSince(first: 4, after: $after) {
          items { itemType itemId } nextCursor isWhole revision } }`,
        { after },
      );
      seen.push(...data.changesSince.items.map(({ itemType }) => itemType));
      after = data.changesSince.nextCursor;
    } while (after);
    expect(seen).toEqual(ITEM_TYPES);
  });
});

describe('changes since a revision', () => {
  it('name an item once, however often it has changed', async () => {
    const { revision } = await changes();
    await edit(1, { title: 'Prvi put' });
    await edit(1, { title: 'Drugi put' });
    const { items, isWhole } = await changes(revision);
    expect(isWhole).toBe(false);
    expect(items).toEqual([expect.objectContaining({ itemId: 1, title: 'Drugi put' })]);
  });

  it('name a deleted item, also after its purge, without its contents', async () => {
    const { revision } = await changes();
    await trash(1);
    const deleted = await changes(revision);
    expect(deleted.items).toEqual([
      {
        itemType: 'News',
        itemId: 1,
        isDeleted: true,
        section: null,
        title: null,
        path: null,
        dataPath: null,
      } satisfies ContentChange,
    ]);
    const gone = await app.rest('DELETE', '/api/Bin/Delete?itemType=News&id=1', { token });
    expect(gone.status).toBe(200);
    expect(await changes(revision)).toEqual(deleted);
    expect(told(await changes(deleted.revision))).toEqual([]);
  });

  it('name what was restored, and what became a draft again', async () => {
    await trash(1);
    const { revision } = await changes();
    await app.rest('PUT', '/api/Bin/Restore', { token, json: { itemType: 'News', id: 1 } });
    const restored = await changes(revision);
    expect(told(restored)).toEqual([[1, false]]);
    await edit(1, { publishedAt: null });
    expect(told(await changes(restored.revision))).toEqual([[1, true]]);
    await edit(1, { title: 'Tajna', publishedAt: null });
    expect(JSON.stringify(await changes(restored.revision))).not.toContain('Tajna');
  });

  it('never name what was never public', async () => {
    const { revision } = await changes();
    const draft = await created('');
    await edit(draft, { title: 'Tajna', publishedAt: null });
    await edit(draft, { publishedAt: SOON });
    await trash(draft);
    await created(SOON);
    expect(told(await changes(revision))).toEqual([]);
    expect(told(await changes(START))).toEqual([]);
  });

  it('name a planned item at its minute, and its later deletion', async () => {
    const planned = await created(SOON);
    const { revision } = await changes();
    expect(told(await changes(revision))).toEqual([]);
    clock.set(SOON);
    const published = await changes(revision);
    expect(told(published)).toEqual([[planned, false]]);
    expect(told(await changes(published.revision))).toEqual([]);
    await trash(planned);
    expect(told(await changes(published.revision))).toEqual([[planned, true]]);
  });

  it('name a series that shows its next date', async () => {
    const dates = ['2026-11-21T10:30:00Z', '2026-11-25T18:00:00Z'].map((at) => ({
      eventHappeningDateTime: at,
      endsAt: new Date(Date.parse(at) + 10 * MINUTE_MS).toISOString(),
    }));
    const kind = contentType('Program');
    const { data } = await callsOf(kind, app, token).createByGraphql({ ...kind.input, dates });
    const { revision } = await changes();
    clock.set(SOON);
    expect((await changes(revision)).items).toMatchObject([
      { itemType: 'Program', itemId: data.item.id, isDeleted: false },
    ]);
  });

  it('have the revision of the first page on all pages', async () => {
    const ids = [];
    const { revision } = await changes();
    for (let at = 0; at < 3; at += 1) ids.push(await created());
    const page = async (after?: string): Promise<ContentChanges> => {
      const { data } = await app.gql<Answer>(
        `query($revision: String, $after: String) {
          changesSince(revision: $revision, first: 2, after: $after) {
            items { itemId isDeleted } nextCursor revision } }`,
        { revision, after },
      );
      return data.changesSince;
    };
    const first = await page();
    expect(first.items).toHaveLength(2);
    await edit(ids[0] ?? 0, { title: 'Posle prve strane' });
    const second = await page(String(first.nextCursor));
    expect(told(second)).toEqual([[ids[2], false]]);
    expect(second.revision).toBe(first.revision);
    expect(told(await changes(second.revision))).toEqual([[ids[0], false]]);
  });

  it('include those of a moment and later', async () => {
    await changes();
    clock.pass(MINUTE_MS);
    const before = clock().toISOString();
    await edit(1, { title: 'Nov naslov' });
    const { items, isWhole } = await changes(before);
    expect({ isWhole, items }).toMatchObject({ isWhole: false, items: [{ itemId: 1 }] });
    clock.pass(MINUTE_MS);
    expect(told(await changes(clock().toISOString()))).toEqual([]);
  });
});

onSqliteOnly('a complete copy', () => {
  it.each(['izmisljeno', '1842', 'mih1x9s0-1-mih1xa5c', '2020-01-01T00:00:00Z', '2030-01-01'])(
    'is the answer to the unknown revision %s',
    async (revision) => {
      expect((await changes(revision)).isWhole).toBe(true);
    },
  );

  it('is the answer to revisions of the future and after a restored backup', async () => {
    const { revision } = await changes();
    const [since = '', number = '', at = ''] = revision.split('-');
    expect((await changes(revision)).isWhole).toBe(false);
    const next = String(Number(number) + 1);
    expect((await changes([since, next, at].join('-'))).isWhole).toBe(true);
    const later = new Date('2026-11-22T10:00:00Z').getTime().toString(36);
    expect((await changes([since, number, later].join('-'))).isWhole).toBe(true);
    clock.pass(MINUTE_MS);
    await app.database.writeContent(({ contentRevision }) =>
      contentRevision.updateMany({ data: { followedSince: null } }),
    );
    expect((await changes(revision)).isWhole).toBe(true);
    await beginFollowing(app.database, clock);
    const restored = await changes(revision);
    expect(restored.isWhole).toBe(true);
    expect((await changes(restored.revision)).isWhole).toBe(false);
  });

  it('refuses foreign cursors', async () => {
    for (const cursor of ['a', 'mih1x9s0-1-mih1xa5c-News-1']) {
      const path = `/api/Changes/GetChanges?posle=${cursor}`;
      expect(await app.rest('GET', path)).toMatchObject({
        status: 400,
        errors: { after: 'invalid' },
      });
    }
  });
});

onSqliteOnly('a client that asks often', () => {
  it('gets the same address to ask, which the cache answers', async () => {
    await edit(1, { title: 'Nov naslov' });
    const { revision } = await changes();
    clock.pass(1000);
    await app.database.writeContent(async () => undefined);
    expect((await changes(revision)).revision).toBe(revision);
    await changes(revision);
    const path = `/api/Changes/GetChanges?izmenjenoOd=${revision}`;
    const before = app.database.statements;
    const { status, headers } = await app.rest('GET', path);
    expect(status).toBe(200);
    const etag = String(headers.get('etag'));
    const again = await app.rest('GET', path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(app.database.statements).toBe(before);
  });
});

describe('the example client', () => {
  interface Copy {
    readonly revision: string;
    readonly items: Record<string, { readonly id: number; readonly title: string }>;
  }
  const follow = async (copy?: Copy): Promise<Copy> => update(app.address, copy);

  async function publicLists(): Promise<string[]> {
    const listed: string[] = [];
    for (const { type, lists } of [
      ...CONTENT_TYPES,
      { type: PREMISES.type, lists: ['/api/Premises/GetAll'] },
    ]) {
      const { body } = await app.rest<{ id: number; title: string }[]>('GET', lists[0] ?? '');
      listed.push(...body.map(({ id, title }) => `${type} ${String(id)} ${title}`));
    }
    return listed.sort();
  }

  it(`equals the public lists after ${String(CHANGES)} random changes`, async () => {
    const random = generator(1);
    const kinds = [...CONTENT_TYPES, PREMISES];
    const known = new Map(kinds.map((kind) => [kind.type, [1]]));
    const pick = <Value>(values: readonly Value[]): Value => {
      const value = values[random(values.length)];
      if (value === undefined) throw new Error('Nothing to pick');
      return value;
    };
    let copy = await follow();
    let done = 0;

    async function change(at: number): Promise<void> {
      const kind = pick(kinds);
      const ids = known.get(kind.type) ?? [];
      const id = pick(ids);
      const calls = callsOf(kind, app, token);
      const title = `Naslov ${String(at)}`;
      const publishedAt = pick([
        AT_ONCE,
        '',
        new Date(clock().getTime() + 10 * MINUTE_MS).toISOString(),
      ]);
      const many = (items: object[]) =>
        app.rest('PUT', '/api/Items/Change', { token, json: { itemType: kind.type, items } });
      const work = {
        create: async () => {
          const answer = await calls.create({ ...kind.form, title, publishedAt });
          if (answer.status === 201) ids.push(answer.body.id);
          return answer;
        },
        edit: () => calls.edit({ ...kind.input, id, title }),
        publish: () => calls.edit({ ...kind.input, id, title, publishedAt: publishedAt || null }),
        trash: () => calls.remove(id),
        restore: () =>
          app.rest('PUT', '/api/Bin/Restore', { token, json: { itemType: kind.type, id } }),
        many: async () => {
          const isDeleted = random(2) === 0;
          return many(ids.map((one) => ({ id: one, version: 1 + random(2), isDeleted })));
        },
      };
      const { status } = await pick(Object.values(work))();
      // An item may be in the trash already.
      expect([200, 201, 404]).toContain(status);
      if (status < 300) done += 1;
    }

    for (let at = 0; done < CHANGES; at += 1) {
      await change(at);
      clock.pass(random(5) * MINUTE_MS);
      if (random(4) === 0) copy = await follow(copy);
    }
    copy = await follow(copy);
    const copied = Object.entries(copy.items).map(([key, { title }]) => `${key} ${title}`);
    expect(copied.sort()).toEqual(await publicLists());
    expect(copy.items).toEqual((await follow()).items);
    expect(copied.length).toBeGreaterThan(CHANGES / 8);
  });
});
