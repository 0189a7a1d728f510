import { beforeAll, expect, it } from 'vitest';
import { galleryRow, newsRow, noticeRow, programRow } from '../../../test/contentRows.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const SOON = '2036-12-01T18:00:00.000Z';
const DRAFT = { publishedAt: null };
const text = (descriptionMarkup: string) => ({ description: 'Tekst', descriptionMarkup });

let editor: string;

const app = sharedTestApp({
  content: {
    news: [
      newsRow({ title: 'Prva', ...text('[sebi](/news/1)') }),
      newsRow({ title: 'Druga', ...text('Vidi [prvu](/news/1) i [desetu](/news/10).') }),
      newsRow({ title: 'Nacrt', ...DRAFT, ...text('[a](/news/1?x=1) [b](/kutak/1#kraj)') }),
      newsRow({ title: 'Obrisana', ...text('[a](/news/1)'), deletedAt: new Date(SOON) }),
      newsRow({ title: 'Samo tekst', ...text('\\[a](/news/12)') }),
    ],
    programs: [
      programRow(SOON, { title: 'Koncert', ...text('- [vest](/news/1)') }),
      programRow(SOON, { title: 'Tuđ nacrt', ...DRAFT, ...text('[a](/news/1)') }),
    ],
    competitions: [noticeRow({ title: 'Konkurs', ...text('[program](/programs/1)') })],
    gallery: [galleryRow()],
  },
});
beforeAll(async () => {
  ({ token: editor } = await app.signInAs({ sections: ['Vesti', 'Muzicki program', 'Galerija'] }));
});

async function linking(itemType: string, ids: number[], token = editor) {
  const answer = await app.gql<{ linkingItems: { title: string }[] } | undefined>(
    `query($itemType: String!, $ids: [Int!]!) { linkingItems(itemType: $itemType, ids: $ids) { title } }`,
    { itemType, ids },
    { token },
  );
  return answer.data?.linkingItems.map(({ title }) => title).sort() ?? answer.code;
}

it.each([
  ['News', 1, ['Druga', 'Koncert', 'Nacrt', 'Tuđ nacrt']],
  ['Program', 1, ['Konkurs', 'Nacrt']],
  ['News', 2, []],
  ['GalleryItem', 1, []],
])('texts that link to %s %i are named, drafts of own sections too', async (type, id, titles) => {
  expect(await linking(type, [id])).toEqual(titles);
});

it('of several items those that link to any, but for themselves, are named once', async () => {
  expect(await linking('News', [1, 2])).toEqual(['Koncert', 'Nacrt', 'Tuđ nacrt']);
  expect(
    await linking(
      'News',
      Array.from({ length: 501 }, () => 1),
    ),
  ).toBe('BAD_USER_INPUT');
});

it('drafts of other sections are not named', async () => {
  const { token } = await app.signInAs({ sections: ['Vesti'] });
  expect(await linking('News', [1], token)).toEqual(['Druga', 'Koncert', 'Nacrt']);
  expect(await linking('Program', [1], token)).toBe('FORBIDDEN');
  expect(await linking('News', [1, 99], token)).toBe('NOT_FOUND');
});

it('texts of the settings that link to an item are named by their group', async () => {
  const { token } = await app.signInAs({ roleId: 1 });
  const link = async (name: string, change: object) => {
    const { body } = await app.rest<{ version: number; content: object }>(
      'GET',
      `/api/Settings/GetGroup?name=${name}`,
      { token },
    );
    const { version, content } = body;
    const json = { name, version, content: { ...content, ...change } };
    expect((await app.rest('PUT', '/api/Settings/Update', { token, json })).status).toBe(200);
  };
  const markup = 'Vidi [vest](/news/2?x=1).';
  await link('about', { garden: [{ title: 'Bašta', text: 'x', textMarkup: markup }] });
  await link('texts', {
    privacy: 'konkurs',
    privacyMarkup: '[konkurs](/konkurs/1)',
    terms: '[a](/news/2)',
  });
  expect(await linking('News', [2])).toEqual(['about']);
  expect(await linking('Competition', [1], token)).toEqual(['texts']);
});
