import { expect, test } from 'vitest';
import { PAGE_HEADER } from '@centar/domain/pageContract.ts';
import { CACHE_HEADERS } from './cacheNames.ts';
import { pageFromDevice, type Rendered } from './devicePage.ts';

const BUILD = '/assets/renderer-a.js';
const CHECKED = '2026-11-24T12:00:00.000Z';
const EARLIER = '2026-11-24T11:00:00.000Z';
const LATER = '2026-11-24T12:00:01.000Z';

const cached = (at: string, build = BUILD): Response =>
  new Response('cached', { headers: { [CACHE_HEADERS.at]: at, [PAGE_HEADER]: build } });
const rendered = (isWhole: boolean) => (): Promise<Rendered> =>
  Promise.resolve({ response: new Response(isWhole ? 'whole' : 'with gaps'), isWhole });
const failing = (): Promise<never> => Promise.reject(new Error('Not rendered'));

async function answer(
  page: Response | undefined,
  render: () => Promise<Rendered | undefined>,
  checkedAt: string | undefined = CHECKED,
): Promise<readonly [string, string] | undefined> {
  const found = await pageFromDevice({ cached: page, checkedAt, build: BUILD, render });
  return found && [await found.response.text(), found.savedAt];
}

test('a page visited after the snapshot was confirmed comes before all others', async () => {
  expect(await answer(cached(LATER), rendered(true))).toEqual(['cached', LATER]);
});

test('a whole page from the snapshot comes before one that was visited earlier', async () => {
  expect(await answer(cached(EARLIER), rendered(true))).toEqual(['whole', CHECKED]);
  expect(await answer(undefined, rendered(true))).toEqual(['whole', CHECKED]);
});

test('a page of another build may lack its scripts, so a rendered one comes first', async () => {
  expect(await answer(cached(LATER, '/assets/renderer-b.js'), rendered(true))).toEqual([
    'whole',
    CHECKED,
  ]);
});

test('what the snapshot lacks is read on the visited page, with its own age', async () => {
  expect(await answer(cached(EARLIER), rendered(false))).toEqual(['cached', EARLIER]);
});

test('without a visited page the other parts are shown', async () => {
  expect(await answer(undefined, rendered(false))).toEqual(['with gaps', CHECKED]);
});

test('if rendering fails, the visited page is shown, or nothing', async () => {
  expect(await answer(cached(EARLIER), failing)).toEqual(['cached', EARLIER]);
  expect(await answer(undefined, failing)).toBeUndefined();
});

test('without a snapshot only visited pages are shown', async () => {
  const nothing = (): Promise<undefined> => Promise.resolve(undefined);
  const page = { cached: cached(EARLIER), checkedAt: undefined, build: BUILD, render: nothing };
  expect((await pageFromDevice(page))?.savedAt).toBe(EARLIER);
  expect(await pageFromDevice({ ...page, cached: undefined })).toBeUndefined();
});
