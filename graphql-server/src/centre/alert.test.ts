import { beforeAll, beforeEach, expect, it } from 'vitest';
import { movableClock } from '../../test/movableClock.ts';
import { sharedTestApp } from '../../test/sharedTestApp.ts';

const clock = movableClock();
const ALERT = {
  text: 'Zbog snega večeras nema programa',
  link: '/news/3',
  from: '2026-11-24T12:00:00.000Z',
  until: '2026-11-24T20:00:00.000Z',
  weight: 'urgent',
};

let token: string;

const app = sharedTestApp({ clock });
beforeAll(async () => {
  await app.saveState();
});
beforeEach(async () => {
  await app.restore();
  clock.set('2026-11-24T10:00:00.000Z');
  ({ token } = await app.signInAs({ roleId: 1 }));
});

const save = (content: object) =>
  app.rest<{ content: typeof ALERT; errors: object }>('PUT', '/api/Settings/Update', {
    token,
    json: { name: 'alert', content },
  });
const shown = async () =>
  (await app.rest<{ facts: { alert: unknown } }>('GET', '/api/Settings/GetCentre')).body.facts
    .alert;
const feed = async (path = '/rss/vesti.xml') => (await app.rest('GET', path)).text;

it('an alert is shown from its first minute until its last, by the clock of the server', async () => {
  expect((await save(ALERT)).status).toBe(200);
  const at = async (time: string) => {
    clock.set(`2026-11-24T${time}.000Z`);
    return [(await shown()) !== null, (await feed()).includes('Zbog snega')];
  };
  expect(await at('11:59:59')).toEqual([false, false]);
  expect(await at('12:00:00')).toEqual([true, true]);
  expect(await at('19:59:59')).toEqual([true, true]);
  expect(await at('20:00:00')).toEqual([false, false]);
});

it('feeds have it in the script of their address, with a link', async () => {
  await save({ ...ALERT, from: null });
  const cyrillic = await feed('/cir/rss/konkursi.xml');
  expect(cyrillic).toContain('<title>Због снега вечерас нема програма</title>');
  expect(cyrillic).toMatch(/<link>[^<]*\/cir\/news\/3#obavestenje-\d+<\/link>/);
});

it('an alert without a beginning begins when it is saved', async () => {
  const { body } = await save({ ...ALERT, from: null });
  expect(body.content.from).toBe('2026-11-24T10:00:00.000Z');
  expect(await shown()).toMatchObject({ text: ALERT.text, weight: 'urgent' });
});

it.each([
  [{ until: null }, { until: 'required' }],
  [{ until: ALERT.from }, { until: 'endBeforeStart' }],
  [{ weight: 'loud' }, { weight: 'unknownChoice' }],
  [{ link: 'javascript:alert(1)' }, { link: 'invalid' }],
  [{ text: 'a'.repeat(201) }, { text: 'tooLong' }],
])('refuses an alert with %j', async (fields, errors) => {
  const { status, body } = await save({ ...ALERT, ...fields });
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors });
  expect(await shown()).toBeNull();
});

it('an empty text removes the alert', async () => {
  await save({ ...ALERT, from: null });
  expect((await save({ ...ALERT, text: '', from: null, until: null })).status).toBe(200);
  expect(await shown()).toBeNull();
});
