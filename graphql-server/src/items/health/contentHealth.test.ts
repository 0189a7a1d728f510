import { expect, it } from 'vitest';
import { ITEM_TYPES } from '@centar/domain/itemTypes.ts';
import { SECTIONS } from '@centar/domain/sections.ts';
import { picture } from '../../../test/testFiles.ts';
import {
  exhibitionRow,
  galleryRow,
  movieRow,
  newsRow,
  noticeRow,
  programRow,
} from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

interface Part {
  readonly section: string;
  readonly itemType: string;
  readonly published: number;
  readonly latest: { itemId: number; title: string; publishedAt: string } | null;
  readonly lacks: { what: string; count: number; items: { itemId: number; title: string }[] }[];
}

const PATH = '/api/ContentState/GetContentState';
const DOCUMENT = `{ contentState { section itemType published latest { itemId title publishedAt }
  lacks { what count items { itemId title } } } }`;
const NOW = '2026-11-21T10:00:00.000Z';
const clock = movableClock(NOW);
const at = (publishedAt: string | null) => ({
  publishedAt: publishedAt === null ? null : new Date(publishedAt),
});
const cancelled = {
  create: [{ productionDate: new Date('2026-12-01T18:00:00Z'), status: 'cancelled' }],
};

const app = sharedTestApp({
  clock,
  content: {
    news: [
      newsRow({ title: 'Stara', ...at('2026-01-01T10:00:00Z') }),
      newsRow({ title: 'Nova', ...at(NOW) }),
      newsRow({ title: 'Planirana', ...at('2026-11-21T10:00:00.001Z') }),
      newsRow({ title: 'Nacrt', ...at(null) }),
      newsRow({ title: 'U korpi', deletedAt: new Date(NOW) }),
    ],
    programs: [
      programRow('2026-12-01T18:00:00Z', { title: 'Koncert' }),
      programRow('2026-12-01T18:00:00Z', { title: 'Čaj', programType: 'Turski kutak' }),
      programRow('2026-12-01T18:00:00Z', { title: 'Klub', programType: 'Bioskop program' }),
    ],
    movies: [
      movieRow(['2026-11-21T08:00:00.001Z'], { title: 'Još na rasporedu' }),
      movieRow(['2026-11-21T08:00:00Z'], { title: 'Upravo otišao' }),
      movieRow([], { title: 'Bez ijedne' }),
      movieRow([], { title: 'Otkazan', screenings: cancelled }),
    ],
    competitions: [noticeRow({ title: 'Bez poziva' })],
    procurements: [noticeRow()],
    gallery: Array.from({ length: 7 }, (_, i) =>
      galleryRow({ title: `Slika ${String(i)}`, ...at(`2026-02-0${String(i + 1)}T10:00:00Z`) }),
    ),
    colonies: [exhibitionRow()],
    salons: [],
  },
});

async function stateFor(sections: readonly string[], roleId = 2): Promise<Part[]> {
  const { token } = await app.signInAs({ sections, roleId });
  const rest = await app.rest<Part[]>('GET', PATH, { token });
  const graphql = await app.gql<{ contentState: Part[] }>(DOCUMENT, {}, { token });
  expect(graphql.data.contentState).toEqual(rest.body);
  return rest.body;
}

it('tells of the sections that the person may write, and of no other', async () => {
  const of = async (sections: readonly string[], roleId?: number) =>
    (await stateFor(sections, roleId)).map((part) => `${part.section}: ${part.itemType}`);
  expect(await of([])).toEqual([]);
  expect(await of(['Vesti', 'Turski kutak'])).toEqual(['Vesti: News', 'Turski kutak: Program']);
  expect(await of(['Bioskop program'])).toEqual([
    'Bioskop program: Program',
    'Bioskop program: Movie',
  ]);
  const all = await of([], 1);
  expect(all).toHaveLength(SECTIONS.length + 1);
  expect(new Set(all.map((part) => part.split(': ')[1]))).toEqual(
    // Photographs of the premises belong to no section.
    new Set(ITEM_TYPES.filter((itemType) => itemType !== 'PremisesPhoto')),
  );
});

it('counts what visitors can see and names what was published last', async () => {
  const [news] = await stateFor(['Vesti']);
  expect(news).toMatchObject({
    published: 2,
    latest: { itemId: 2, title: 'Nova', publishedAt: NOW },
    lacks: [{ what: 'picture', count: 2, items: [{ title: 'Nova' }, { title: 'Stara' }] }],
  });
  const [salons] = await stateFor(['Likovni saloni']);
  expect(salons).toMatchObject({ published: 0, latest: null, lacks: [] });
});

