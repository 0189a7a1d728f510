import { expect, type Page } from '@playwright/test';
import { encodeCursor } from '@centar/domain/cursor.ts';
import { dayOf } from '@centar/domain/dates.ts';
import { programPath } from '@centar/domain/pages.ts';
import { clearHttpCache, justNow, keptState, untilKept } from './browser.ts';
import { oneOfEachKind } from './expectedPages.ts';
import { readServed, type ServedPage } from './html.ts';
import {
  askFromPage,
  expectAnswered,
  expectRendered,
  expectRenderedAsServed,
} from './offlineAnswers.ts';
import { test } from './offlineSite.ts';
import { first, type PublicContent } from './publicContent.ts';
import { LISTS, NOT_KEPT, readAt } from './reading.ts';
import { DESKTOP, type Site } from './site.ts';
import { untilInteractive } from './watch.ts';

test.use({ savesData: false });

const AGE =
  /^Sačuvano u (ponedeljak|utorak|sredu|četvrtak|petak|subotu|nedelju) \d\d\.\d\d\. u \d\d:\d\d – bez veze$/;

/** The schedule with each filter, separately and combined. */
function scheduleChoices({ movies }: PublicContent): string[] {
  const [movie] = movies;
  // The last one: earlier ones may be over and no longer listed.
  const screening = movie?.movieProductionDateTimes.at(-1);
  const dan = dayOf(screening?.productionDate ?? '');
  const film = String(movie?.id);
  return ['programi=1', `dan=${dan}`, `film=${film}`, `dan=${dan}&film=${film}&programi=1`].map(
    (search) => `/raspored?${search}`,
  );
}

/** Pictures on later gallery pages, by addresses with only the picture, and with the page too. */
function farPictures({ gallery: [, second = []] }: PublicContent): string[] {
  const [one, another] = second;
  const address = (search: string): string => `/program/likovni?${search}`;
  return [address(`slika=${String(one?.id)}`), address(`strana=2&slika=${String(another?.id)}`)];
}

/** Events with another state than most, which their pages say in several places. */
function changedEvents({ programs }: PublicContent): string[] {
  return programs
    .filter(({ status }) => status !== 'scheduled')
    .map(({ id, programType }) => programPath(id, programType));
}

/** Pages that open offline. */
interface Kept {
  /** One of each kind, those with filters, and changed events. */
  readonly sample: readonly ServedPage[];
  /** Everything that the most read lists link to. */
  readonly linked: readonly string[];
}

const ARCHIVE_YEAR = /^\/arhiva\/\d+$/;
const KEPT_YEARS = 2;
const NOT_A_KEPT_PAGE = /^\/(ap|media|api|kalendar|graphql)\b|\.\w+$/;

