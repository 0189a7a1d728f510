import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnReservationView, ReservationFormView } from '@centar/domain/reservationPages.ts';
import { programRow } from '../../../test/contentRows.ts';
import { movableClock, type MovableClock } from '../../../test/movableClock.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../../test/testApp.ts';

const AT = '2026-12-01T18:00:00Z';
const KEY = 'k'.repeat(43);
const ANA = {
  places: '2',
  name: 'Ana Anić',
  email: 'ana@primer.rs',
  phone: '',
  note: '',
  key: KEY,
};

/** A programme with places for three. */
async function startWithOffer(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startTestApp({ ...options, content: { programs: [programRow(AT)] } });
  await app.database.writeContent(({ reservationOffer }) =>
    reservationOffer.create({
      data: {
        dateKey: 'program-1',
        itemType: 'Program',
        itemId: 1,
        places: 3,
        toldAt: new Date(AT),
      },
    }),
  );
  await app.saveState();
  return app;
}

let app: TestApp;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock();
  app = await startWithOffer({ clock });
});
afterEach(() => app.restore());
afterAll(() => app.close());

const FORM = '/rezervacija/program-1';

interface Page<View> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** What the page shows. */
  readonly view: View;
}

async function ask<View>(path: string, init: RequestInit = {}, to = app): Promise<Page<View>> {
  const { status, headers, ...answer } = await fetch(to.address + path, {
    redirect: 'manual',
    ...init,
  }).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }));
  const shown = /<main>({.*})<\/main>/s.exec(answer.text)?.[1];
  return { status, headers, ...answer, view: JSON.parse(shown ?? 'null') as View };
}
const read = <View = ReservationFormView>(path: string) => ask<View>(path);
const post = <View = ReservationFormView>(
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  to = app,
) => ask<View>(path, { method: 'POST', body: new URLSearchParams(fields), headers }, to);
const reservations = () => app.database.reader.reservation.findMany({ orderBy: { id: 'asc' } });

