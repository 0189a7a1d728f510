import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@centar/domain/durations.ts';
import type { NotificationView } from '@centar/domain/notificationPages.ts';
import { movieRow, programRow } from '../../test/contentRows.ts';
import { movableClock } from '../../test/movableClock.ts';
import { sharedTestApp } from '../../test/sharedTestApp.ts';
import { startTestApp } from '../../test/testApp.ts';
import { sweepAll } from '../sweepAll.ts';

const FORM = '/obavestenja';
const THURSDAY = '2026-11-26T09:00:00Z';
const clock = movableClock();
/** Mail leaves the machine, but its server is down: what would be sent stays in the outbox. */
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', TRUST_PROXY: 'true' };

let network = 0;

const app = sharedTestApp({
  clock,
  environment: MAIL,
  content: {
    programs: [
      programRow('2026-11-27T18:00:00Z', {
        title: 'Koncert <i>„Proleće“</i>',
        place: 'Velika sala',
        price: '500 din.',
      }),
      programRow('2026-11-28T18:00:00Z', {
        title: 'Drama',
        programType: 'Dramski program',
        status: 'cancelled',
        statusNote: 'Zbog bolesti.',
      }),
      programRow('2026-12-10T18:00:00Z', { title: 'Kasniji' }),
      programRow('2026-11-27T18:00:00Z', { title: 'Nacrt', publishedAt: null }),
    ],
    movies: [movieRow(['2026-11-29T19:00:00Z', '2026-12-20T19:00:00Z'], { title: 'Film' })],
  },
});
beforeAll(async () => {
  await app.saveState();
});
afterEach(() => app.restore());

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly view: NotificationView;
}

async function ask(path: string, init: RequestInit = {}, to = app): Promise<Page> {
  const response = await fetch(to.address + path, { redirect: 'manual', ...init });
  const text = await response.text();
  const shown = /<main>({.*})<\/main>/s.exec(text)?.[1] ?? 'null';
  const { status, headers } = response;
  return { status, headers, text, view: JSON.parse(shown) as NotificationView };
}
function post(
  path: string,
  fields: Readonly<Record<string, string | readonly string[]>>,
  headers: Record<string, string> = {},
  to = app,
): Promise<Page> {
  network += 1;
  const pairs = Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  );
  const from = { 'x-forwarded-for': `10.0.${String(network >> 8)}.${String(network & 255)}` };
  const body = new URLSearchParams(pairs);
  return ask(path, { method: 'POST', body, headers: { ...from, ...headers } }, to);
}
const subscriptions = () =>
  app.database.reader.mailSubscription.findMany({ orderBy: { id: 'asc' } });
const mails = () => app.database.reader.outboxMail.findMany({ orderBy: { id: 'asc' } });
const linkIn = (text: string): string =>
  /https:\/\/centar\.example((?:\/cir)?\/moja-obavestenja\/[\w-]{43})/.exec(text)?.[1] ?? '';
const lastLink = async (): Promise<string> => linkIn((await mails()).at(-1)?.text ?? '');

const ANA = { email: 'Ana@primer.rs', sections: ['bioskop', 'muzicki'] };

/** Subscribes and confirms; the mails on the way are deleted. Returns the path of the link. */
async function subscribed(fields: object = ANA, form = FORM): Promise<string> {
  await post(form, fields as typeof ANA);
  const path = await lastLink();
  await post(path, { act: 'potvrda' });
  await app.database.write(({ outboxMail }) => outboxMail.deleteMany());
  return path;
}
const tell = (after = 0) => {
  clock.pass(after);
  return app.notifications.tellSubscribers();
};

