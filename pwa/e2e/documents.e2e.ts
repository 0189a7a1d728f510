import { expect } from '@playwright/test';
import { expectedPages, type ExpectedPage } from './expectedPages.ts';
import { readAsVisitor, readServed, type ServedPage } from './html.ts';
import {
  belgradeDate,
  first,
  outsideCorners,
  isLasting,
  readContent,
  whenOf,
  type PublicContent,
} from './publicContent.ts';
import { expectTexts } from './shown.ts';
import { inParallel, test, type Site } from './site.ts';

const LANES = 4;
/** Content is read before the pages; if an event starts or ends in between, both are read again. */
const AGAIN = { timeout: 20_000 };

/** The targets on this site of all links, each with a page that has it. */
function targetsOf(site: Site, served: readonly ServedPage[]): Map<string, string> {
  const targets = new Map<string, string>();
  for (const { path, links } of served) {
    for (const link of links) {
      const target = new URL(link, site.address(path)).href.split('#')[0] ?? '';
      if (target.startsWith(site.address('/'))) targets.set(target, path);
    }
  }
  return targets;
}

test('without a script every address has its status and texts, and every link leads somewhere', async ({
  page,
  site,
}) => {
  let served: readonly ServedPage[] = [];
  let expected: readonly ExpectedPage[] = [];
  await expect(async () => {
    expected = expectedPages(await readContent(site.address('')));
    expect(expected.length).toBeGreaterThan(40);
    served = await readServed(
      page,
      site.address(''),
      expected.map(({ path }) => path),
    );
    const found = new Map(served.map((one) => [one.path, one]));
    for (const one of expected) {
      const answer = found.get(one.path);
      expect({ path: one.path, status: answer?.status }).toEqual({
        path: one.path,
        status: one.status,
      });
      if (answer) expectTexts(answer, one);
    }
  }).toPass(AGAIN);

  expect(
    served.filter(({ lost }) => lost.length > 0).map(({ path, lost }) => [path, lost]),
  ).toEqual([]);
  expect(
    served
      .filter(({ wrongIds }) => wrongIds.length > 0)
      .map(({ path, wrongIds }) => [path, wrongIds]),
  ).toEqual([]);
  const targets = targetsOf(site, served);
  // Their status was as expected.
  for (const { path } of expected) targets.delete(site.address(path));
  expect(targets.size).toBeGreaterThan(50);
  const dead: string[] = [];
  await inParallel([...targets], LANES, async ([target, from]) => {
    const answer = await readAsVisitor(target);
    await answer.body?.cancel();
    if (!answer.ok) dead.push(`${String(answer.status)} ${target} from ${from}`);
  });
  expect(dead).toEqual([]);
});

function datedPages(content: PublicContent) {
  const { programs, news, movies, competitions, procurements } = content;
  // An event of several days shows its first and last day.
  const days = programs.filter(isLasting).flatMap(whenOf).join('|');
  const moment = new RegExp(`^(\\d\\d\\.\\d\\d\\.\\d{4} \\d\\d:\\d\\d|${days})$`);
  const day = /^\d\d\.\d\d\.\d{4}$/;
  /** A notice's publication date or its deadline. */
  const dayOrMoment = /^\d\d\.\d\d\.\d{4}( \d\d:\d\d)?$/;
  // A film whose last screening is in the future at any day of the week.
  const film = first(
    movies.filter(({ movieProductionDateTimes: all }) =>
      all.some(({ productionDate }) => new Date(productionDate) > new Date()),
    ),
  );
  return new Map([
    ['/programs-list', moment],
    ['/nema-ove-strane', moment],
    ['/kutak-list/turski', moment],
    [`/programs/${String(first(outsideCorners(programs)).id)}`, moment],
    [`/cinema/${String(film.id)}`, moment],
    ['/bioskop-list', moment],
    ['/news-list', day],
    [`/news/${String(first(news).id)}`, day],
    // A deadline includes a time.
    ['/konkurs-list', dayOrMoment],
    [`/konkurs/${String(first(competitions).id)}`, dayOrMoment],
    // In the first days of a year the current one may have none.
    [
      `/javne-nabavke-list?godina=${belgradeDate(first(procurements).datePosted).slice(6)}`,
      dayOrMoment,
    ],
  ]);
}

test('all dates have the specified format', async ({ page, site }) => {
  const pages = datedPages(await readContent(site.address('')));
  for (const { path, times } of await readServed(page, site.address(''), pages.keys())) {
    expect(times.length, path).toBeGreaterThan(0);
    const wrong = times.filter((time) => !pages.get(path)?.test(time));
    expect({ path, wrong }).toEqual({ path, wrong: [] });
  }
});

test('the home page, the cinema and a film link to the schedule', async ({ page, site }) => {
  const film = first(site.content.movies);
  const from = ['/', '/bioskop-list', `/cinema/${String(film.id)}`];
  for (const { path, mainLinks } of await readServed(page, site.address(''), from)) {
    expect(mainLinks, path).toContain('/raspored');
  }
});
