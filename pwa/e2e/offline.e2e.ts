import { expect, type Page } from '@playwright/test';
import { encodeCursor } from '@centar/domain/cursor.ts';
import { dayOf } from '@centar/domain/dates.ts';
import { clearHttpCache, justNow, keptState, untilKept } from './browser.ts';
import {
  expectedPages,
  oneOfEachKind,
  oneOfEachLayout,
  type ExpectedPage,
} from './expectedPages.ts';
import { readServed, type ServedPage } from './html.ts';
import { askFromPage, expectAnswered, expectRenderedAsServed } from './offlineAnswers.ts';
import { test } from './offlineSite.ts';
import type { PublicContent } from './publicContent.ts';
import { LISTS, NOT_KEPT, readAt } from './reading.ts';
import { DESKTOP, inTabs, type Site } from './site.ts';

test.use({ savesData: false });

const AGE =
  /^Sačuvano u (ponedeljak|utorak|sredu|četvrtak|petak|subotu|nedelju) \d\d\.\d\d\. u \d\d:\d\d – bez veze$/;
/** A page is rendered from the same responses at any width, so each is opened at one of two. */
const halfOf = (pages: readonly ServedPage[], half: number): ServedPage[] =>
  pages.filter((_, at) => at % 2 === half);

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

/** Every item, whether or not a list links to it. */
function itemAddresses(content: PublicContent): string[] {
  const under = (start: string, items: readonly { readonly id: number }[]): string[] =>
    items.map(({ id }) => `/${start}/${String(id)}`);
  return [
    ...under('programs', content.programs),
    ...under('news', content.news),
    ...under('cinema', content.movies),
    ...under('konkurs', content.competitions),
    ...under('javne-nabavke', content.procurements),
    ...under('kolonije', content.colonies),
    ...under('saloni', content.salons),
  ];
}

/** Events with another state than most, which their pages say in several places. */
function changedEvents({ programs }: PublicContent): string[] {
  return programs
    .filter(({ status }) => status !== 'scheduled')
    .map(({ id }) => `/programs/${String(id)}`);
}

/** Pages that open offline: all, some that are rendered here, and some that are opened. */
interface Kept {
  readonly all: readonly ServedPage[];
  /** One of each kind, those with filters, and changed events. */
  readonly rendered: readonly string[];
  /** One of each layout. */
  readonly opened: readonly ServedPage[];
}

let online: Kept | undefined;

/** The server's pages at every address: lists, all linked pages and every item; read once. */
async function readOnline(page: Page, site: Site): Promise<Kept> {
  return (online ??= await readAll(page, site));
}

const ARCHIVE_YEAR = /^\/arhiva\/\d+$/;
const KEPT_YEARS = 2;

