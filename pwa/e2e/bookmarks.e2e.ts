import { expect, type Locator, type Page } from '@playwright/test';
import { untilKept } from './browser.ts';
import { readServed } from './html.ts';
import { test as offlineTest } from './offlineSite.ts';
import { first } from './publicContent.ts';
import { PHONE, test } from './site.ts';

const titles = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 });

const later = ({ eventHappeningDateTime }: { eventHappeningDateTime: string }): boolean =>
  new Date(eventHappeningDateTime).getTime() > Date.now() + 3_600_000;

offlineTest(
  'what the star marked is found again, without a connection too, and goes into one calendar file',
  async ({ context, front, page, site }) => {
    const program = first(
      site.content.programs.filter(later).filter(({ status }) => status === 'scheduled'),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${front.url}/moji-termini`);
    await expect(page.getByText('Još nema označenih termina')).toBeVisible();
    await untilKept(page);
    // Nothing is starred, so there is nothing to ask and nothing to draw.
    expect(asked.filter((path) => /graphql|BookmarkList/.test(path))).toEqual([]);
    const otherTab = await context.newPage();
    await otherTab.goto(`${front.url}/moji-termini`);
    await expect(otherTab.getByText('Još nema označenih termina')).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Šta ima' }).click();
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: program.title, exact: true }) });
    const star = row.first().getByRole('button', { name: /^Sačuvaj termin/ });
    await star.click();
    // A press before the page is interactive is repeated.
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(titles(otherTab)).toHaveText([program.title]);
    await otherTab.close();
    await page.goto(`${front.url}/moji-termini`);
    await expect(titles(page)).toHaveText([program.title]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Sve u kalendar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('moji-termini.ics');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^Sačuvano u .* – bez veze$/)).toBeVisible();
    await expect(titles(page)).toHaveText([program.title]);
    await page.getByRole('button', { name: /^Sačuvaj termin/ }).click();
    await expect(page.getByText('Još nema označenih termina')).toBeVisible();
  },
);

test('says so when the code of the list cannot be loaded', async ({ page, site }) => {
  await page.addInitScript(() => {
    localStorage.setItem('zvezdice', '["program-1"]');
  });
  await page.route(/BookmarkList/, (route) => route.abort());
  await page.goto(site.address('/moji-termini'));
  await expect(page.getByText('Vaši termini trenutno nisu dostupni.')).toBeVisible();
  await expect(page.getByText('Još nema označenih termina')).toBeHidden();
});

test('starred items are marked as moved, gone or past', async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  const [one, gone] = site.content.programs.filter(later);
  const moved = first(one ? [one] : []);
  await page.addInitScript(
    ([movedId, goneAt]) => {
      if (localStorage.getItem('zvezdice') !== null) return;
      const item = (key: string, title: string, at: string) => ({
        key,
        title,
        href: '/sta-ima',
        at,
      });
      localStorage.setItem(
        'zvezdice',
        JSON.stringify([
          item(`program-${movedId}`, 'x', '2026-01-05T18:00:00.000Z'),
          item('program-999999', 'Ukinuto veče', goneAt),
          item('projekcija-999999', 'Davni film', '2020-01-05T18:00:00.000Z'),
          'projekcija-888888',
          7,
        ]),
      );
    },
    [String(moved.id), first([gone])?.eventHappeningDateTime ?? ''] as const,
  );
  await page.goto(site.address('/moji-termini'));
  await expect(page.getByRole('heading', { name: 'Više nisu u rasporedu' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ukinuto veče' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: moved.title })).toContainText(
    /Pomereno|Otkazano/,
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Davni film' })).toContainText(
    'Prošlo',
  );
  await page.getByRole('button', { name: 'Ukloni prošle' }).click();
  await expect(page.getByText('Davni film')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Ukinuto veče')).toBeVisible();
  await expect(page.getByText('Davni film')).toHaveCount(0);
});

test('each section links to its calendar, and to its feed if any', async ({ page, site }) => {
  const calendars = {
    '/program/muzicki': 'muzicki',
    '/kutak-list/turski': 'turski',
    '/bioskop-list': 'projekcije',
  };
  const feeds = {
    '/news-list': 'vesti',
    '/konkurs-list': 'konkursi',
    '/javne-nabavke-list': 'javne-nabavke',
  };
  const paths = Object.keys({ ...calendars, ...feeds });
  const found = Object.fromEntries(
    (await readServed(page, site.address(''), paths)).map(({ path, mainLinks }) => [
      path,
      mainLinks,
    ]),
  );
  for (const [path, name] of Object.entries(calendars)) {
    const calendar = new RegExp(`^webcal://[^/]+/kalendar/${name}\\.ics$`);
    expect(found[path], path).toContainEqual(expect.stringMatching(calendar));
  }
  for (const [path, name] of Object.entries(feeds)) {
    expect(found[path], path).toContain(`/rss/${name}.xml`);
  }
});
