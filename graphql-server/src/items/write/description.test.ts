import { beforeEach, describe, expect, it } from 'vitest';
import { ONE_OF_EACH } from '../../../test/contentRows.ts';
import { callsOf, CONTENT_TYPES, contentType, NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PUBLIC_URL } from '../../../test/testApp.ts';

let token: string;

const app = sharedTestApp({ content: ONE_OF_EACH });
beforeEach(async () => {
  await app.restore();
  ({ token } = await app.signInAs({ roleId: 1 }));
});

const MARKUP = '## Kako do nas\n\nStižete **pešice**, vidi [vest](/news/3).';
const PLAIN = 'Kako do nas\n\nStižete pešice, vidi vest.';
/** As it could be typed or pasted. */
const TYPED = `# Kako do nas #\nStižete __pešice__, vidi [vest](${PUBLIC_URL}/cir/News/3/).`;

const MARKED = CONTENT_TYPES.filter(({ input }) => 'description' in input);

describe('new formats decide the description', () => {
  it.each(MARKED)('of a new item of $type and of an edited one', async (type) => {
    const calls = callsOf(type, app, token);
    const { body } = await calls.create({ ...type.form, descriptionMarkup: TYPED });
    expect(body).toMatchObject({ description: PLAIN, descriptionMarkup: MARKUP });
    const descriptionMarkup = '- prvo\n- drugo';
    const edited = await calls.edit({ ...type.input, id: body.id, descriptionMarkup });
    expect(edited.body).toMatchObject({ description: '– prvo\n– drugo', descriptionMarkup });
  });
});

it('a card and a feed begin after the headings of the text', async () => {
  await callsOf(contentType('News'), app, token).edit({
    ...NEWS_FIELDS,
    id: 1,
    descriptionMarkup: MARKUP,
  });
  const excerpt = 'Stižete pešice, vidi vest.';
  const { data } = await app.gql('{ newsById(id: 1) { excerpt } }');
  expect(data).toMatchObject({ newsById: { excerpt } });
  const { bytes } = await app.raw('/rss/vesti.xml');
  expect(String(bytes)).toContain(`>${excerpt}<`);
});

/** Saves over both transports, in which only the item differs. */
const WAYS = {
  REST: async (input: object) => {
    const { status } = await callsOf(contentType('News'), app, token).edit(input);
    expect(status).toBe(200);
  },
  GraphQL: async (input: object) => {
    const { status } = await callsOf(contentType('News'), app, token).editByGraphql(input);
    expect(status).toBe(200);
  },
};

const stored = () =>
  app.database.reader.news.findUniqueOrThrow({
    where: { id: 1 },
    select: { description: true, descriptionMarkup: true },
  });

describe.each(Object.entries(WAYS))('over %s', (_, edit) => {
  const save = async (fields: object) => {
    await edit({ ...NEWS_FIELDS, id: 1, ...fields });
    return stored();
  };
  beforeEach(() => save({ descriptionMarkup: MARKUP }));

  it.each([
    ['the same plain text keeps the formats', { description: PLAIN }, MARKUP],
    ['the same with other line ends too', { description: PLAIN.replace(/\n/g, '\r\n') }, MARKUP],
    ['another plain text replaces them', { description: 'Drugi tekst' }, ''],
    [
      'so it does beside unchanged formats',
      { description: 'Drugo', descriptionMarkup: MARKUP },
      '',
    ],
    ['empty formats remove them', { description: PLAIN, descriptionMarkup: '' }, ''],
    ['a source without formats is plain', { descriptionMarkup: 'Prvo\\_drugo\n\ntreće' }, ''],
    ['a source of nothing is plain', { description: 'Tekst', descriptionMarkup: '- \n\n>' }, ''],
  ])('%s', async (_name, fields: { description?: string; descriptionMarkup?: string }, markup) => {
    const { description, descriptionMarkup } = await save(fields);
    expect(descriptionMarkup).toBe(markup);
    const said = fields.descriptionMarkup?.includes('treće') ? 'Prvo_drugo\n\ntreće' : undefined;
    expect(description).toBe(said ?? fields.description?.replace(/\r/g, '') ?? '');
  });
});

it.each([
  ['formats', { descriptionMarkup: '**a** '.repeat(600) }, { descriptionMarkup: 'tooMany' }],
  ['signs', { descriptionMarkup: `**a**${'x'.repeat(40_000)}` }, { descriptionMarkup: 'tooLong' }],
  ['words', { descriptionMarkup: `**a** ${'x '.repeat(11_000)}` }, { description: 'tooLong' }],
])('too many %s are refused at their field', async (_, fields, errors) => {
  const answer = await callsOf(contentType('News'), app, token).create({
    ...NEWS_FIELDS,
    ...fields,
  });
  expect(answer).toMatchObject({ status: 400, body: { errors } });
});

it('an earlier version is restored with its formats, one from before them as plain', async () => {
  const { edit } = callsOf(contentType('News'), app, token);
  await edit({ ...NEWS_FIELDS, id: 1, descriptionMarkup: MARKUP });
  await edit({ ...NEWS_FIELDS, id: 1, description: 'Drugi tekst' });
  const restore = (version: number) =>
    app.rest('PUT', '/api/History/RestoreVersion', {
      token,
      json: { itemType: 'News', id: 1, version },
    });
  expect((await restore(2)).status).toBe(200);
  expect(await stored()).toEqual({ description: PLAIN, descriptionMarkup: MARKUP });
  await app.database.write(async ({ itemVersion }) => {
    const where = { itemType_itemId_version: { itemType: 'News', itemId: 1, version: 1 } };
    const { content } = await itemVersion.findUniqueOrThrow({ where });
    const { descriptionMarkup: _, ...older } = content as Record<string, string>;
    await itemVersion.update({ where, data: { content: older } });
  });
  expect((await restore(1)).status).toBe(200);
  expect((await stored()).descriptionMarkup).toBe('');
});

it('pages get the tree over GraphQL, empty for a plain text', async () => {
  const tree = async () =>
    (
      await app.gql<{ newsById: { descriptionTree: unknown } }>(
        '{ newsById(id: 1) { descriptionTree } }',
      )
    ).data.newsById.descriptionTree;
  expect(await tree()).toEqual([]);
  const { edit } = callsOf(contentType('News'), app, token);
  await edit({ ...NEWS_FIELDS, id: 1, descriptionMarkup: MARKUP });
  expect(await tree()).toMatchObject([{ kind: 'heading', level: 1 }, { kind: 'paragraph' }]);
});
