import { beforeEach, expect, it } from 'vitest';
import { movieRow } from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly youtubeUrl: string;
  readonly movieProductionDateTimes: { productionDate: string }[];
}
interface Page {
  readonly items: Row[];
  readonly nextCursor: string | null;
}

const START = '2026-11-21T10:00:00Z';
const clock = movableClock();

const titlesOf = (rows: readonly Row[]): string[] => rows.map(({ title }) => title);
const rest = async (call: string): Promise<string[]> =>
  titlesOf((await app.rest<Row[]>('GET', `/api/Cinema/${call}`)).body);
const currentPage = async (variables: { first?: number; after?: string | null }): Promise<Page> =>
  (await app.registered<{ currentMovies: Page }>('CurrentMovies', variables)).data.currentMovies;
const current = async (): Promise<string[]> => titlesOf((await currentPage({})).items);

const app = sharedTestApp({
  clock,
  content: {
    movies: [
      movieRow(['2026-11-25T18:00:00Z', '2026-11-21T11:00:00Z'], {
        title: 'ponavlja se',
        createdAt: new Date('2026-11-01T10:00:00Z'),
      }),
      movieRow(['2026-11-21T19:00:00Z'], {
        title: 'večeras',
        createdAt: new Date('2026-11-02T10:00:00Z'),
        youtubeUrl: 'javascript:alert(1)//embed/abcdefghijk',
      }),
      movieRow(['2026-11-01T19:00:00Z'], {
        title: 'prošlo',
        createdAt: new Date('2026-11-03T10:00:00Z'),
      }),
      movieRow([], { title: 'bez termina', createdAt: new Date('2026-11-04T10:00:00Z') }),
      movieRow(['2026-11-22T19:00:00Z'], { title: 'u korpi', deletedAt: new Date() }),
      movieRow(['2026-11-22T19:00:00Z'], { title: 'nacrt', publishedAt: null }),
      // A screening in the night in which the clock goes back, in the hour that comes twice.
      movieRow(['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z'], {
        title: 'noć promene',
        createdAt: new Date('2026-11-05T10:00:00Z'),
      }),
    ],
  },
});
beforeEach(() => {
  clock.set(START);
});

it('films with a screening still to come, by the next one', async () => {
  const titles = ['ponavlja se', 'večeras', 'noć promene'];
  expect(await rest('GetMovies')).toEqual(titles);
  expect(await current()).toEqual(titles);
});

it('all films, newest first', async () => {
  const titles = ['noć promene', 'bez termina', 'prošlo', 'večeras', 'ponavlja se'];
  expect(await rest('GetAllMovies')).toEqual(titles);
  const { data } = await app.registered<{ allMovies: Page }>('AllMovies');
  expect(titlesOf(data.allMovies.items)).toEqual(titles);
});

it('a screening leaves two hours after it starts, and the order follows', async () => {
  clock.set('2026-11-21T12:59:59.999Z');
  expect(await rest('GetMovies')).toEqual(['ponavlja se', 'večeras', 'noć promene']);
  clock.set('2026-11-21T13:00:00Z');
  expect(await rest('GetMovies')).toEqual(['večeras', 'ponavlja se', 'noć promene']);
  expect(await current()).toEqual(['večeras', 'ponavlja se', 'noć promene']);
  clock.set('2026-11-21T20:59:59.999Z');
  expect(await current()).toContain('večeras');
  clock.set('2026-11-21T21:00:00Z');
  expect(await current()).not.toContain('večeras');
});

it('across the autumn change two hours stay two hours', async () => {
  clock.set('2027-10-31T03:29:59.999Z');
  expect(await rest('GetMovies')).toEqual(['noć promene']);
  clock.set('2027-10-31T03:30:00Z');
  expect(await rest('GetMovies')).toEqual([]);
});

it('screenings stand in their order', async () => {
  const { body } = await app.rest<Row>('GET', '/api/Cinema/GetMovieByID?id=1');
  const moments = body.movieProductionDateTimes.map(({ productionDate }) => productionDate);
  expect(moments).toEqual(['2026-11-21T11:00:00.000Z', '2026-11-25T18:00:00.000Z']);
});

it('a bad trailer link in the database goes nowhere', async () => {
  const { body } = await app.rest<Row>('GET', '/api/Cinema/GetMovieByID?id=2');
  expect(body.youtubeUrl).toBe('');
  const { data } = await app.registered<{ movieById: Row }>('MovieDetail', { id: 2 });
  expect(data.movieById.youtubeUrl).toBe('');
});

it('pages of the current films follow each other', async () => {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page = await currentPage({ first: 1, after });
    seen.push(...titlesOf(page.items));
    after = page.nextCursor;
  } while (after);
  expect(seen).toEqual(['ponavlja se', 'večeras', 'noć promene']);
});
