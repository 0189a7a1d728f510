import { expect, it } from 'vitest';
import { wholePage } from '../../test/wholePage.tsx';

const AT = '2026-11-25T19:00:00.000Z';

/** The answers to the queries of all pages, with two items of a corner, one of them past. */
function answers() {
  const program = {
    id: 7,
    title: 'Veče poezije',
    excerpt: '',
    description: '',
    author: 'Ana',
    programType: 'Turski kutak',
    childrenAge: '',
    image: null,
    morePictures: [],
    endsAt: null,
    eventHappeningDateTime: AT,
    openHours: [],
    dates: [],
    place: 'Sala',
    price: '',
    isFree: false,
    booking: '',
    status: 'scheduled',
    statusNote: '',
    formerDateTime: null,
    accessFacts: [],
  };
  const list = (...items: readonly object[]) => ({ items, nextCursor: null });
  const startsAt = '2026-11-01T19:00:00.000Z';
  const past = { ...program, id: 8, eventHappeningDateTime: startsAt };
  return {
    currentMovies: list(),
    upcomingPrograms: list(program, { ...program, id: 9 }),
    programsOn: list(),
    pastPrograms: list(past),
    latestNews: list(),
    premisesPhotos: [],
    centre: { facts: {}, texts: { halls: [] } },
    programById: { ...program, id: 6 },
    archiveYears: [2026],
    archiveOfYear: {
      year: 2026,
      programs: [{ ...past, itemId: past.id, at: startsAt, startsAt }],
      films: [],
      nextCursor: null,
    },
  };
}

it.each([
  ['/', ['/kutak/7', '/kutak/8', '/kutak/9']],
  ['/raspored?programi=1', ['/kutak/7', '/kutak/9']],
  ['/sta-ima', ['/kutak/7', '/kutak/9']],
  ['/programs-list', ['/kutak/7', '/kutak/9']],
  ['/program/turski', ['/kutak/7', '/kutak/8', '/kutak/9']],
  ['/program/mladi', ['/kutak/7', '/kutak/9']],
  ['/kutak-list/turski', ['/kutak/7', '/kutak/9']],
  ['/kutak/6', ['/kutak/7', '/kutak/9']],
  ['/arhiva/2026', ['/kutak/8']],
  ['/nema-toga', ['/kutak/7']],
])('%s leads to the items of a corner without a redirect', async (path, expected) => {
  const page = await wholePage(path, { data: answers() });
  const hrefs = Array.from(
    page.matchAll(/href="(\/(?:kutak|programs)\/\d+)"/g),
    ([, href]) => href,
  );
  expect([...new Set(hrefs)].filter((href) => href !== path)).toEqual(
    expect.arrayContaining(expected),
  );
  expect(hrefs.filter((href) => href?.startsWith('/programs/'))).toEqual([]);
});
