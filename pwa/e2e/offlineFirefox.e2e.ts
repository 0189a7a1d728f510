import { expect } from '@playwright/test';
import { oneOfEachKind } from './expectedPages.ts';
import { startFront } from './front.ts';
import { startFirefox } from './otherBrowsers/firefox.ts';
import { readFromDevice, visitOnce } from './otherBrowsers/offlineSteps.ts';
import { test } from './site.ts';

/** A sample of the kinds of pages; all are tested in Chromium. */
const PAGES = 3;

test('in Firefox too one visit is enough to read the site without a connection', async ({
  site,
}) => {
  const pages = oneOfEachKind(site.content).filter(({ status }) => status === 200);
  expect(pages.length).toBeGreaterThan(PAGES);
  const front = await startFront(site.address(''), []);
  const visitor = await startFirefox();
  try {
    await visitOnce(visitor, front.url);
    front.mode = 'silent';
    await readFromDevice(visitor, front.url, pages.slice(0, 1));
    await front.close();
    const cyrillic = { path: '/cir/sta-ima', h1: 'Шта има' };
    await readFromDevice(visitor, front.url, [...pages.slice(1, PAGES), cyrillic]);
  } finally {
    await visitor.end();
    await front.close();
  }
});