describe('the form of a date', () => {
  it('is rendered sparingly for visitors who save data', async () => {
    expect((await read(FORM)).text).not.toContain('sparingly');
    expect((await ask(FORM, { headers: { 'save-data': 'on' } })).text).toContain('sparingly');
  });

  it('is rendered for each request, and stored and listed nowhere', async () => {
    const { status, headers, view } = await read(FORM);
    expect(status).toBe(200);
    expect(view).toMatchObject({ kind: 'form', state: 'open', free: 3 });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect((await read('/cir' + FORM)).view).toMatchObject({ kind: 'form' });
    for (const path of ['/sitemap.xml', '/offline-snapshot']) {
      expect((await app.raw(path)).bytes.toString(), path).not.toContain('/rezervacija/');
    }
  });

  it.each(['program-9', 'projekcija-1', 'program-1-1'])(
    'answers as for any unknown address where nothing is offered (%s)',
    async (key) => {
      const [missing, unknown] = await Promise.all([
        read(`/rezervacija/${key}`),
        read('/nema-ove-strane'),
      ]);
      expect([missing.status, missing.text]).toEqual([404, unknown.text]);
    },
  );

  it('reserves by a plain POST, in either script', async () => {
    const { status, headers } = await post(`/cir${FORM}`, ANA);
    expect(status).toBe(303);
    expect(headers.get('location')).toMatch(/^\/cir\/moja-rezervacija\/[\w-]{43}\?stanje=novo$/);
    expect(await reservations()).toMatchObject([{ state: 'held', places: 2, name: 'Ana Anić' }]);
    expect((await read(FORM)).view.free).toBe(1);
  });

  it('reserves once when it is sent twice', async () => {
    const [first, second] = await Promise.all([post(FORM, ANA), post(FORM, ANA)]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(await reservations()).toHaveLength(1);
  });

  it('keeps what was typed when a field is wrong', async () => {
    const typed = { ...ANA, name: '', note: 'Kolica' };
    const { status, view } = await post(FORM, typed);
    expect(status).toBe(422);
    expect(view).toMatchObject({ problem: 'invalid', values: typed });
    expect(view.errors).toEqual({ name: 'required' });
    expect(await reservations()).toEqual([]);
  });

  it('keeps what was typed when the database fails', async () => {
    await app.failOn('INSERT', 'Reservation');
    const { status, view } = await post(FORM, ANA);
    await app.stopFailing('Reservation');
    expect([status, view.problem, view.values]).toEqual([500, 'failed', ANA]);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://zlo.example' },
  ])('refuses a form of another site (%o)', async (headers) => {
    expect((await post(FORM, ANA, headers)).status).toBe(403);
    expect(await reservations()).toEqual([]);
  });

  it.each([{ origin: 'null', 'sec-fetch-site': 'same-origin' }, { origin: 'null' }])(
    'accepts its own page, which sends no referrer (%o)',
    async (headers) => {
      expect((await post(FORM, ANA, headers)).status).toBe(303);
    },
  );

  it('accepts nothing but a short form', async () => {
    const headers = { 'content-type': 'text/plain' };
    const plain = await ask(FORM, { method: 'POST', body: 'places=1', headers });
    const long = await post(FORM, { ...ANA, note: 'x'.repeat(40_000) });
    expect([plain.status, long.status]).toEqual([400, 413]);
  });

  it('is in the calendar of its date, with whether places are left', async () => {
    const unfolded = async (path: string): Promise<string> =>
      (await app.raw(path)).bytes.toString().replace(/\r\n /g, '');
    const free = await unfolded('/kalendar/program-1.ics');
    expect(free).toContain('Ima mesta: https://centar.example/rezervacija/program-1');
    await post(FORM, { ...ANA, places: '3' });
    expect(await unfolded('/cir/kalendar/program-1.ics')).toContain(
      'Листа чекања: https://centar.example/cir/rezervacija/program-1',
    );
  });

  it('opens at its minute without a change of content', async () => {
    await app.database.writeContent(({ reservationOffer }) =>
      reservationOffer.updateMany({ data: { opensAt: new Date('2026-11-21T10:30:00Z') } }),
    );
    expect((await read(FORM)).view.state).toBe('notYet');
    clock.pass(30 * 60_000);
    expect((await read(FORM)).view.state).toBe('open');
  });
});

describe("a reservation's page", () => {
  let path: string;
  beforeEach(async () => {
    const { headers } = await post(FORM, ANA);
    path = (headers.get('location') ?? '').split('?')[0] ?? '';
  });
  const own = () => read<OwnReservationView>(path);

  it('changes nothing when its link is opened', async () => {
    const before = await reservations();
    await own();
    await ask(path, { method: 'HEAD' });
    await read(`${path}?act=otkazano&stanje=otkazano`);
    expect(await reservations()).toEqual(before);
  });

  it('changes the number of places and cancels by POST', async () => {
    const changed = await post(path, { act: 'izmena', places: '3', note: '' });
    expect(changed.headers.get('location')).toBe(`${path}?stanje=izmena`);
    expect((await own()).view).toMatchObject({ state: 'held', places: 3 });
    const cancelled = await post(path, { act: 'otkazano' });
    expect(cancelled.headers.get('location')).toBe(`${path}?stanje=otkazano`);
    expect((await own()).view).toMatchObject({ state: 'cancelled', mayChange: false });
  });

  it('says why a change is impossible', async () => {
    const { status, view } = await post<OwnReservationView>(path, { act: 'izmena', places: '9' });
    expect([status, view.problem]).toEqual([422, 'invalid']);
    expect(view.errors).toHaveProperty('places');
    expect((await own()).view.places).toBe(2);
  });

  it('says that its link has ended, as for a code that is guessed', async () => {
    await app.database.writeContent(({ reservation }) => reservation.deleteMany());
    const guessed = `/cir/moja-rezervacija/${'A'.repeat(43)}`;
    for (const given of [path, guessed, `/moja-obavestenja/${'A'.repeat(43)}`]) {
      for (const answer of [await read(given), await post(given, { act: 'otkazano' })]) {
        expect([answer.status, answer.view]).toEqual([410, { kind: 'ended' }]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    }
  });

  it('answers a form of an unknown address with the page of unknown addresses', async () => {
    const { text } = await read('/nema');
    for (const given of ['/rezervacija/program-99', '/moja-rezervacija/x', '/rezervacija/x']) {
      const sent = await post(given, ANA);
      expect([sent.status, sent.text], given).toEqual([404, text]);
    }
  });

  it('leaves no code and no name in the log', async () => {
    await own();
    await post(path, { act: 'izmena', places: '1' });
    await read(path.replace('moja-', 'moja%2D'));
    const log = app.logs.join('');
    expect(log).toContain('/moja-rezervacija/…');
    for (const secret of [path.split('/').at(-1) ?? '', 'Ana', 'primer.rs']) {
      expect(log).not.toContain(secret);
    }
  });
});

it('is an error page, not JSON, when the database cannot be read', async () => {
  const broken = await startWithOffer();
  await broken.sql('DROP TABLE "Reservation"; DROP TABLE "ReservationOffer"');
  const own = `/moja-rezervacija/${KEY}`;
  const answers = [
    await post(own, { act: 'otkazano' }, {}, broken),
    await post(FORM, ANA, {}, broken),
  ];
  await broken.close();
  for (const { status, headers } of answers) {
    expect(status).toBe(500);
    expect(headers.get('content-type')).toContain('text/html');
  }
});

it('with a mail server the answer has no link', async () => {
  const mailing = await startWithOffer({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  const { status, headers } = await post(FORM, ANA, {}, mailing);
  const again = await post(FORM, { ...ANA, key: 'j'.repeat(43), places: '1' }, {}, mailing);
  await mailing.close();
  expect([status, headers.get('location')]).toEqual([303, `${FORM}?poslato=2`]);
  expect(again.headers.get('location')).toBe(`${FORM}?poslato=1`);
});

describe('mails of a reservation', () => {
  let mailing: TestApp;
  const reserve = (path: string, email: string) => post(path, { ...ANA, email }, {}, mailing);
  const mails = () => mailing.database.reader.outboxMail.findMany({ orderBy: { id: 'asc' } });

  beforeAll(async () => {
    mailing = await startWithOffer({ clock, environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  });
  afterEach(() => mailing.restore());
  afterAll(() => mailing.close());

  it('and their links are in the script of the page on which it was made', async () => {
    await reserve(`/cir${FORM}`, 'ana@primer.rs');
    await reserve(FORM, 'iva@primer.rs');
    await reserve(FORM, 'ana@primer.rs');
    const [cyrillic, latin, again] = await mails();
    expect(latin?.subject).toBe('Rezervacija: Program');
    expect(latin?.text).toContain('https://centar.example/moja-rezervacija/');
    for (const mail of [cyrillic, again]) {
      expect(mail?.subject).toBe('Резервација: Програм');
      expect(mail?.text).toMatch(/^Поштовани,/);
      expect(mail?.text).toMatch(/\nhttps:\/\/centar\.example\/cir\/moja-rezervacija\/[\w-]{43}\n/);
      const [calendar = ''] = /\/cir\/kalendar\/\S+/.exec(mail?.text ?? '') ?? [];
      expect((await ask(calendar, {}, mailing)).text).toContain('Програм');
    }
  });

  it('follow in it, and are erased with the person', async () => {
    await reserve(`/cir${FORM}`, 'ana@primer.rs');
    const data = { place: 'Bašta', updatedAt: clock() };
    await mailing.database.writeContent(({ program }) =>
      program.update({ where: { id: 1 }, data }),
    );
    clock.pass(3 * 60_000);
    await mailing.reservations.tellChanges();
    const { token } = await mailing.signInAs({ roleId: 1 });
    const json = { offerId: 1, subject: 'Papuče', text: 'Ponesite.', states: ['held'] };
    await mailing.rest('POST', '/api/Reservations/MessageReservations', { token, json });
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Резервација: Програм',
      'Резервација: Програм',
      'Резервација: Папуче',
    ]);
    expect(sent[1]?.text).toContain('Башта');
    await mailing.rest('DELETE', '/api/Reservations/EraseReservation?id=1', { token });
    expect(await mails()).toEqual([]);
  });
});
