import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { readSettingsFile, type CentreFacts, type CentreTexts } from '@centar/domain/centre.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import { DEMO_SETTINGS } from '../../demo/content/settings.ts';
import { newsRow, programRow } from './contentRows.ts';
import { movableClock } from './movableClock.ts';
import { sweepFiles } from '../src/platform/files/sweep.ts';
import { sharedTestApp } from './sharedTestApp.ts';
import { picture } from './testFiles.ts';
import { replaceUnchanged } from '../src/centre/demoSettings.ts';

const START = '2026-11-21T10:00:00Z';
const clock = movableClock(START);
const CONFIG = new URL('../../centar.config.json', import.meta.url);
const app = sharedTestApp({
  clock,
  // The database begins with the settings of the demo content.
  defaults: readSettingsFile(readFileSync(CONFIG, 'utf8')),
  content: {
    news: [newsRow()],
    programs: [programRow('2026-12-01T18:00:00Z', { place: 'Foaje' })],
  },
});
let token: string;

beforeAll(async () => {
  ({ token } = await app.signInAs({ roleId: 1, name: 'Mila' }));
  await app.database.write(({ demoItem }) =>
    demoItem.create({ data: { itemType: 'News', itemId: 1 } }),
  );
  await app.saveState();
});
afterEach(async () => {
  clock.set(START);
  await app.restore();
});

const centre = async () => {
  const { data } = await app.gql<{ centre: { facts: CentreFacts; texts: CentreTexts } }>(
    '{ centre { facts texts } }',
    {},
  );
  return data.centre;
};
const left = async () =>
  (await app.rest<{ settings: string[] }>('GET', '/api/Demo/GetState', { token })).body.settings;
const change = (name: string, content: object) =>
  app.rest('PUT', '/api/Settings/Update', { token, json: { name, content } });

it('takes the settings of the demo content away with its items, and brings them back', async () => {
  expect(await left()).toEqual(
    expect.arrayContaining(['identity.town', 'contact.street', 'hours.house', 'about.story']),
  );
  await app.rest('PUT', '/api/Demo/Remove', { token });
  const { facts, texts } = await centre();
  expect(JSON.stringify({ facts, texts })).not.toMatch(/Jasengrad|CKJ|Trg slobode/);
  expect(facts.hours.house.utorak).toEqual([]);
  // A programme of the house's own takes place there.
  expect(texts.halls.map(({ name }) => name)).toEqual(['Foaje']);
  expect(await left()).toEqual(['halls.halls']);

  await app.rest('PUT', '/api/Demo/Restore', { token });
  expect((await centre()).facts).toMatchObject({ town: 'Jasengrad', street: 'Trg slobode 4' });
  expect((await centre()).texts.halls).toHaveLength(DEMO_SETTINGS.halls.halls.length);
});

it('leaves what the house has changed, to the single field and row', async () => {
  await change('contact', { ...DEMO_SETTINGS.contact, phone: '036 777 888' });
  const [figure] = DEMO_SETTINGS.about.figures;
  const own = { value: '3', label: 'Naša brojka', text: '' };
  await change('about', { ...DEMO_SETTINGS.about, figures: [figure, own] });
  await app.rest('PUT', '/api/Demo/Remove', { token });
  const { facts } = await centre();
  expect(facts).toMatchObject({ phone: '036 777 888', street: '', figures: [own] });
  await change('identity', { ...DEMO_SETTINGS.identity, name: 'Dom kulture Vrelo', town: 'Vrelo' });
  await app.rest('PUT', '/api/Demo/Restore', { token });
  expect((await centre()).facts).toMatchObject({ town: 'Vrelo', phone: '036 777 888' });
});

it('is told of each removed setting in its versions', async () => {
  await app.rest('PUT', '/api/Demo/Remove', { token });
  const { data } = await app.gql(
    '{ settingsVersions(name: "identity") { version savedByName } }',
    {},
    { token },
  );
  expect(data).toEqual({ settingsVersions: [{ version: 1, savedByName: 'Mila' }] });
});

it('takes the pictures of the demo content out of their places, and puts them back', async () => {
  const upload = async (slot: string) => {
    const file = { name: 'a.png', bytes: await picture('png', { width: 80, height: 60 }) };
    const form = { slot, alt: '' };
    await app.rest('PUT', '/api/Settings/UpdatePicture', { token, form, file });
  };
  const places = async () => (await centre()).facts.pictures;
  await upload('hero');
  // A first start puts pictures in their places without an entry of anybody.
  await app.database.write(({ auditEntry }) => auditEntry.deleteMany());
  await upload('logo');
  const { hero, logo } = await places();
  expect((await left()).filter((name) => name.startsWith('pictures'))).toEqual(['pictures.hero']);
  await app.rest('PUT', '/api/Demo/Remove', { token });
  expect(await places()).toEqual({ logo });
  await app.rest('PUT', '/api/Demo/Restore', { token });
  expect(await places()).toEqual({ hero, logo });

  // As often as the demo content is removed and restored.
  expect((await left()).filter((name) => name.startsWith('pictures'))).toEqual(['pictures.hero']);
  await app.rest('PUT', '/api/Demo/Remove', { token });
  expect(await places()).toEqual({ logo });
  await app.rest('PUT', '/api/Demo/Restore', { token });
  expect(await places()).toEqual({ hero, logo });
  const described = { token, form: { slot: 'hero', alt: 'Naša zgrada' } };
  expect((await app.rest('PUT', '/api/Settings/UpdatePicture', described)).status).toBe(200);
  await app.rest('PUT', '/api/Demo/Remove', { token });
  expect(Object.keys(await places()).toSorted()).toEqual(['hero', 'logo']);
});

it('keeps the pictures of the demo content as long as its items in the trash', async () => {
  const file = { name: 'a.png', bytes: await picture('png', { width: 80, height: 60 }) };
  const form = { slot: 'hero', alt: '' };
  await app.rest('PUT', '/api/Settings/UpdatePicture', { token, form, file });
  await app.database.write(async ({ auditEntry, session }) => {
    await auditEntry.deleteMany();
    await session.updateMany({ data: { expiresAt: new Date('2027-12-31T00:00:00Z') } });
  });
  const { hero } = (await centre()).facts.pictures;
  const sweep = () => sweepFiles({ database: app.database, files: app.store, clock });
  await app.rest('PUT', '/api/Demo/Remove', { token });
  clock.pass(29 * DAY_MS);
  await sweep();
  await app.rest('PUT', '/api/Demo/Restore', { token });
  expect((await centre()).facts.pictures).toEqual({ hero });
  expect((await app.raw(hero?.src ?? '')).status).toBe(200);

  await app.rest('PUT', '/api/Demo/Remove', { token });
  clock.pass(30 * DAY_MS + 1);
  await sweep();
  expect(await app.database.reader.storedFile.count()).toBe(0);
});

it.each([
  ['equal', { a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }],
  ['a changed field', { a: 1, b: 5 }, { a: 1, b: 2 }, { a: 0, b: 0 }, { a: 0, b: 5 }],
  ['a field of its own', { a: 1, c: 1 }, { a: 1 }, { a: 0 }, { a: 0, c: 1 }],
  ['rows', [{ id: 'a' }, { id: 'b' }], [{ id: 'a' }], [], [{ id: 'b' }]],
  ['a renamed row', [{ id: 'a', n: 2 }], [], [{ id: 'a', n: 1 }], [{ id: 'a', n: 2 }]],
])('replaces what is unchanged: %s', (_what, current, from, to, expected) => {
  expect(replaceUnchanged(current, from, to)).toEqual(expected);
});