/** The server's pages. */
async function readOnline(page: Page, { content, address }: Site): Promise<Kept> {
  // A search offline says that it is one.
  const kinds = oneOfEachKind(content)
    .filter(({ status, path }) => status === 200 && !path.startsWith('/pretraga?'))
    .map(({ path }) => path);
  const choices = [
    '/sta-ima?kad=vikend',
    '/sta-ima?besplatno=1&vrsta=muzicki',
    '/sta-ima?pristupacno=opusteno',
  ];
  const filtered = [...scheduleChoices(content), ...choices, ...farPictures(content)];
  const read = [...kinds, ...filtered, ...changedEvents(content)];
  const sample = await readServed(page, address(''), read);
  const lists = await readServed(page, address(''), LISTS);
  const links = lists
    .flatMap(({ mainLinks }) => mainLinks)
    .filter((link) => link.startsWith('/') && !NOT_A_KEPT_PAGE.test(link))
    .map((link) => link.replace(/#.*/, ''));
  // Only the latest years of the archive are cached.
  const years = links.filter((path) => ARCHIVE_YEAR.test(path)).sort();
  const old = years.slice(0, -KEPT_YEARS);
  return { sample, linked: [...new Set(links)].filter((path) => !old.includes(path)) };
}

/** Future rows of the schedule; others may have been removed meanwhile. */
const toCome = (rows: readonly string[]): string[] =>
  rows.filter((row) => Date.parse(row.split(' ')[0] ?? '') > Date.now());

async function expectOpens(page: Page, url: string, before: ServedPage): Promise<void> {
  const { path, heading, title, rows, pictures } = before;
  const read = await readAt(page, url + path);
  expect(read, path).toMatchObject({ path, heading, brokenPictures: [], retry: true });
  await expect(page, path).toHaveTitle(title);
  expect(read.age, path).toMatch(AGE);
  expect(toCome(read.rows), path).toEqual(toCome(rows));
  // Time may have removed some.
  expect(read.pictures > 0, path).toBe(pictures.length > 0);
}

/** An unknown address is reported as not cached. */
async function expectNotKept(page: Page, url: string): Promise<void> {
  for (const path of ['/nepoznata-strana', '/program/nepoznat']) {
    const read = await readAt(page, url + path);
    expect(read).toMatchObject({ path, heading: NOT_KEPT });
    await expect(page).toHaveTitle(new RegExp(NOT_KEPT));
    // The next events are still listed.
    await expect(page.locator('main time')).toHaveCount(3);
  }
  const path = '/news/999999';
  expect(await readAt(page, url + path)).toMatchObject({ path, heading: NOT_KEPT });
}

async function expectNoFalsePages(page: Page, url: string): Promise<void> {
  const answers = await askFromPage(page, [
    '/api/Programs/GetPrograms',
    '/media/11111111-1111-4111-8111-111111111111.pdf',
    '/media/11111111-1111-4111-8111-111111111111-320.webp',
    '/assets/missing-12345678.js',
    '/graphql?documentId=unknown&variables=%7B%7D',
  ]);
  expect(answers.slice(0, 4)).toEqual(['', '', '', '']);
  expect(answers[4]).toMatch(/^application\/json .*"code":"OFFLINE"/);
  for (const path of ['/ap', '/ap-login', '/admin-panel', '/api/docs', '/media/x.pdf']) {
    await expect(page.goto(url + path), path).rejects.toThrow(/ERR_/);
  }
}

/** What the device stores is searched as the server would, which the page says. */
async function expectSearched(page: Page, { content }: Site, url: string): Promise<void> {
  const { title } = first(content.salons);
  for (const [text, hit] of [
    ['гудачки квар', 'Gudački kvartet „Modrina“'],
    [title, title],
  ] as const) {
    await page.goto(`${url}/pretraga?q=${encodeURIComponent(text)}`);
    await expect(
      page.getByText('Pretraženo je ono što je sačuvano na ovom uređaju.'),
    ).toBeVisible();
    await expect(page.getByText(AGE)).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: hit })).toBeVisible();
  }
  await page.getByRole('heading', { level: 3, name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto(`${url}/pretraga?q=nematakvereči`);
  await expect(page.getByText('Ništa nije pronađeno za „nematakvereči“')).toBeVisible();
}

/** An island that adds markup the page did not have loads its styles from the device. */
async function expectStyled(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/program/likovni`);
  await untilInteractive(page);
  await page.locator('[data-island="Gallery"] a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const sheets = await page.evaluate(() => ({
    loaded: [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
    own: document.querySelector<HTMLElement>('style[data-sheets]')?.dataset['sheets'] ?? '',
  }));
  expect(sheets.loaded).toEqual(expect.arrayContaining(sheets.own.split(' ')));
}

/** Fails if the demo content is too poor for the test to mean something. */
function expectRich(sample: readonly ServedPage[]): void {
  const byPath = new Map(sample.map((one) => [one.path, one]));
  const rows = (path: string): number => byPath.get(path)?.rows.length ?? 0;
  expect(rows('/raspored')).toBeGreaterThan(5);
  expect(rows('/raspored?programi=1')).toBeGreaterThan(rows('/raspored'));
  for (const [path, read] of byPath) {
    expect(read.status, path).toBe(200);
    if (/dan=|film=/.test(path)) expect(read.rows.length, path).toBeGreaterThan(0);
  }
  const section = byPath.get('/program/likovni')?.title;
  const pictures = [...byPath].filter(([path]) => path.includes('slika='));
  expect(pictures).toHaveLength(3);
  for (const [path, { title }] of pictures) expect(title, path).not.toBe(section);
}

/** A few with different pictures and rows: all are compared with the server's bytes. */
const OPENED = /^\/(raspored|program\/likovni)?$/;

test('after one visit pages open without a connection as the server renders them', async ({
  context,
  front,
  page,
  site,
}) => {
  const { sample, linked } = await readOnline(page, site);
  expectRich(sample);
  const [visited = '', other = ''] = site.content.news.slice(0, 2).map(({ id, datePosted }) => {
    const cursor = encodeCursor({ at: new Date(datePosted), id });
    return `/news-list?posle=${cursor}`;
  });
  await page.goto(`${front.url}/`);
  await untilKept(page);
  // Beyond the snapshot. The next check confirms that, and not this page.
  const { main } = await readAt(page, front.url + visited);
  const asked = await justNow();
  await page.goto(`${front.url}/arhiva`);
  await untilKept(page, asked);
  await clearHttpCache(page);
  await context.setOffline(true);

  await expectAnswered(page, sample);
  const opened = sample.filter(({ path }) => OPENED.test(path));
  expect(opened).toHaveLength(3);
  for (const one of opened) await expectOpens(page, front.url, one);
  const paths = sample.map(({ path }) => path);
  await expectRenderedAsServed(context, site.address(''), paths);
  expect(linked.length).toBeGreaterThan(30);
  await expectRendered(context, linked);
  await page.goto(`${front.url}/cir/raspored`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Распоред пројекција');
  await expect(page.getByText(/^Сачувано у .* – без везе$/)).toBeVisible();

  const read = await readAt(page, front.url + visited);
  expect(read.main).toContain(main.slice(-200));
  expect(read.age).toMatch(AGE);
  const savedAt = await page.locator('html').getAttribute('data-saved-at');
  const { checkedAt = '' } = (await keptState(page)) ?? {};
  expect(Date.parse(savedAt ?? '')).toBeLessThan(Date.parse(checkedAt));
  await page.goto(front.url + other);
  await expect(page.getByText(NOT_KEPT)).toBeVisible();
  await expectNotKept(page, front.url);
  await expectSearched(page, site, front.url);
  await expectStyled(page, front.url);
  await expectNoFalsePages(page, front.url);

  // The server is gone, and the network is not.
  await front.close();
  await context.setOffline(false);
  await page.setViewportSize(DESKTOP);
  const program = sample.filter(({ path }) => path.startsWith('/programs/')).slice(0, 1);
  expect(program).toHaveLength(1);
  for (const one of program) await expectOpens(page, front.url, one);
});