async function readAll(page: Page, { content, address }: Site): Promise<Kept> {
  // Offline search is tested in search.e2e.ts.
  const isPage = ({ status, path }: ExpectedPage): boolean =>
    status === 200 && !path.startsWith('/pretraga?');
  const choices = [
    '/sta-ima?kad=vikend',
    '/sta-ima?besplatno=1&vrsta=muzicki',
    '/sta-ima?pristupacno=opusteno',
  ];
  const filtered = [...scheduleChoices(content), ...choices, ...farPictures(content)];
  const pathsOf = (pages: readonly ExpectedPage[]): string[] =>
    pages.filter(isPage).map(({ path }) => path);
  const kinds = pathsOf(oneOfEachKind(content));
  const layouts = pathsOf(oneOfEachLayout(content));
  const known = [
    ...kinds,
    ...filtered,
    ...expectedPages(content)
      .filter(isPage)
      .map(({ path }) => path),
    ...itemAddresses(content),
  ];
  const lists = await readServed(page, address(''), LISTS);
  const linked = lists
    .flatMap(({ mainLinks }) => mainLinks)
    .filter(
      (link) => link.startsWith('/') && !/^\/(ap|media|api|kalendar|graphql)\b|\.\w+$/.test(link),
    )
    .map((link) => link.replace(/#.*/, ''));
  // Only the latest years of the archive are cached.
  const paths = [...new Set([...known, ...linked])];
  const years = paths.filter((path) => ARCHIVE_YEAR.test(path)).sort();
  const old = years.slice(0, -KEPT_YEARS);
  const kept = paths.filter((path) => !old.includes(path));
  const all = await readServed(page, address(''), kept);
  const opened = all.filter(({ path }) => layouts.includes(path));
  return { all, rendered: [...kinds, ...filtered, ...changedEvents(content)], opened };
}

/** One online visit of the home page; afterwards only the worker's caches are left. */
async function visitOnce(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`);
  await untilKept(page);
  await clearHttpCache(page);
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
  if (read.rows.length === rows.length) expect(read.pictures, path).toBe(pictures.length);
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

test('the demo content has many detail pages and rows for each filter', async ({ page, site }) => {
  const { all } = await readOnline(page, site);
  expect(all.length).toBeGreaterThan(60);
  const byPath = new Map(all.map((one) => [one.path, one]));
  const rows = (path: string): number => byPath.get(path)?.rows.length ?? 0;
  expect(rows('/raspored')).toBeGreaterThan(5);
  expect(rows('/raspored?programi=1')).toBeGreaterThan(rows('/raspored'));
  for (const [path, read] of byPath) {
    expect(read.status, path).toBe(200);
    if (/dan=|film=/.test(path)) expect(read.rows.length, path).toBeGreaterThan(0);
  }
  const section = byPath.get('/program/likovni')?.title;
  const opened = [...byPath].filter(([path]) => path.includes('slika='));
  expect(opened).toHaveLength(3);
  for (const [path, { title }] of opened) expect(title, path).not.toBe(section);
});

test.describe('a page that only a visit caches', () => {
  test.use({ savesData: true });

  test('a page beyond the snapshot opens if it was visited, as old as that visit', async ({
    context,
    front,
    page,
    site,
  }) => {
    const [visited = '', other = ''] = site.content.news.slice(0, 2).map(({ id, datePosted }) => {
      const cursor = encodeCursor({ at: new Date(datePosted), id });
      return `/news-list?posle=${cursor}`;
    });
    await visitOnce(page, front.url);
    const { main } = await readAt(page, front.url + visited);
    // The next check confirms the snapshot, and not this page.
    const asked = await justNow();
    await page.goto(`${front.url}/arhiva`);
    await untilKept(page, asked);
    await context.setOffline(true);
    const read = await readAt(page, front.url + visited);
    expect(read.main).toContain(main.slice(-200));
    expect(read.age).toMatch(AGE);
    const savedAt = await page.locator('html').getAttribute('data-saved-at');
    const { checkedAt = '' } = (await keptState(page)) ?? {};
    expect(Date.parse(savedAt ?? '')).toBeLessThan(Date.parse(checkedAt));
    await page.goto(front.url + other);
    await expect(page.getByText(NOT_KEPT)).toBeVisible();
  });
});

test.describe('after one online visit of the home page', () => {
  test('pages open on a phone as the server renders them, in both scripts, and nothing else', async ({
    context,
    front,
    page,
    site,
  }) => {
    const kept = await readOnline(page, site);
    await visitOnce(page, front.url);
    await context.setOffline(true);
    await expectAnswered(page, kept.all);
    await inTabs(context, halfOf(kept.opened, 0), (tab, one) => expectOpens(tab, front.url, one));
    await expectRenderedAsServed(context, site.address(''), kept.rendered);
    await page.goto(`${front.url}/cir/raspored`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Распоред пројекција');
    await expect(page.getByText(/^Сачувано у .* – без везе$/)).toBeVisible();
    await expectNotKept(page, front.url);
    await expectNoFalsePages(page, front.url);
  });

  test.describe('on a desktop', () => {
    test.use({ viewport: DESKTOP });

    test('the other pages open with the server gone', async ({ context, front, page, site }) => {
      const { opened } = await readOnline(page, site);
      await visitOnce(page, front.url);
      await front.close();
      await inTabs(context, halfOf(opened, 1), (tab, one) => expectOpens(tab, front.url, one));
      await expectNoFalsePages(page, front.url);
    });
  });
});
