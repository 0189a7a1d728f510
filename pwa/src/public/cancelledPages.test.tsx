import { expect, it } from 'vitest';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import { wholePage } from '../../test/wholePage.tsx';

const AT = '2026-11-25T19:00:00.000Z';

/** The answers to the queries of all pages, with one programme and one film. */
function answers(status: EventStatus, at = AT): unknown {
  const event = {
    endsAt: null,
    place: 'Sala',
    price: '',
    isFree: false,
    status,
    statusNote: '',
    formerDateTime: null,
    accessFacts: ['relaxed'],
  };
  const item = {
    id: 1,
    excerpt: '',
    description: '',
    childrenAge: '',
    author: 'Ana',
    image: null,
    morePictures: [],
  };
  const program = {
    ...item,
    ...event,
    title: 'Koncert',
    programType: 'Muzicki program',
    eventHappeningDateTime: at,
    openHours: [],
    booking: '',
    dates: [],
  };
  const screening = { ...event, id: 1, productionDate: at, hall: '', language: '', ageMark: '' };
  const movie = {
    ...item,
    title: 'Tiha voda',
    genere: 'drama',
    duration: '',
    yearPublished: '',
    youtubeUrl: '',
    movieProductionDateTimes: [screening],
  };
  const past = { itemId: 1, programType: program.programType, at: AT, startsAt: AT, ...event };
  const list = (...items: readonly object[]) => ({ items, nextCursor: null });
  return {
    currentMovies: list(movie),
    upcomingPrograms: list(program),
    programsOn: list(),
    pastPrograms: list(),
    latestNews: list(),
    premisesPhotos: [],
    centre: { facts: {}, texts: { halls: [] } },
    programById: program,
    movieById: movie,
    archiveYears: [2026],
    archiveOfYear: {
      year: 2026,
      programs: [{ ...past, title: 'Koncert' }],
      films: [{ ...past, title: 'Tiha voda' }],
      nextCursor: null,
    },
  };
}

const markupOf = (path: string, status: EventStatus): Promise<string> =>
  wholePage(path, { data: answers(status) });

it.each([
  ['/', 4],
  ['/raspored?programi=1', 2],
  ['/sta-ima', 2],
  ['/programs-list', 1],
  ['/bioskop-list', 1],
  ['/programs/1', 1],
  ['/cinema/1', 2],
  ['/arhiva/2026', 2],
  ['/nema-toga', 2],
])('%s says %i times that its events are cancelled', async (path, times) => {
  expect((await markupOf(path, 'cancelled')).split('Otkazano')).toHaveLength(times + 1);
  expect(await markupOf(path, 'scheduled')).not.toContain('Otkazano');
});

it.each([
  ['/programs/1', '/kalendar/program-1.ics'],
  ['/cinema/1', '/kalendar/projekcija-1.ics'],
])('%s has a star and the file %s only for a date to come', async (path, file) => {
  const pageAt = (at: string) => wholePage(path, { data: answers('scheduled', at) });
  const coming = await pageAt(AT);
  expect(coming).toContain(`href="${file}"`);
  expect(coming).toContain('aria-label="Sačuvaj termin: ');
  const past = await pageAt('2026-11-01T19:00:00.000Z');
  expect(past).not.toContain(file);
  expect(past).not.toContain('Sačuvaj termin');
});
