import { expect, it } from 'vitest';
import { movieRow, newsRow, noticeRow, programRow } from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

interface Desk {
  readonly decisions: { what: string; section: string; title: string; savedByName: string }[];
  readonly next: { section: string; itemType: string; title: string; at: string; endsAt: string }[];
}

const DOCUMENT = `{ desk { decisions { what itemType itemId section title at savedByName }
  next { section itemType itemId title at endsAt } } }`;
/** 11:00 in Belgrade. */
const NOW = '2026-11-21T10:00:00Z';
const draft = { publishedAt: null };
const at = (moment: string) => new Date(moment);
const seriesFrom = (...moments: string[]) => ({
  dates: {
    create: moments.map((moment) => ({
      eventHappeningDateTime: at(moment),
      pastAt: new Date(at(moment).getTime() + 3_600_000),
      lastDay: at(moment),
    })),
  },
});

const app = sharedTestApp({
  clock: movableClock(NOW),
  content: {
    news: [
      newsRow({ title: 'Nacrt vesti', ...draft, updatedByName: 'Katarina' }),
      newsRow({ title: 'Obrisan nacrt', ...draft, deletedAt: at(NOW) }),
      newsRow({ title: 'Planirana', publishedAt: at('2026-11-22T10:00:00Z') }),
    ],
    programs: [
      programRow('2026-11-20T18:00:00Z', { title: 'Prošli nacrt', ...draft }),
      programRow('2026-11-23T18:00:00Z', { title: 'Budući nacrt', ...draft }),
      programRow('2026-11-23T18:00:00Z', {
        title: 'Objava posle kraja',
        publishedAt: at('2026-12-01T10:00:00Z'),
      }),
      programRow('2026-11-23T18:00:00Z', {
        title: 'Objava usred serije',
        publishedAt: at('2026-12-01T10:00:00Z'),
        ...seriesFrom('2026-11-23T18:00:00Z', '2026-12-05T18:00:00Z'),
      }),
      programRow('2026-11-25T18:00:00Z', { title: 'Kasniji' }),
      programRow('2026-11-19T18:00:00Z', {
        title: 'Teče serija',
        programType: 'Likovni program',
        ...seriesFrom('2026-11-19T18:00:00Z', '2026-11-26T18:00:00Z'),
      }),
      programRow('2026-11-24T23:00:00Z', {
        title: 'Celog dana',
        programType: 'Mladi',
        endsAt: at('2026-11-25T23:00:00Z'),
      }),
      programRow('2026-11-24T18:00:00Z', { title: 'Otkazan', status: 'cancelled' }),
    ],
    movies: [
      movieRow(['2026-11-20T18:00:00Z'], { title: 'Odigran nacrt', ...draft }),
      movieRow([], { title: 'Film bez termina', ...draft }),
      movieRow(['2026-11-22T18:00:00Z', '2026-11-20T18:00:00Z'], { title: 'Tiha voda' }),
    ],
    competitions: [
      noticeRow({ title: 'Danas', deadline: at('2026-11-21T11:00:00Z') }),
      noticeRow({ title: 'Sutra u ponoć', deadline: at('2026-11-22T22:59:00Z') }),
      noticeRow({ title: 'Prekosutra', deadline: at('2026-11-22T23:00:00Z') }),
      noticeRow({ title: 'Istekao', deadline: at('2026-11-21T09:00:00Z') }),
      noticeRow({ title: 'Zakasnio', ...draft, deadline: at('2026-11-21T09:00:00Z') }),
      noticeRow({ title: 'Nacrt bez roka', ...draft }),
    ],
  },
});

async function deskFor(sections: readonly string[], roleId = 2): Promise<Desk> {
  const { token } = await app.signInAs({ sections, roleId });
  return (await app.gql<{ desk: Desk }>(DOCUMENT, {}, { token })).data.desk;
}
const decisionsFor = async (sections: readonly string[]) =>
  (await deskFor(sections)).decisions.map(({ what, title }) => `${what}: ${title}`).toSorted();

it.each([
  [['Vesti'], ['draft: Nacrt vesti']],
  [['Muzicki program'], ['draft: Budući nacrt', 'late: Objava posle kraja', 'late: Prošli nacrt']],
  [['Bioskop program'], ['draft: Film bez termina', 'late: Odigran nacrt']],
  [
    ['Konkurs'],
    ['deadline: Danas', 'deadline: Sutra u ponoć', 'draft: Nacrt bez roka', 'late: Zakasnio'],
  ],
  [['Javne nabavke', 'Mladi'], []],
  [[], []],
])('the desk of %j has what waits in these sections, and nothing else', async (sections, found) => {
  expect(await decisionsFor(sections)).toEqual(found);
});

it('an administrator sees all sections, deadlines first, with who saved a draft', async () => {
  const { decisions } = await deskFor([], 1);
  expect(decisions.map(({ what }) => what)).toEqual([
    ...Array<string>(2).fill('deadline'),
    ...Array<string>(4).fill('late'),
    ...Array<string>(4).fill('draft'),
  ]);
  expect(decisions.map(({ title }) => title).slice(0, 2)).toEqual(['Danas', 'Sutra u ponoć']);
  expect(decisions).toContainEqual(
    expect.objectContaining({ title: 'Nacrt vesti', savedByName: 'Katarina' }),
  );
});

it('says what visitors can attend next in each section', async () => {
  const { next } = await deskFor(['Muzicki program', 'Bioskop program', 'Konkurs', 'Vesti']);
  expect(next.map(({ itemType, title, at: moment }) => [itemType, title, moment])).toEqual([
    ['Program', 'Kasniji', '2026-11-25T18:00:00.000Z'],
    ['Movie', 'Tiha voda', '2026-11-22T18:00:00.000Z'],
    ['Competition', 'Danas', '2026-11-21T11:00:00.000Z'],
  ]);
});

it('says the next date of a series, and that an event takes the whole day', async () => {
  const { next } = await deskFor(['Likovni program', 'Mladi']);
  expect(next.map(({ title, at: moment, endsAt }) => [title, moment, endsAt])).toEqual([
    ['Teče serija', '2026-11-26T18:00:00.000Z', null],
    ['Celog dana', '2026-11-24T23:00:00.000Z', '2026-11-25T23:00:00.000Z'],
  ]);
});

it('asks the database equally often, however much there is', async () => {
  const { token } = await app.signInAs({ roleId: 1 });
  const statements = async () => {
    const before = app.database.statements;
    await app.gql(DOCUMENT, {}, { token });
    return app.database.statements - before;
  };
  await statements();
  const few = await statements();
  for (let i = 0; i < 10; i += 1) {
    await app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS });
  }
  await statements();
  expect(await statements()).toBe(few);
});