describe('the form', () => {
  it('subscribes only after the button of a mailed link, in the script of the page', async () => {
    const sent = await post(`/cir${FORM}`, ANA);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      '/cir/obavestenja?stanje=poslato',
    ]);
    const [mail] = await mails();
    expect(mail?.recipient).toBe('Ana@primer.rs');
    expect(mail?.subject).toContain('Потврдите обавештења');
    expect(mail?.html).toContain('<html lang="sr-Cyrl">');
    const path = linkIn(mail?.text ?? '');
    expect(path).toMatch(/^\/cir\//);
    for (const method of ['GET', 'HEAD']) await ask(path, { method });
    expect(await subscriptions()).toMatchObject([{ confirmedAt: null }]);
    expect((await ask(path)).view).toMatchObject({ isConfirmed: false, sections: ANA.sections });
    const confirmed = await post(path, { act: 'potvrda' });
    expect(confirmed.headers.get('location')).toBe(`${path}?stanje=potvrda`);
    expect(await subscriptions()).toMatchObject([{ confirmedAt: clock(), script: 'cyrillic' }]);
    expect(app.logs.join('')).not.toMatch(/[\w-]{43}|primer\.rs/);
  });

  it('answers to a subscribed mailbox as to any other, and changes nothing', async () => {
    const first = await post(FORM, ANA);
    await post(await lastLink(), { act: 'potvrda' });
    const before = await subscriptions();
    const again = await post(FORM, { email: 'ANA@primer.rs', sections: ['mladi'] });
    const other = await post(FORM, { email: 'iva@primer.rs', sections: ['mladi'] });
    const shape = ({ status, text, headers }: Page) => [
      status,
      text,
      [...headers].filter(([name]) => name !== 'date'),
    ];
    expect(shape(again)).toEqual(shape(first));
    expect(shape(again)).toEqual(shape(other));
    expect((await subscriptions()).slice(0, 1)).toEqual(before);
    const known = (await mails()).find(({ subject }) => subject.startsWith('Vaša obaveštenja'));
    expect(known?.recipient).toBe('Ana@primer.rs');
    expect((await ask(linkIn(known?.text ?? ''))).view).toMatchObject({ isConfirmed: true });
  });

  it('refuses an address that is none, and keeps what was typed', async () => {
    for (const [email, error] of [
      ['', 'required'],
      ['nije adresa', 'invalid'],
      ['ana@primer.rs, iva@primer.rs', 'invalid'],
      ['ana@primer.rs\r\nBcc: zlo@primer.rs', 'invalid'],
      ['"Ana" <ana@primer.rs>', 'invalid'],
      ['ана@primer.rs', 'invalid'],
      [`${'a'.repeat(250)}@primer.rs`, 'tooLong'],
    ] as const) {
      const { status, view } = await post(FORM, { ...ANA, email });
      expect(status, email).toBe(422);
      expect(view, email).toMatchObject({
        problem: 'invalid',
        errors: { email: error },
        sections: ANA.sections,
      });
    }
    expect(await mails()).toEqual([]);
  });

  it('mails addresses with a plus sign, and in domains of other letters', async () => {
    await post(FORM, { ...ANA, email: 'ana+centar@primer.rs' });
    await post(FORM, { ...ANA, email: 'ana@пример.срб' });
    const recipients = (await mails()).map(({ recipient }) => recipient);
    expect(recipients).toEqual(['ana+centar@primer.rs', 'ana@xn--e1afmkfd.xn--90a3ac']);
  });

  it('asks for a section, and shows items that visitors see alone', async () => {
    const { view } = await post(FORM, { email: 'ana@primer.rs', sections: [] });
    expect(view.kind === 'form' && view.errors).toEqual({ sections: 'required' });
    expect((await ask(`${FORM}?promene=program-1`)).view).toMatchObject({
      item: { path: '/programs/1' },
    });
    for (const topic of ['program-4', 'program-99', 'film-9']) {
      expect((await ask(`${FORM}?promene=${topic}`)).status, topic).toBe(404);
      expect((await post(`${FORM}?promene=${topic}`, ANA)).status, topic).toBe(404);
    }
  });

  it('mails no week to an address that was not confirmed', async () => {
    clock.set(THURSDAY);
    await post(FORM, ANA);
    expect(await subscriptions()).toHaveLength(1);
    await app.database.write(({ outboxMail }) => outboxMail.deleteMany());
    await tell();
    expect(await mails()).toEqual([]);
  });

  it('is refused to one network after a few requests for a mailbox', async () => {
    const from = { 'x-forwarded-for': '10.9.0.1' };
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await post(FORM, ANA, from)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 429]);
    // Only the last link works.
    expect(await mails()).toHaveLength(1);
  });

  it('mails a mailbox twelve times a day, and answers the same beyond', async () => {
    for (let index = 0; index < 12; index += 1) await post(FORM, ANA);
    const link = await lastLink();
    expect((await post(FORM, ANA)).status).toBe(303);
    expect(await lastLink()).toBe(link);
    expect((await ask(link)).status).toBe(200);
  });

  it('refuses a form of another site', async () => {
    expect((await post(FORM, ANA, { origin: 'https://zlo.example' })).status).toBe(403);
  });

  it('is not offered without a mail server', async () => {
    const silent = await startTestApp();
    const [form, sent] = [await ask(FORM, {}, silent), await post(FORM, ANA, {}, silent)];
    await silent.close();
    expect([form.status, sent.status]).toEqual([404, 404]);
  });
});

