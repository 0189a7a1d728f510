import { beforeAll, expect, it, vi } from 'vitest';
import {
  callsOf,
  CONTENT_TYPES,
  contentType,
  fileOf,
  type ContentType,
  type Item,
} from '../../../test/contentTypes.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { picture } from '../../../test/testFiles.ts';

const START = '2026-11-21T10:00:00.000Z';
const TOMORROW = '2026-11-22T10:00:00.000Z';
const PUBLIC = ['cross-origin', 'public, max-age=31536000, immutable'];
const PRIVATE = ['same-origin', 'private, no-cache'];

const clock = movableClock();
let token: string;

const app = sharedTestApp({ clock });
beforeAll(async () => {
  ({ token } = await app.signInAs({ roleId: 1 }));
});

const NEWS = contentType('News');

const create = async (type: ContentType, more: object = {}, file = fileOf(type)): Promise<Item> =>
  (await callsOf(type, app, token).create({ ...type.form, ...more }, await file)).body;

const pathOf = ({ imageUrl, documentUrl }: Item): string => imageUrl ?? documentUrl ?? '';
/** The id of a stored picture. */
const idOf = (item: Item): string => pathOf(item).slice('/media/'.length, 'media'.length + 38);

/** Who may show a file, and for how long it may be kept. */
async function sharing(path: string, headers: Record<string, string> = {}) {
  const answer = await app.raw(path, { headers });
  expect([200, 206, 304]).toContain(answer.status);
  return [answer.headers['cross-origin-resource-policy'], answer.headers['cache-control']];
}

it.each(CONTENT_TYPES)(
  'other sites show files of $type once visitors see the item',
  async (kind) => {
    clock.set(START);
    const path = pathOf(await create(kind));
    expect(await sharing(path)).toEqual(PUBLIC);
    expect(await sharing(path, { range: 'bytes=0-1' })).toEqual(PUBLIC);
    expect(await sharing(path, { 'if-none-match': '*' })).toEqual(PUBLIC);
    expect(await sharing(pathOf(await create(kind, { publishedAt: '' })))).toEqual(PRIVATE);
    const planned = pathOf(await create(kind, { publishedAt: TOMORROW }));
    expect(await sharing(planned)).toEqual(PRIVATE);
    clock.set(TOMORROW);
    expect(await sharing(planned)).toEqual(PUBLIC);
  },
);

it('a file is private again as soon as its item is deleted', async () => {
  clock.set(START);
  const made = await create(NEWS);
  expect(await sharing(pathOf(made))).toEqual(PUBLIC);
  await app.rest('DELETE', `/api/News/DeleteNews?id=${String(made.id)}`, { token });
  expect(await sharing(pathOf(made))).toEqual(PRIVATE);
});

it('all sizes of a public picture and its link preview can be shown elsewhere', async () => {
  clock.set(START);
  const bytes = await picture('png', { width: 900, height: 900 });
  const made = await create(NEWS, {}, Promise.resolve({ name: 'a.png', bytes }));
  const smaller = (await app.files()).filter((name) => name.endsWith('.webp'));
  const id = idOf(made);
  const own = smaller.filter((name) => name.startsWith(id)).map((name) => `/media/${name}`);
  expect(own.length).toBeGreaterThan(0);
  for (const one of [...own, `/media/${id}-og.jpg`]) expect(await sharing(one)).toEqual(PUBLIC);
});

it('other sites show built-in pictures, and no scripts of ours', async () => {
  const policyOf = async (path: string) =>
    (await app.raw(path)).headers['cross-origin-resource-policy'];
  expect(await policyOf('/art/sala.svg')).toBe('cross-origin');
  expect(await policyOf('/favicon.ico')).toBe('cross-origin');
  expect(await policyOf('/sw.js')).toBe('same-origin');
});

it('made-up names cost one query each and are never looked for in the storage', async () => {
  const before = app.database.statements;
  for (let index = 0; index < 20; index += 1) {
    const id = `00000000-0000-4000-8000-0000000000${String(10 + index)}`;
    expect((await app.raw(`/media/${id}.jpg`)).status).toBe(404);
  }
  expect(app.database.statements - before).toBeLessThanOrEqual(20);
});

it('made-up sizes of a picture are never looked for in the storage', async () => {
  clock.set(START);
  const id = idOf(await create(NEWS));
  const opened = vi.spyOn(app.store.storage, 'open');
  for (const end of ['-1.webp', '-641.webp', '-9999.webp', '.jpg', '.pdf', '.xlsx', '.docx']) {
    const name = `${id}${end}`;
    if (!(await app.files()).includes(name)) {
      expect((await app.raw(`/media/${name}`)).status, name).toBe(404);
    }
  }
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
});

it('a picture that was asked for before costs no query', async () => {
  clock.set(START);
  const path = pathOf(await create(NEWS));
  await sharing(path);
  const before = app.database.statements;
  await sharing(path);
  expect(app.database.statements).toBe(before);
});
