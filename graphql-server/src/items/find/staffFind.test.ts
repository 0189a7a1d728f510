import { beforeAll, expect, it } from 'vitest';
import { movieRow, newsRow, programRow } from '../../../test/contentRows.ts';
import { ITEM_TYPE_DESCRIPTORS } from '../../contentTypes/registry.ts';
import { fillSearchTexts } from '../read/searchTexts.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const FIND = `query($text: String!) { staffFind(text: $text) {
  itemType itemId section title publishedAt } }`;
const found = 'Žuta kiša';

const app = sharedTestApp({
  content: {
    news: [
      newsRow({ title: found, publishedAt: null }),
      newsRow({ title: found, deletedAt: new Date() }),
      ...Array.from({ length: 8 }, (_, i) => newsRow({ title: `Proba ${String(i)}` })),
      newsRow({ title: 'Stara gitara', updatedAt: new Date('2020-01-01') }),
      ...Array.from({ length: 8 }, () => newsRow({ title: 'Novo', description: 'Uz gitaru.' })),
    ],
    programs: [
      programRow('2026-12-01T18:00:00Z', { title: found }),
      programRow('2026-12-01T18:00:00Z', { title: found, programType: 'Turski kutak' }),
    ],
    movies: [
      movieRow([], { title: 'Drugi film', description: 'Pada žuta kiša.' }),
      movieRow([], { title: 'Dve gitare' }),
    ],
  },
});
beforeAll(async () => {
  await fillSearchTexts(app.database, ITEM_TYPE_DESCRIPTORS);
});

interface Found {
  readonly itemType: string;
  readonly section: string;
  readonly title: string;
  readonly publishedAt: string | null;
}

async function find(text: string, sections: readonly string[], roleId = 2): Promise<Found[]> {
  const { token } = await app.signInAs({ sections, roleId });
  return (await app.gql<{ staffFind: Found[] }>(FIND, { text }, { token })).data.staffFind;
}
const sectionsOf = async (...given: Parameters<typeof find>) =>
  (await find(...given)).map(({ section }) => section);

it.each([
  ['zuta kisa', ['Vesti', 'Turski kutak'], ['Vesti', 'Turski kutak']],
  ['ЖУТА', ['Muzicki program'], ['Muzicki program']],
  ['kisa zuta', ['Bioskop program'], ['Bioskop program']],
  ['zuta', [], []],
  ['   ', ['Vesti'], []],
  ['plava', ['Vesti'], []],
])('the words %j are found in the sections %j only', async (text, sections, inSections) => {
  expect(await sectionsOf(text, sections)).toEqual(inSections);
});

it('an administrator finds all, a draft as such and nothing from the trash', async () => {
  const items = await find('zuta', [], 1);
  expect(items.map(({ itemType }) => itemType)).toEqual(['News', 'Program', 'Program', 'Movie']);
  expect(items[0]).toMatchObject({ publishedAt: null });
});

it('finds the first few of each type', async () => {
  expect(await find('proba', ['Vesti'])).toHaveLength(6);
});

it('names first what has the words in its title, also if it is old', async () => {
  const items = await find('gitar', [], 1);
  expect(items.map(({ title }) => title)).toEqual([
    'Stara gitara',
    'Dve gitare',
    ...Array.from({ length: 5 }, () => 'Novo'),
  ]);
});

it('refuses a text longer than any title', async () => {
  const { token } = await app.signInAs({ sections: ['Vesti'] });
  const { code } = await app.gql(FIND, { text: 'a'.repeat(201) }, { token });
  expect(code).toBe('BAD_USER_INPUT');
});
