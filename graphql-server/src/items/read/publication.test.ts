import { beforeAll, describe, expect, it } from 'vitest';
import { AT_ONCE } from '@centar/domain/content/publication.ts';
import { ACTORS, tokenOf, type ActorKind } from '../../../test/actors.ts';
import { DOCUMENTS, type DocumentName } from '../../../test/fakePwa.ts';
import { movableClock } from '../../../test/movableClock.ts';
import {
  callsOf,
  CONTENT_TYPES,
  contentType,
  FAMILIES,
  type ContentType,
  type Item,
} from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const START = '2026-11-21T10:00:00.000Z';
const LATER = '2026-11-24T17:00:00.000Z';

const clock = movableClock();

const app = sharedTestApp({ clock });

/** A title by which an answer that holds the item is recognised. */
const titleOf = ({ type }: ContentType, name: string): string => `${type} ${name}`;

const create = (kind: ContentType, token: string, name: string, asked?: string) =>
  callsOf(kind, app, token).create({
    ...kind.form,
    title: titleOf(kind, name),
    ...(asked === undefined ? {} : { publishedAt: asked }),
  });
const edit = (kind: ContentType, token: string, name: string, more: object) =>
  callsOf(kind, app, token).edit({ ...kind.input, title: titleOf(kind, name), ...more });

/** Where somebody finds the item among all reads that could show it. */
async function foundIn(kind: ContentType, token: string | undefined, name: string, id: number) {
  const detail = `${kind.byId}?id=${String(id)}`;
  // Visitors ask by GET, staff by POST.
  const ask = (document: DocumentName, variables: Record<string, unknown>) =>
    token === undefined
      ? app.registered(document, variables)
      : app.gql(DOCUMENTS[document], variables, { token });
  const answers = [
    ...(await Promise.all(
      [...kind.lists, detail].map(async (path) => ({
        path,
        text: (await app.rest('GET', path, { token })).text,
      })),
    )),
    {
      path: kind.listDocument,
      text: (await ask(kind.listDocument, { first: 50 })).text,
    },
    {
      path: kind.detailDocument,
      text: (await ask(kind.detailDocument, { id })).text,
    },
  ];
  const all = answers.map(({ path }) => path);
  const where = answers.filter(({ text }) => text.includes(titleOf(kind, name)));
  return { all, where: where.map(({ path }) => path) };
}

/** All types share the rule but for their section, so one type tries the other kinds of actors. */
const actorsOf = ({ type }: ContentType): readonly ActorKind[] =>
  type === 'News'
    ? ACTORS
    : ['nobody', 'moderator of another section', 'moderator of the right section'];

