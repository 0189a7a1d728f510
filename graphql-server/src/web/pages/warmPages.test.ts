import { afterEach, beforeEach, expect, it } from 'vitest';
import { newsRow } from '../../../test/contentRows.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import type { Pause } from '../../platform/context.ts';

let app: TestApp;
let token: string;
let pause: Pause;

beforeEach(async () => {
  pause = async () => undefined;
  app = await startTestApp({
    warmsPages: true,
    pause: (ms) => pause(ms),
    content: { news: [newsRow({ title: 'prva' }), newsRow({ title: 'druga' })] },
  });
  ({ token } = await app.signInAs({ sections: ['Vesti'] }));
});
afterEach(() => app.close());

const edit = (title: string) =>
  app.rest('PUT', '/api/News/UpdateNews', { token, json: { id: 1, ...NEWS_FIELDS, title } });

/** Asks for something that is answered only after a pause. */
const askSlowly = () => {
  const json = { email: 'niko@centar.example', newPassword: 'x', confirmPassword: 'x' };
  return app.rest('PUT', '/api/UserAuth/ResetPassword', { json });
};

/** How often a page was made: the framework writes a line of each, and ready ones leave before it sees the request. */
const made = (path: string) =>
  app.logs.filter((line) => line.includes('"answered"') && line.includes(`"path":"${path}"`))
    .length;

/** Is the page answered without being made? */
async function isReady(path: string): Promise<boolean> {
  const before = made(path);
  const { bytes } = await app.raw(path);
  // The line of one request is written before the next one is answered.
  await app.raw('/healthz');
  return made(path) === before && String(bytes).includes('<main>');
}

it('makes the home page ready when the server starts, and again after a change', async () => {
  await expect.poll(() => made('/')).toBe(1);
  expect(await isReady('/')).toBe(true);
  await edit('promenjena');
  await expect.poll(() => made('/')).toBe(2);
  expect(await isReady('/')).toBe(true);
  expect(String((await app.raw('/')).bytes)).toContain('promenjena');
});

it('makes the items ready that were asked for last, and no others', async () => {
  await expect.poll(() => made('/bioskop-list')).toBe(1);
  await app.raw('/news/1');
  await app.raw('/news/999');
  await edit('promenjena');
  await expect.poll(() => made('/news/1')).toBe(2);
  expect(await isReady('/news/1')).toBe(true);
  expect(await isReady('/news/2')).toBe(false);
  expect(made('/news/999')).toBe(1);
});

it('makes one round of several changes', async () => {
  await expect.poll(() => made('/bioskop-list')).toBe(1);
  for (const title of ['a', 'b', 'c', 'd']) await edit(title);
  await expect.poll(() => made('/bioskop-list')).toBe(2);
  expect(made('/')).toBe(2);
});

it('waits for who asks for something meanwhile', async () => {
  await expect.poll(() => made('/bioskop-list')).toBe(1);
  const waits: number[] = [];
  const over = Promise.withResolvers<undefined>();
  pause = (ms) => {
    waits.push(ms);
    return over.promise;
  };
  const asked = askSlowly();
  await expect.poll(() => waits).toHaveLength(1);
  await edit('promenjena');
  await expect.poll(() => waits).toHaveLength(2);
  expect(made('/')).toBe(1);
  over.resolve(undefined);
  await asked;
  await expect.poll(() => made('/bioskop-list')).toBe(2);
});

it('waits for nobody without end', async () => {
  await expect.poll(() => made('/bioskop-list')).toBe(1);
  const over = Promise.withResolvers<undefined>();
  let waits = 0;
  pause = async () => {
    waits += 1;
    if (waits === 1) await over.promise;
  };
  const asked = askSlowly();
  await expect.poll(() => waits).toBe(1);
  await edit('promenjena');
  await expect.poll(() => made('/bioskop-list')).toBe(2);
  over.resolve(undefined);
  await asked;
});

it('goes on after a page that can not be made', async () => {
  await expect.poll(() => made('/bioskop-list')).toBe(1);
  await app.sql('ALTER TABLE "News" RENAME TO "Gone"');
  await app.database.writeContent(async () => undefined);
  await app.raw('/healthz');
  await expect.poll(() => made('/bioskop-list')).toBe(2);
  await app.sql('ALTER TABLE "Gone" RENAME TO "News"');
});
