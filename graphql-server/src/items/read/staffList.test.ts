import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  exhibitionRow,
  galleryRow,
  movieRow,
  newsRow,
  noticeRow,
  programRow,
} from '../../../test/contentRows.ts';
import { CONTENT_TYPES } from '../../../test/contentTypes.ts';
import { addCopies } from '../../../test/addCopies.ts';
import { onSqliteOnly } from '../../../test/onSqliteOnly.ts';
import { plansOf } from '../../../test/statementPlans.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { ITEM_TYPE_DESCRIPTORS } from '../../contentTypes/registry.ts';
import { fillSearchTexts } from './searchTexts.ts';

interface List {
  readonly items: readonly { readonly id: number; readonly title: string }[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly hasUnpublished: boolean;
  readonly isCut: boolean;
  readonly lastChanges: readonly { readonly itemId: number; readonly userName: string }[];
}

const SECTIONS = CONTENT_TYPES.map(({ section }) => section);
const at = (day: number): Date => new Date(Date.UTC(2026, 0, day));

const NAMES = ['Žuta kuća 10', 'Žuta kuća 9', 'Ćuprija', 'Čekaonica', 'Вече поезије', 'Ђурђевдан'];
const moments = NAMES.map((title, place) => ({ title, datePosted: at(place + 1) }));
const created = NAMES.map((title, place) => ({ title, createdAt: at(place + 1) }));
const app = sharedTestApp({
  content: {
    news: [
      ...moments.map((row) => newsRow(row)),
      newsRow({ title: 'nacrt', publishedAt: null, datePosted: at(20) }),
      newsRow({ title: 'plan', publishedAt: new Date('2026-12-01'), datePosted: at(19) }),
      newsRow({ title: 'u korpi', deletedAt: new Date(), datePosted: at(18) }),
    ],
    programs: [
      programRow('2026-11-10T18:00:00Z', { title: 'prošli' }),
      programRow('2026-11-12T18:00:00Z', { title: 'skoro prošli' }),
      programRow('2026-11-25T18:00:00Z', { title: 'kasniji' }),
      programRow('2026-11-21T06:00:00Z', { title: 'danas ujutru' }),
      programRow('2026-11-21T18:00:00Z', { title: 'tuđi', programType: 'Likovni program' }),
    ],
    movies: created.map((row) => movieRow([], row)),
    competitions: moments.map((row) => noticeRow(row)),
    procurements: moments.map((row) => noticeRow(row)),
    gallery: created.map((row, place) => galleryRow({ ...row, isRented: place % 2 === 0 })),
    colonies: created.map((row) => exhibitionRow(row)),
    salons: created.map((row) => exhibitionRow(row)),
  },
});
let token: string;

beforeAll(async () => {
  await fillSearchTexts(app.database, ITEM_TYPE_DESCRIPTORS);
  await app.saveState();
  ({ token } = await app.signInAs({ sections: SECTIONS }));
  await app.saveState();
});
afterEach(() => app.restore());

/** A staff list as a document; programmes are listed by type. */
function staffListDocument(field: string, section: string): string {
  const own = field === 'staffPrograms' ? `, programType: ${JSON.stringify(section)}` : '';
  return `query($page: Int, $pageSize: Int, $search: String, $order: String, $descending: Boolean,
      $publication: String, $filter: String) {
    list: ${field}(page: $page, pageSize: $pageSize, search: $search, order: $order,
      descending: $descending, publication: $publication, filter: $filter${own}) {
      items { id title } page pages isCut total drafts planned hasUnpublished lastChanges { itemId userName }
    }
  }`;
}

async function ask(field: string, asked: object = {}) {
  const section = CONTENT_TYPES.find(({ staffList }) => staffList === field)?.section ?? '';
  return app.gql<{ list: List }>(staffListDocument(field, section), { ...asked }, { token });
}
async function list(field: string, asked: object = {}): Promise<List> {
  const { data, code } = await ask(field, asked);
  expect(code).toBeUndefined();
  return data.list;
}
const titles = async (field: string, asked: object = {}): Promise<string[]> =>
  (await list(field, asked)).items.map(({ title }) => title);

/** One ordered by the date on the item, one by its creation. */
const LISTS_OF_SIX = CONTENT_TYPES.filter(({ staffList }) =>
  /Competitions|Gallery/.test(staffList),
);

describe.each(LISTS_OF_SIX)('$staffList', ({ staffList: field }) => {
  const newestFirst = [
    'Ђурђевдан',
    'Вече поезије',
    'Čekaonica',
    'Ćuprija',
    'Žuta kuća 9',
    'Žuta kuća 10',
  ];

  it('lists the latest first, page by page', async () => {
    expect(await titles(field)).toEqual(newestFirst);
    const second = await list(field, { page: 2, pageSize: 4 });
    expect(second.items.map(({ title }) => title)).toEqual(newestFirst.slice(4));
    expect(second).toMatchObject({ page: 2, pages: 2, total: 6, hasUnpublished: false });
  });

  it('gives the last page where a later one is asked for', async () => {
    expect(await list(field, { page: 9, pageSize: 4 })).toMatchObject({ page: 2, pages: 2 });
    const searched = { page: 9, pageSize: 4, search: 'nigde' };
    expect(await list(field, searched)).toMatchObject({ items: [], page: 1, pages: 1, total: 6 });
  });

  it('finds by words of its titles', async () => {
    expect(await titles(field, { search: 'ŽUTA  10' })).toEqual(['Žuta kuća 10']);
  });

  it('is ordered by the Serbian alphabet, numbers by their size, and the other way', async () => {
    const up = ['Čekaonica', 'Ćuprija', 'Ђурђевдан', 'Вече поезије', 'Žuta kuća 9', 'Žuta kuća 10'];
    expect(await titles(field, { order: 'title' })).toEqual(up);
    const down = { order: 'title', descending: true, pageSize: 4 };
    expect(await titles(field, down)).toEqual([...up].reverse().slice(0, 4));
    expect(await titles(field, { ...down, page: 2 })).toEqual([...up].reverse().slice(4));
  });

  it('keeps its own order among equals', async () => {
    expect(await titles(field, { order: 'author' })).toEqual(newestFirst);
    expect(await titles(field, { order: 'author', descending: true })).toEqual(newestFirst);
  });
});

it.each([
  ['zuta', ['Žuta kuća 9', 'Žuta kuća 10']],
  ['ŽUTA  10', ['Žuta kuća 10']],
  ['жута КУЋА', ['Žuta kuća 9', 'Žuta kuća 10']],
  ['djurdj', ['Ђурђевдан']],
  ['đurđev', ['Ђурђевдан']],
  ['VEČE poezije', ['Вече поезије']],
  ['prij', ['Ćuprija']],
  ['%', []],
  ['_', []],
  ['*', []],
  ['?', []],
  ['[a-z]', []],
  ["'", []],
])('finds with "%s" whatever the script, case and diacritics', async (search, found) => {
  expect(await titles('staffMovies', { search })).toEqual(found);
});

describe('publication', () => {
  it.each([
    ['draft', ['nacrt']],
    ['planned', ['plan']],
    ['published', ['Ђурђевдан', 'Вече поезије', 'Čekaonica', 'Ćuprija']],
  ])('lists what is %s', async (publication, expected) => {
    const found = await titles('staffNews', { publication, pageSize: 4 });
    expect(found).toEqual(expected);
    expect(
      await titles('staffNews', { publication, search: 'a', order: 'updatedAt' }),
    ).not.toContain('u korpi');
  });

  it('tells whether there is anything that visitors do not see', async () => {
    expect(await list('staffNews')).toMatchObject({ total: 8, hasUnpublished: true });
    expect(await list('staffPrograms')).toMatchObject({ hasUnpublished: false });
  });
});

describe('programmes', () => {
  const all = ['danas ujutru', 'kasniji', 'skoro prošli', 'prošli'];

  it('are those of the type, what is to come first, over all pages', async () => {
    expect(await titles('staffPrograms')).toEqual(all);
    const pages = [1, 2].map((page) => titles('staffPrograms', { page, pageSize: 3 }));
    expect((await Promise.all(pages)).flat()).toEqual(all);
    expect(await titles('staffPrograms', { search: 'i' })).toEqual(all);
  });

  it.each([
    ['upcoming', ['kasniji']],
    ['on', ['danas ujutru']],
    ['past', all.slice(2)],
  ])('are narrowed to %s ones', async (filter, expected) => {
    expect(await titles('staffPrograms', { filter })).toEqual(expected);
    expect(await titles('staffPrograms', { filter, search: 'i' })).toEqual(expected);
  });

  it.each([false, true])(
    'of one title stand in their own order, descending: %s',
    async (descending) => {
      await app.database.write(({ program }) => program.updateMany({ data: { titleKey: 'isti' } }));
      const pages = [1, 2].map((page) =>
        titles('staffPrograms', { order: 'title', descending, page, pageSize: 3 }),
      );
      expect((await Promise.all(pages)).flat()).toEqual(all);
    },
  );

  it('are counted', async () => {
    const document = `{ staffPrograms(programType: "Muzicki program", search: "nigde") { total upcoming } }`;
    const { data } = await app.gql<object>(document, {}, { token });
    expect(data).toEqual({ staffPrograms: { total: 4, upcoming: 1 } });
  });

  it('of another section are refused, and so is a type that there is not', async () => {
    const askType = (type: string) =>
      app.gql(staffListDocument('staffPrograms', type), {}, { token });
    expect((await askType('Likovni program')).code).toBe('FORBIDDEN');
    expect((await askType('Nema')).code).toBe('BAD_USER_INPUT');
  });
});

it('orders films by their next screening that takes place, those without one last', async () => {
  const soon = ['2026-11-20T18:00:00Z', '2026-11-23T18:00:00Z'];
  await app.database.writeContent(async ({ movie, screening }) => {
    await movie.create({ data: movieRow(['2026-11-25T18:00:00Z'], { title: 'kasnije' }) });
    await movie.create({ data: movieRow(soon, { title: 'uskoro' }) });
    await movie.create({ data: movieRow(['2026-11-22T18:00:00Z'], { title: 'otkazano' }) });
    const where = { productionDate: new Date('2026-11-22T18:00:00Z') };
    await screening.updateMany({ where, data: { status: 'cancelled' } });
  });
  const found = await titles('staffMovies', { order: 'nextScreening' });
  expect(found.slice(0, 2)).toEqual(['uskoro', 'kasnije']);
  expect(found).toContain('otkazano');
});

it('orders moments of one second by their fractions', async () => {
  // PostgreSQL writes .500 as .5 and .000 as nothing.
  const saved = ['00.570', '00.065', '00.000', '01.000', '00.500', '00.365'];
  await app.database.writeContent(async ({ news }) => {
    for (const title of saved) {
      const moment = new Date(`2025-03-20T10:00:${title}Z`);
      await news.create({ data: newsRow({ title, updatedAt: moment, datePosted: moment }) });
    }
  });
  for (const order of ['updatedAt', 'datePosted']) {
    const found = await titles('staffNews', { order });
    const own = found.filter((title) => saved.includes(title));
    expect(own, order).toEqual([...saved].sort());
  }
});

it('orders notices by their deadline, those without one last', async () => {
  await app.database.writeContent(async ({ competition }) => {
    for (const day of [28, 26]) {
      const deadline = new Date(Date.UTC(2026, 10, day));
      await competition.create({ data: noticeRow({ title: `rok ${String(day)}`, deadline }) });
    }
  });
  const found = await titles('staffCompetitions', { order: 'deadline' });
  expect(found.slice(0, 2)).toEqual(['rok 26', 'rok 28']);
  expect(found).toHaveLength(8);
});

it('narrows the gallery to rented and free pictures', async () => {
  const rented = await titles('staffGallery', { filter: 'rented' });
  const free = await titles('staffGallery', { filter: 'free' });
  expect([rented.length, free.length]).toEqual([3, 3]);
  expect(new Set([...rented, ...free]).size).toBe(6);
});

it('tells who changed the listed items last', async () => {
  const edit = { id: 1, author: 'Ana', theme: 'Tema', title: 'Čitanje', description: 'Tekst' };
  await app.rest('PUT', '/api/News/UpdateNews', { token, json: edit });
  const found = await list('staffNews', { search: 'citanje' });
  expect(found.lastChanges).toEqual([{ itemId: 1, userName: 'Marko' }]);
  expect((await list('staffNews', { search: 'tema' })).items.map(({ id }) => id)).toContain(1);
  expect(await titles('staffNews', { search: 'zuta 10' })).toEqual([]);
});

describe('the place of a title', () => {
  const published = { order: 'title', publication: 'published' };
  const others = ['Čekaonica', 'Ćuprija', 'Ђурђевдан', 'Вече поезије', 'Žuta kuća 9'];

  it('is that of the present one, whoever writes it, and of a restored one', async () => {
    const edit = { id: 1, author: 'Ana', theme: 'Tema', title: 'Cvet', description: 'Tekst' };
    await app.rest('PUT', '/api/News/UpdateNews', { token, json: edit });
    expect(await titles('staffNews', published)).toEqual(['Cvet', ...others]);
    const back = `mutation { restoreVersion(input: { itemType: "News", id: 1, version: 1, seen: 2 }) { version } }`;
    await app.gql(back, {}, { token });
    expect(await titles('staffNews', published)).toEqual([...others, 'Žuta kuća 10']);
  });

  it('is looked up at the start for what was stored without', async () => {
    await app.database.write(({ news }) => news.updateMany({ data: { titleKey: '' } }));
    await fillSearchTexts(app.database, ITEM_TYPE_DESCRIPTORS);
    expect(await titles('staffNews', published)).toEqual([...others, 'Žuta kuća 10']);
  });
});

it('finds a restored version by its own words', async () => {
  const edit = { id: 1, author: 'Ana', theme: 'Tema', title: 'Čitanje', description: 'Tekst' };
  await app.rest('PUT', '/api/News/UpdateNews', { token, json: edit });
  const back = `mutation { restoreVersion(input: { itemType: "News", id: 1, version: 1, seen: 2 }) { version } }`;
  const { code } = await app.gql(back, {}, { token });
  expect(code).toBeUndefined();
  expect(await titles('staffNews', { search: 'žuta 10' })).toEqual(['Žuta kuća 10']);
  expect(await titles('staffNews', { search: 'citanje' })).toEqual([]);
});

/** As long as a search may be, and without a stretch that comes twice. */
const LONG = Array.from({ length: 67 }, (_, number) => String(100 + number))
  .join('')
  .slice(0, 200);

it.each([
  ['in whatever order', 'kaon eka', ['Čekaonica']],
  ['of two items', 'prija ekao', []],
  ['whose parts stand apart', 'uta-kuc', []],
  ['with quotation marks', '"uta"', []],
  ['that would be more than a word', 'uta" OR "eka', []],
  ['with a sign that no text has', 'žu\u0000ta 9', ['Žuta kuća 9']],
  ['of the greatest length', LONG, []],
])('finds parts of words %s', async (_, search, found) => {
  expect(await titles('staffNews', { search, publication: 'published' })).toEqual(found);
});

onSqliteOnly('a wrong value', () => {
  it.each([
    ['page', { page: 0 }],
    ['page', { page: 2 ** 31 - 1 }],
    ['pageSize', { pageSize: 51 }],
    ['pageSize', { pageSize: 0 }],
    ['search', { search: 'a'.repeat(201) }],
    ['order', { order: 'searchText' }],
    ['order', { order: 'title"; DROP TABLE News; --' }],
    ['publication', { publication: 'all' }],
    ['filter', { filter: 'rented' }],
    ['filter', { filter: 'constructor' }],
  ])('of %s is refused by its name', async (name, asked) => {
    const { code, fields } = await ask('staffNews', asked);
    expect(code).toBe('BAD_USER_INPUT');
    expect(Object.keys(fields ?? {})).toEqual([name]);
  });
});

onSqliteOnly('a long list', () => {
  it('is counted once until content changes', async () => {
    const reads = async (): Promise<number> => {
      const plans = await plansOf(app, () => list('staffNews'));
      return plans.filter((step) => step.includes('(deletedAt=?)')).length;
    };
    await app.database.writeContent(async () => undefined);
    const first = await reads();
    expect(await reads()).toBe(first - 1);
    await app.database.writeContent(async () => undefined);
    expect(await reads()).toBe(first);
  });
});

it('answers a long archive in as many statements as a short one', async () => {
  const statements = async (asked: object): Promise<number> => {
    const before = app.database.statements;
    await list('staffNews', asked);
    return app.database.statements - before;
  };
  // The items are counted once per content revision.
  await list('staffNews');
  const short = await statements({});
  await addCopies(app, 'News', 2500);
  // The first request that knows of the change also looks for series to advance.
  await expect.poll(() => statements({})).toBe(short);
  const last = await list('staffNews', { page: 102 });
  expect(last.items).toHaveLength(8 + 2500 - 100 * 25);
  const { items, pages } = await list('staffNews', { search: 'zuta', page: 3 });
  expect(pages).toBe(101);
  expect(new Set(items.map(({ id }) => id)).size).toBe(25);
});

it('ends at the newest items once it has found many, and says so', async () => {
  const found = async (search: string) => {
    const { items, pages, isCut } = await list('staffNews', { search });
    return { ids: items.map(({ id }) => id), pages, isCut };
  };
  const [first] = (await found('cekaonica')).ids;
  await addCopies(app, 'News', 6000);
  const many = await found('zuta');
  expect(many.isCut).toBe(true);
  expect(many.pages).toBe(200);
  expect(Math.min(...many.ids)).toBeGreaterThan(1000);
  expect(await found('cekaonica')).toEqual({ ids: [first], pages: 1, isCut: false });
});
