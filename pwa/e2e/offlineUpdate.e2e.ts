import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { DAY_MS, HOUR_MS } from '@centar/domain/durations.ts';
import { untilKept, untilTrue } from './browser.ts';
import { DIST, isOfNextBuild, untilOwnWorker, untilReplaced } from './deploy.ts';
import { NEXT_BUILD, type Front } from './front.ts';
import { test } from './offlineSite.ts';
import { watchPage } from './watch.ts';

test.describe.configure({ mode: 'parallel' });

const band = (page: Page) => page.getByRole('region', { name: 'Nova verzija je spremna' });
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { waiting: Boolean(registration?.waiting), active: Boolean(registration?.active) };
  });

/** Deploys the next version; the open page checks for it as it does each hour. */
async function deploy(front: Front, page: Page): Promise<void> {
  front.mode = 'deployed';
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

test('a new version is offered, never reloads typed text, and is activated after a day', async ({
  front,
  page,
}) => {
  await page.clock.install();
  await page.goto(`${front.url}/o-nama`);
  await untilKept(page);
  await page.getByLabel('Poruka').fill('Poštovani, imam pitanje');
  await deploy(front, page);
  await band(page).getByRole('button', { name: 'Osveži' }).click();
  await band(page).getByText('Na ovoj strani ima teksta').waitFor();
  // Also longer than the page waits for the new worker before it reloads.
  await page.clock.fastForward(23 * HOUR_MS);
  expect(await workers(page)).toMatchObject({ waiting: true });
  await page.clock.fastForward(2 * HOUR_MS);
  await untilReplaced(page, async () => !(await workers(page)).waiting);
  await expect(page.getByLabel('Poruka')).toHaveValue('Poštovani, imam pitanje');
  expect(await isOfNextBuild(page)).toBe(false);
});

test('an old page works after a deploy, and the press uses the new version and tidies up', async ({
  front,
  page,
}) => {
  await page.goto(`${front.url}/`);
  await untilKept(page);
  await page.evaluate(async (dayMs) => {
    const keep = async (store: string, name: string, days: number): Promise<void> => {
      const at = new Date(Date.now() - days * dayMs).toISOString();
      const cache = await caches.open(store);
      await cache.put(`/assets/${name}`, new Response('', { headers: { 'x-kept-at': at } }));
    };
    await keep('assets-1', 'young.js', 6);
    await keep('assets-1', 'old.js', 8);
    await keep('assets-0', 'of-another-age.js', 0);
  }, DAY_MS);
  await deploy(front, page);
  await band(page).waitFor();
  const { problems } = watchPage(page, `${front.url}/`);
  // Requests every file of the old build, as lazy imports would.
  const failed = await page.evaluate(
    async (names) => {
      const answers = await Promise.all(names.map((name) => fetch(`/assets/${name}`)));
      return answers.filter(({ ok }) => !ok).map(({ url }) => url);
    },
    readdirSync(`${DIST}/client/assets`).filter((name) => /^[\w.-]+\.(js|css)$/.test(name)),
  );
  expect(failed).toEqual([]);
  expect(problems).toEqual([]);
  expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(200);
  expect(await workers(page)).toMatchObject({ waiting: true });

  await band(page).getByRole('button', { name: 'Osveži' }).click();
  await page.waitForFunction((mark) => document.body.dataset['app']?.includes(mark), NEXT_BUILD);
  await untilOwnWorker(page);
  await expect(band(page)).toHaveCount(0);

  // Only files a week old and unused caches are deleted.
  await untilTrue(() =>
    page.evaluate(
      async () => !(await caches.has('assets-0')) && !(await caches.match('/assets/old.js')),
    ),
  );
  expect(await page.evaluate(async () => Boolean(await caches.match('/assets/young.js')))).toBe(
    true,
  );
});