describe('the page of a link', () => {
  let path: string;
  beforeEach(async () => {
    path = await subscribed();
  });

  it('changes the sections, of which one has to stay', async () => {
    const refused = await post(path, { act: 'izmena', sections: [] });
    expect([refused.status, refused.view]).toMatchObject([422, { problem: 'invalid' }]);
    await post(path, { act: 'izmena', sections: ['turski'] });
    expect(await subscriptions()).toMatchObject([{ sections: ['turski'] }]);
  });

  it('ends the subscription in one press and erases it with the mails that wait', async () => {
    clock.set(THURSDAY);
    await tell();
    expect(await mails()).toHaveLength(1);
    const { headers } = await post(path, { act: 'odjava' });
    expect(headers.get('location')).toBe('/obavestenja?stanje=odjava');
    expect([await subscriptions(), await mails()]).toEqual([[], []]);
    expect((await ask(path)).status).toBe(410);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'ends by the press of a mail program, which may be repeated (%s)',
    async (type) => {
      const multipart =
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
      const body = type.startsWith('multipart') ? multipart : 'List-Unsubscribe=One-Click';
      const headers = { 'content-type': type, origin: 'https://mail.example' };
      const press = () => ask(path, { method: 'POST', body, headers });
      expect((await press()).status).toBe(200);
      expect(await subscriptions()).toEqual([]);
      expect((await press()).status).toBe(200);
    },
  );

  it('says that it ended for a guessed code, and once it expired unconfirmed', async () => {
    expect((await ask(`/moja-obavestenja/${'A'.repeat(43)}`)).status).toBe(410);
    await post(FORM, { ...ANA, email: 'iva@primer.rs' });
    const unconfirmed = await lastLink();
    clock.pass(2 * DAY_MS);
    expect((await post(unconfirmed, { act: 'potvrda' })).status).toBe(410);
    await tell();
    expect(await subscriptions()).toMatchObject([{ email: 'Ana@primer.rs' }]);
  });
});

describe('the weekly mail', () => {
  it('tells each Thursday at ten what is on in the chosen sections, once', async () => {
    const link = await subscribed();
    await subscribed({ email: 'iva@primer.rs', sections: ['dramski'] }, `/cir${FORM}`);
    await subscribed({ email: 'niko@primer.rs', sections: ['turski'] });
    clock.set('2026-11-26T08:59:00Z');
    await tell();
    expect(await mails()).toEqual([]);
    await tell(MINUTE_MS);
    await tell(MINUTE_MS);
    const [ana, iva, ...others] = await mails();
    expect(others).toEqual([]);
    expect(ana).toMatchObject({
      recipient: 'Ana@primer.rs',
      unsubscribe: `https://centar.example${link}`,
    });
    expect(ana?.subject).toContain('Šta ima od 26.11.2026 do 02.12.2026');
    expect(ana?.text).toContain(
      'PETAK, 27.11.2026\n\nKoncert <i>„Proleće“</i>\n19:00, Velika sala, 500 din.\nhttps://centar.example/programs/1',
    );
    expect(ana?.text).toContain('Film\n20:00');
    for (const other of ['Kasniji', 'Drama', 'Nacrt']) expect(ana?.text).not.toContain(other);
    expect(ana?.html).toContain('Koncert &lt;i&gt;„Proleće“&lt;/i&gt;');
    expect(iva?.text).toContain('Отказано: Драма');
    expect(iva?.text).toContain('Због болести.');
    expect(iva?.text).toContain('https://centar.example/cir/programs/2');
    clock.set('2026-12-03T09:00:00Z');
    await tell();
    expect(await mails()).toHaveLength(2);
  });

  it('tells of an event moved to an hour that it was to take the whole day', async () => {
    await app.database.writeContent(({ program }) =>
      program.update({
        where: { id: 1 },
        data: { status: 'moved', formerDateTime: new Date('2026-11-23T23:00:00Z') },
      }),
    );
    await subscribed();
    clock.set('2026-11-26T09:00:00Z');
    await tell();
    expect((await mails())[0]?.text).toMatch(/^Ranije: 24\.11\.2026$/m);
  });

  it('tells when an event of several days begins and ends', async () => {
    const endsAt = new Date('2026-11-29T21:00:00Z');
    await app.database.writeContent(({ program }) =>
      program.update({ where: { id: 1 }, data: { endsAt, pastAt: endsAt, lastDay: endsAt } }),
    );
    await subscribed();
    clock.set('2026-11-26T09:00:00Z');
    await tell();
    expect((await mails())[0]?.text).toMatch(/^19:00, do 29\.11\.2026 22:00, Velika sala/m);
  });

  it('waits for the next week once it is two days late', async () => {
    await subscribed();
    clock.set('2026-11-28T09:00:00Z');
    await tell();
    expect(await mails()).toEqual([]);
  });
});

describe('changes of an item', () => {
  const program = (id: number, data: object) =>
    app.database.writeContent((transaction) =>
      transaction.program.update({ where: { id }, data: { updatedAt: clock(), ...data } }),
    );
  beforeEach(() => subscribed({ email: 'ana@primer.rs' }, `${FORM}?promene=program-1`));

  it.each([
    [{ status: 'cancelled', statusNote: 'Bolest.' }, 'Otkazano', ['Bolest.', 'Velika sala']],
    [{ deletedAt: new Date('2026-11-21T10:00:00Z') }, 'Više nije na programu', []],
    [
      { eventHappeningDateTime: new Date('2026-11-30T19:30:00Z'), status: 'moved' },
      'Pomereno',
      ['30.11.2026 20:30', 'Ranije: 27.11.2026 19:00'],
    ],
    [{ place: 'Mala sala' }, 'Izmena', ['Sala: Mala sala (ranije: Velika sala)']],
    [{ price: '600 din.' }, 'Izmena', ['Cena: 600 din. (ranije: 500 din.)']],
  ])('such as %o are told as %s after half an hour, once', async (change, mark, texts) => {
    await program(1, change);
    await tell();
    await tell(3 * MINUTE_MS);
    await tell(26 * MINUTE_MS);
    expect(await mails()).toEqual([]);
    await tell(MINUTE_MS);
    await tell(MINUTE_MS);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(`${mark}: Koncert`);
    for (const text of texts) expect(mail?.text).toContain(text);
  });

  it('are told together, and not at all when they are undone or only texts', async () => {
    await program(1, { place: 'Mala sala', description: 'Drugi opis' });
    await tell();
    await program(1, { price: '700 din.' });
    await tell(20 * MINUTE_MS);
    await program(1, { place: 'Velika sala' });
    await tell(10 * MINUTE_MS);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Cena: 700 din.');
    expect(mail?.text).not.toContain('Mala sala');
    await program(1, { price: '800 din.' });
    await tell(MINUTE_MS);
    await program(1, { price: '700 din.', title: 'Drugi naslov' });
    await tell(MINUTE_MS);
    await tell(60 * MINUTE_MS);
    expect(await mails()).toHaveLength(1);
  });

  it('of a film name each screening that is new, moved or gone', async () => {
    await subscribed({ email: 'iva@primer.rs' }, `/cir${FORM}?promene=film-1`);
    await app.database.writeContent(async ({ screening }) => {
      await screening.delete({ where: { id: 2 } });
      await screening.create({
        data: { movieId: 1, productionDate: new Date('2026-12-05T19:00:00Z') },
      });
    });
    await tell();
    await tell(30 * MINUTE_MS);
    const [mail] = await mails();
    expect(mail?.text).toContain('Нови термин: 05.12.2026 20:00');
    expect(mail?.text).toContain('Више није на програму: 20.12.2026 20:00');
    expect(mail?.text).not.toContain('29.11.2026');
  });

  it('end a month after the last date, when nothing is left to tell', async () => {
    const watch = { isSteady: async () => true };
    const logger = { info: () => undefined, warn: () => undefined };
    const sweep = () =>
      sweepAll({ database: app.database, files: app.store, clock, watch, logger });
    clock.set('2026-12-26T18:00:00Z');
    await sweep();
    expect(await subscriptions()).toHaveLength(1);
    clock.pass(2 * DAY_MS);
    await sweep();
    expect(await subscriptions()).toEqual([]);
    expect(await app.database.reader.watchedItem.findMany()).toEqual([]);
  });
});

it('administrators see the numbers, and print and erase what is stored of a person', async () => {
  await subscribed();
  await subscribed({ email: 'ana@primer.rs' }, `${FORM}?promene=film-1`);
  await subscribed({ email: 'iva@primer.rs', sections: ['mladi'] });
  const { token } = await app.signInAs({ roleId: 1 });
  const counts = await app.rest('GET', '/api/Notifications/GetCounts', { token });
  expect(counts.body).toEqual({ weekly: 2, items: 1, waitingMails: 0, isOffered: true });
  const query = 'email=ANA@primer.rs';
  const person = await app.rest('GET', `/api/Notifications/GetPersonSubscriptions?${query}`, {
    token,
  });
  expect(person.body).toMatchObject([
    { topic: 'weekly', sections: ANA.sections },
    { topic: 'film-1', title: 'Film' },
  ]);
  const erase = `/api/Notifications/ErasePersonSubscriptions?${query}`;
  expect((await app.rest('DELETE', erase, { token })).body).toBe(2);
  expect(await subscriptions()).toMatchObject([{ email: 'iva@primer.rs' }]);
});