it('finds films without a screening to come, cancelled and past ones set aside', async () => {
  const [programs, movies] = await stateFor(['Bioskop program']);
  const lack = movies?.lacks.find(({ what }) => what === 'screening');
  expect(lack?.count).toBe(3);
  expect(lack?.items.map(({ title }) => title).toSorted()).toEqual([
    'Bez ijedne',
    'Otkazan',
    'Upravo otišao',
  ]);
  expect(programs).toMatchObject({ published: 1, latest: { title: 'Klub' } });
});

it('finds notices without a document, and names five of many', async () => {
  const [galleryPart, competitions] = await stateFor(['Galerija', 'Konkurs']);
  expect(competitions?.lacks).toMatchObject([
    { what: 'document', count: 1, items: [{ title: 'Bez poziva' }] },
  ]);
  const [lack] = galleryPart?.lacks ?? [];
  expect(lack?.count).toBe(7);
  expect(lack?.items.map(({ title }) => title)).toEqual(
    [6, 5, 4, 3, 2].map((i) => `Slika ${String(i)}`),
  );
});

it('tells a picture without words from none', async () => {
  const { token } = await app.signInAs({ sections: ['Kolonije'] });
  const lacks = async () =>
    (await app.rest<Part[]>('GET', PATH, { token })).body[0]?.lacks.map(({ what }) => what);
  expect(await lacks()).toEqual(['picture']);
  const bytes = await picture('png', { width: 20, height: 20 });
  const form = { id: '1' };
  const file = { name: 'a.png', bytes };
  expect((await app.rest('PUT', '/api/Colony/UpdateImage', { token, form, file })).status).toBe(
    200,
  );
  expect(await lacks()).toEqual(['alternativeText']);
  await app.database.writeContent(({ colony }) =>
    colony.updateMany({ data: { imageAlt: 'Livada sa štafelajima' } }),
  );
  expect(await lacks()).toEqual([]);
});

it('finds a further picture without words, of an item whose first one has them', async () => {
  const { token } = await app.signInAs({ sections: ['Likovni saloni'] });
  await app.database.writeContent(({ artSalon }) => artSalon.create({ data: exhibitionRow() }));
  const file = { name: 'a.png', bytes: await picture('png', { width: 20, height: 20 }) };
  const add = async (alt: string) => {
    const form = { id: '1', alt };
    const { status } = await app.rest('PUT', '/api/ArtSaloon/AddPicture', { token, form, file });
    expect(status).toBe(200);
  };
  const lacks = async () => (await app.rest<Part[]>('GET', PATH, { token })).body[0]?.lacks ?? [];
  await add('Ulaz');
  expect(await lacks()).toEqual([]);
  await add('');
  await add('');
  expect(await lacks()).toMatchObject([{ what: 'alternativeText', count: 1 }]);
  expect((await lacks())[0]?.items).toHaveLength(1);
});

it('names seven of seven pictures without words, which are written on one screen', async () => {
  const bytes = await picture('png', { width: 20, height: 20 });
  const { token } = await app.signInAs({ sections: ['Galerija'] });
  for (let id = 1; id <= 7; id += 1) {
    const sent = { token, form: { id: String(id) }, file: { name: 'a.png', bytes } };
    expect((await app.rest('PUT', '/api/Gallery/UpdateImage', sent)).status).toBe(200);
  }
  const [gallery] = await stateFor(['Galerija']);
  expect(gallery?.lacks).toMatchObject([{ what: 'alternativeText', count: 7 }]);
  expect(gallery?.lacks[0]?.items).toHaveLength(7);
});

it('asks the database three times, however much there is, and counts again only after a change', async () => {
  const { token } = await app.signInAs({ roleId: 1 });
  const publishedNews = (parts: Part[]) =>
    parts.find(({ itemType }) => itemType === 'News')?.published ?? 0;
  const ask = async () => {
    const before = app.database.statements;
    const { body } = await app.rest<Part[]>('GET', PATH, { token });
    return { published: publishedNews(body), statements: app.database.statements - before };
  };
  const addNews = () => app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS });
  await addNews();
  const few = await ask();
  // One finds out who asks, with sections and account; three read the content; one looks for series to advance.
  expect(few.statements).toBeLessThanOrEqual(7);
  expect(await ask()).toEqual({ ...few, statements: few.statements - 2 });
  for (let i = 0; i < 10; i += 1) await addNews();
  expect(await ask()).toEqual({ ...few, published: few.published + 10 });
});
