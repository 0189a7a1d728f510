import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { NEWS_FIELDS } from './contentTypes.ts';
import { OPERATIONS } from './operations.ts';
import { sharedTestApp } from './sharedTestApp.ts';
import type { TestApp } from './testApp.ts';

const SHEET = /text\/csv|text\/tab-separated-values|spreadsheetml|ms-excel/;
const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
/** Where documents that staff uploaded are checked and get their type; nothing of them is written by us. */
const UPLOADED = ['platform/files/mediaNames.ts', 'platform/files/officeCheck.ts'];
/** Answers sheets, whose cells `platform/sheets/` writes as texts (`sheets.test`). */
const ANSWERING = ['items/transport/contentRoutes.ts'];
const SHEET_CALLS = /^GET \/api\/(?:Reservations|Reports)\/\w*Sheet$/;

const app = sharedTestApp({ environment: { TRUST_PROXY: 'true' } });

it.each([
  `=HYPERLINK("http://x.example","klik")`,
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  "=cmd|' /C calc'!A0",
])('what a spreadsheet would calculate is text here: %s (FU13)', async (title) => {
  const { token } = await app.signInAs({ sections: ['Vesti'] });
  const form = { ...NEWS_FIELDS, title };
  const { body } = await app.rest<{ id: number }>('POST', '/api/News/CreateNews', { token, form });
  const path = `/api/News/GetNewsByID?id=${String(body.id)}`;
  expect((await app.rest('GET', path)).body).toMatchObject({ title });
});

it('only the calls for sheets answer one (FU13)', async () => {
  const { token } = await app.signInAs({ roleId: 1 });
  for (const operation of OPERATIONS.filter(({ name }) => name.startsWith('GET'))) {
    const id = (await operation.addItem?.(app)) ?? 0;
    const types: string[] = [];
    const rest: TestApp['rest'] = async (method, path, options) => {
      const answer = await app.rest(method, path, options);
      types.push(answer.headers.get('content-type') ?? '');
      return answer as never;
    };
    await operation.send({ app: { ...app, rest }, token, id });
    expect(types.length, operation.name).toBeGreaterThan(0);
    if (!SHEET_CALLS.test(operation.name)) {
      expect(types.join(), operation.name).not.toMatch(SHEET);
    }
  }
});

it('the types of spreadsheets are named for uploads, and where sheets are answered (FU13)', async () => {
  const names = await readdir(SOURCES, { recursive: true });
  const sources = names.filter((name) => name.endsWith('.ts') && !/test|Test/.test(name));
  expect(sources.length).toBeGreaterThan(100);
  const naming: string[] = [];
  for (const name of sources) {
    if (SHEET.test(await readFile(join(SOURCES, name), 'utf8'))) naming.push(name);
  }
  expect(naming.sort()).toEqual([...ANSWERING, ...UPLOADED]);
});