describe.each(CONTENT_TYPES)('$type', (kind) => {
  let token: string;
  let draft: Item;
  let planned: Item;

  beforeAll(async () => {
    clock.set(START);
    ({ token } = await app.signInAs({ sections: [kind.section] }));
    draft = (await create(kind, token, 'u nacrtu', '')).body;
    planned = (await create(kind, token, 'u planu', LATER)).body;
  });

  it('is published at once when nothing is said of it', async () => {
    const { status, body } = await create(kind, token, 'odmah');
    expect(status).toBe(201);
    expect(body.publishedAt).toBe(START);
    const { all, where } = await foundIn(kind, undefined, 'odmah', body.id);
    expect(where).toEqual(all);
    // An edit that says nothing of it leaves it alone, and so does one that sends the whole item back.
    for (const more of [{}, { publishedAt: body.publishedAt }]) {
      const { body: edited } = await edit(kind, token, 'odmah', { id: body.id, ...more });
      expect(edited.publishedAt).toBe(START);
    }
  });

  it.each(actorsOf(kind))(
    'to %s drafts and planned items are shown only with the section',
    async (who) => {
      clock.set(START);
      const own = await tokenOf(app, who, kind.section);
      const mayRead = ['moderator of the right section', 'administrator'].includes(who);
      for (const [name, { id }] of [
        ['u nacrtu', draft],
        ['u planu', planned],
      ] as const) {
        const { all, where } = await foundIn(kind, own, name, id);
        expect(where).toEqual(mayRead ? all : []);
      }
    },
  );

  it('cannot be read before its minute, and by everybody from then on', async () => {
    expect(planned.publishedAt).toBe(LATER);
    clock.set('2026-11-24T16:59:59.999Z');
    expect((await foundIn(kind, undefined, 'u planu', planned.id)).where).toEqual([]);
    for (const { id } of [draft, planned]) {
      const answer = await app.rest('GET', `${kind.byId}?id=${String(id)}`);
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect(await app.registered(kind.detailDocument, { id })).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    clock.set(LATER);
    const { all, where } = await foundIn(kind, undefined, 'u planu', planned.id);
    expect(where).toEqual(all);
    clock.set(START);
  });
});

describe.each(FAMILIES)('$type', (kind) => {
  let token: string;

  beforeAll(async () => {
    clock.set(START);
    ({ token } = await app.signInAs({ sections: [kind.section] }));
  });

  it('is published, planned and taken back by edits, each told in the audit trail', async () => {
    const { body: item } = await create(kind, token, 'menjano', '');
    expect(item.publishedAt).toBeNull();
    const change = async (publishedAt: unknown): Promise<Item> =>
      (await edit(kind, token, 'menjano', { id: item.id, publishedAt })).body;
    expect((await change(LATER)).publishedAt).toBe(LATER);
    const published = await change(AT_ONCE);
    expect(published.publishedAt).toBe(START);
    if ('datePosted' in published) expect(published.datePosted).toBe(START);
    expect((await foundIn(kind, undefined, 'menjano', item.id)).where).not.toEqual([]);
    expect((await change(null)).publishedAt).toBeNull();
    expect((await foundIn(kind, undefined, 'menjano', item.id)).where).toEqual([]);
    const entries = await app.database.reader.auditEntry.findMany({
      where: { itemType: kind.type, itemId: item.id, action: 'update' },
      orderBy: { id: 'asc' },
    });
    expect(
      entries.map(({ changes }) => (changes as Record<string, unknown>)['publishedAt']),
    ).toEqual([
      { from: null, to: LATER },
      { from: LATER, to: START },
      { from: START, to: null },
    ]);
  });

  it('tells who knows an older version that its publication was changed', async () => {
    const { body: item } = await create(kind, token, 'sporno', '');
    await edit(kind, token, 'sporno', { id: item.id, publishedAt: LATER });
    const { id, version } = item;
    const late = await edit(kind, token, 'sporno', { id, version, publishedAt: null });
    expect(late).toMatchObject({ status: 409, code: 'CONFLICT' });
  });

  it.each(['sutra', '31.12.2026', 5])('refuses %j as the moment', async (publishedAt) => {
    const { id } = (await create(kind, token, 'izmenjen', '')).body;
    const answer = await edit(kind, token, 'izmenjen', { id, publishedAt });
    expect(answer).toMatchObject({ status: 400, errors: { publishedAt: 'notADate' } });
    if (typeof publishedAt !== 'string') return;
    const created = await create(kind, token, 'nikad', publishedAt);
    expect(created).toMatchObject({ status: 400, errors: { publishedAt: 'notADate' } });
  });
});

it('over GraphQL null keeps a draft, a moment plans, and nothing publishes at once', async () => {
  clock.set(START);
  const news = contentType('News');
  const { token } = await app.signInAs({ sections: ['Vesti'] });
  const made = async (more: object) =>
    (await callsOf(news, app, token).createByGraphql({ ...news.input, ...more })).data.item;
  expect((await made({})).publishedAt).toBe(START);
  expect((await made({ publishedAt: null })).publishedAt).toBeNull();
  expect((await made({ publishedAt: LATER })).publishedAt).toBe(LATER);
});

describe('the minute of a planned piece of news', () => {
  const PAGES = ['/', '/offline-snapshot', '/sitemap.xml', '/rss/vesti.xml'];
  const kind = contentType('News');

  it('comes everywhere without a restart: pages, the snapshot, feeds and the sitemap', async () => {
    clock.set(START);
    const { token } = await app.signInAs({ sections: ['Vesti'] });
    const { body } = await create(kind, token, 'u 18:00', LATER);
    const page = `/news/${String(body.id)}`;
    const tags = async () =>
      Promise.all(PAGES.map(async (path) => (await app.raw(path)).headers.etag));
    const at = async (moment: string) => {
      clock.set(moment);
      const { status } = await app.raw(page);
      const holds = await Promise.all(
        PAGES.map(async (path) => {
          const text = String((await app.raw(path)).bytes);
          return text.includes(titleOf(kind, 'u 18:00')) || text.includes(`${page}<`);
        }),
      );
      return { status, holds, tags: await tags() };
    };
    // The evening has begun already: nothing else than its minute ends what is cached.
    const before = await at('2026-11-24T16:30:00.000Z');
    expect(before).toMatchObject({ status: 404, holds: PAGES.map(() => false) });
    const last = await at('2026-11-24T16:59:59.999Z');
    expect(last).toEqual(before);
    const after = await at(LATER);
    expect(after).toMatchObject({ status: 200, holds: PAGES.map(() => true) });
    PAGES.forEach((path, index) => {
      expect(after.tags[index], path).not.toBe(before.tags[index]);
    });
  });

  it('is when visitors see it posted', async () => {
    clock.set(START);
    const { token } = await app.signInAs({ sections: ['Vesti'] });
    expect((await create(kind, token, 'datum', LATER)).body.datePosted).toBe(LATER);
  });
});
