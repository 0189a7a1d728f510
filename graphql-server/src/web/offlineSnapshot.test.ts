import { expect, it } from 'vitest';
import {
  PAGE_HEADER,
  registeredAddress,
  type OfflineSnapshot,
} from '@centar/domain/pageContract.ts';
import { ONE_OF_EACH } from '../../test/contentRows.ts';
import { documentId } from '../../test/fakePwa.ts';
import { sharedTestApp } from '../../test/sharedTestApp.ts';
import { PUBLIC_URL } from '../../test/testApp.ts';

const app = sharedTestApp({ content: ONE_OF_EACH });

async function jsonAt(path: string): Promise<unknown> {
  return JSON.parse((await app.raw(path)).bytes.toString());
}

it('the snapshot has the build, the site and the results by address', async () => {
  const { build, site, entries } = (await jsonAt('/offline-snapshot')) as OfflineSnapshot;
  const latest = registeredAddress(documentId('LatestNews'), {});
  expect(build).toBe('/assets/renderer-1.js');
  expect(site).toMatchObject({ publicUrl: PUBLIC_URL, facts: { pictures: {} } });
  expect(entries[latest]).toEqual(await jsonAt(latest));
  expect(await jsonAt('/site.json')).toEqual(site);
});

it('devices answer with the headers of a page, and only pages name the build', async () => {
  const page = await app.raw('/');
  const snapshot = await app.raw('/offline-snapshot');
  for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy']) {
    expect(snapshot.headers[name], name).toBe(page.headers[name]);
  }
  expect(page.headers[PAGE_HEADER]).toBe('/assets/renderer-1.js');
  for (const path of ['/nema-takve', '/ap-login', '/offline-snapshot']) {
    expect((await app.raw(path)).headers[PAGE_HEADER], path).toBeUndefined();
  }
});
