import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@centar/domain/durations.ts';
import { movieRow, newsRow, programRow } from '../../test/contentRows.ts';
import { NEWS_FIELDS, PROGRAM_FIELDS } from '../../test/contentTypes.ts';
import { movableClock } from '../../test/movableClock.ts';
import { addOffer, addReservationRow, codeOf } from '../../test/reservationRows.ts';
import { sharedTestApp } from '../../test/sharedTestApp.ts';
import { sweepAll } from '../sweepAll.ts';

const root = '/api/Reservations';
const clock = movableClock();
/** Mail leaves the machine, but its server is down: what would be sent stays in the outbox. */
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', TRUST_PROXY: 'true' };

let token: string;
let admin: string;
let offer: Awaited<ReturnType<typeof addOffer>>;

interface Answer {
  readonly state: string;
  readonly mailed: boolean;
  readonly code: string | null;
  readonly reservation: { readonly name: string; readonly position: number | null } | null;
}
interface Row {
  readonly id: number;
  readonly version: number;
  readonly state: string;
  readonly places: number;
  readonly name: string;
  readonly position: number | null;
  readonly arrived: number;
  readonly addedByName: string;
}

let network = 0;
/** Each from a network of its own. */
const from = () => {
  network += 1;
  return { 'x-forwarded-for': `10.0.${String(network >> 8)}.${String(network & 255)}` };
};
const reserve = (input: object, headers: Record<string, string> = from()) =>
  app.rest<Answer>('POST', `${root}/Reserve`, {
    json: { dateKey: offer.dateKey, places: 1, name: 'Ana Anić', ...input },
    headers,
  });
const staff = <Body>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  call: string,
  json?: object,
  by = token,
) => app.rest<Body>(method, `${root}/${call}`, { token: by, ...(json && { json }) });
const list = async () =>
  (await staff<Row[]>('GET', `GetReservations?offerId=${String(offer.id)}`)).body;
const stored = () =>
  app.database.reader.reservationOffer.findUniqueOrThrow({ where: { id: offer.id } });
const mails = () => app.database.reader.outboxMail.findMany({ orderBy: { id: 'asc' } });
const mailCode = (text: string): string => /moja-rezervacija\/([\w-]{43})/.exec(text)?.[1] ?? '';
const save = (input: object) =>
  app.database.writeContent(({ reservationOffer }) =>
    reservationOffer.update({ where: { id: offer.id }, data: input }),
  );
const program = (data: object) =>
  app.database.writeContent((transaction) =>
    transaction.program.update({
      where: { id: offer.programId },
      data: { updatedAt: clock(), ...data },
    }),
  );

const app = sharedTestApp({ clock, environment: MAIL });
beforeAll(async () => {
  offer = await addOffer(app.database, '2026-12-05T18:00:00Z', { places: 3, asksNote: true });
  ({ token } = await app.signInAs({ sections: ['Muzicki program'], name: 'Mila' }));
  ({ token: admin } = await app.signInAs({ roleId: 1, name: 'Admin' }));
  await app.saveState();
});
afterEach(() => app.restore());

describe('a visitor', () => {
  it('gets the link by mail alone, with a calendar, and nothing that was typed', async () => {
    const { body, status } = await reserve({ email: 'Ana@centar.example', name: 'http://zlo' });
    expect(status).toBe(200);
    expect(body).toEqual({ state: 'held', mailed: true, code: null, reservation: null });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: 'Ana@centar.example',
      subject: 'Rezervacija: Radionica',
    });
    expect(mail?.text).toContain('rezervisano: 1 mesto');
    expect(mail?.text).toContain('05.12.2026 19:00, Mala sala');
    expect(mail?.text).toContain(`https://centar.example/kalendar/${offer.dateKey}.ics`);
    expect(mail?.text).not.toContain('zlo');
    const code = mailCode(mail?.text ?? '');
    const own = await app.rest('GET', `${root}/GetOwn?code=${code}`);
    expect(own.body).toMatchObject({ state: 'held', email: 'Ana@centar.example', places: 1 });
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(await app.database.reader.reservation.findMany())).not.toContain(code);
    expect(app.logs.join('')).not.toContain(code);
  });

  it('gets a link on the screen where none is mailed, and the same one for a form sent twice', async () => {
    const key = 'k'.repeat(43);
    const input = { phone: '064/123-4567', key };
    const { body } = await reserve(input);
    expect(body).toMatchObject({ state: 'held', mailed: false });
    expect((await reserve(input)).body).toEqual(body);
    expect(await list()).toHaveLength(1);
    expect((await stored()).taken).toBe(1);
    // Another person goes back to the form on the same device.
    const other = (await reserve({ ...input, name: 'Iva Ivić' })).body;
    expect(other).toMatchObject({ state: 'held', reservation: { name: 'Iva Ivić' } });
    expect(other.code).not.toBe(body.code);
    expect((await stored()).taken).toBe(2);
  });

  it('learns nothing of a mailbox that has reserved; its owner gets another link', async () => {
    const first = await reserve({ email: 'ana@centar.example' });
    const again = await reserve({ email: 'ANA@centar.example', name: 'Neko', places: 2 });
    const other = await reserve({ email: 'iva@centar.example' });
    const shape = ({ status, text, headers }: typeof first) => [status, text, [...headers.keys()]];
    expect(shape(again)).toEqual(shape(first));
    expect(shape(other)).toEqual(shape(first));
    expect((await stored()).taken).toBe(2);
    const [one, two] = await mails();
    expect(two).toMatchObject({ recipient: 'ana@centar.example' });
    expect(two?.text).toContain('Već je imate (rezervisano: 1 mesto)');
    const own = (mail = '') => app.rest('GET', `${root}/GetOwn?code=${mailCode(mail)}`);
    expect((await own(one?.text)).status).toBe(404);
    expect((await own(two?.text)).body).toMatchObject({ name: 'Ana Anić', places: 1 });
  });

  it.each([
    [{ email: '' }, { email: 'required' }],
    [{ email: 'ana' }, { email: 'invalid' }],
    [{ email: 'а@centar.example' }, { email: 'invalid' }],
    [{ phone: 'zovite me' }, { phone: 'invalid' }],
    [{ phone: '0641234567', places: 5 }, { places: 'tooMany' }],
    [{ phone: '0641234567', places: 0 }, { places: 'notAnInteger' }],
    [{ phone: '0641234567', name: ' ' }, { name: 'required' }],
    [{ phone: '0641234567', state: 'held' }, { state: 'unknownField' }],
  ])('is refused with %j', async (input, errors) => {
    expect(await reserve(input)).toMatchObject({ status: 400, errors });
    expect(await list()).toEqual([]);
  });

  it('gets no more places than staff allow to a group, though more are free', async () => {
    await save({ largestGroup: 2 });
    const three = await reserve({ phone: '0641234567', places: 3 });
    expect(three).toMatchObject({ status: 400, errors: { places: 'tooMany' } });
    expect((await reserve({ phone: '0641234567', places: 2 })).body.state).toBe('held');
  });

  it.each([
    [{ opensAt: new Date('2026-11-21T10:00:01Z') }, undefined],
    [{ closesAt: new Date('2026-11-21T10:00:00Z') }, undefined],
    [{ taken: 3, waitingList: false }, undefined],
    [{}, { status: 'cancelled' }],
    [
      { closesAt: new Date('2026-12-07T18:00:00Z') },
      { eventHappeningDateTime: new Date('2026-11-20T18:00:00Z') },
    ],
  ])('reserves nothing of a date with %j, %j', async (rules, event) => {
    await save(rules);
    if (event) await program(event);
    expect(await reserve({ email: 'ana@centar.example' })).toMatchObject({ code: 'CONFLICT' });
    expect(await mails()).toEqual([]);
  });

  it('finds no form of a draft, a deleted programme or a date without an offer', async () => {
    const form = async (key = offer.dateKey) =>
      (await app.rest('GET', `${root}/GetForm?dateKey=${key}`)).status;
    expect(await form()).toBe(200);
    expect(await form('program-999')).toBe(404);
    await program({ publishedAt: null });
    expect(await form()).toBe(404);
    await program({ publishedAt: clock(), deletedAt: clock() });
    expect(await form()).toBe(404);
  });

  it('knows one mailbox by any tag, and keeps a name in one line', async () => {
    await reserve({ email: 'ana@centar.example', name: 'Ana\nAnić' });
    await reserve({ email: 'Ana+letnja@centar.example', places: 2 });
    const rows = await app.database.reader.reservation.findMany();
    expect(rows).toMatchObject([{ name: 'Ana Anić', places: 1 }]);
    const found = await staff<Row[]>(
      'GET',
      `GetPersonReservations?contact=${encodeURIComponent('ana+x@centar.example')}`,
      undefined,
      admin,
    );
    expect(found.body).toHaveLength(1);
  });

  it('is limited per mailbox and network', async () => {
    const headers = from();
    const answers = [];
    for (let count = 0; count < 7; count += 1) {
      answers.push(await reserve({ email: 'ana@centar.example' }, headers));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await reserve({ email: 'iva@centar.example' }, headers)).status).toBe(200);
  });

  it('is never refused for what others ask in the name of a mailbox, and mails it 30 more links a day', async () => {
    const answers = [];
    for (let count = 0; count < 32; count += 1) {
      answers.push(await reserve({ email: 'ana@centar.example' }));
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await mails()).toHaveLength(31);
    const counters = await app.database.reader.rateCounter.findMany();
    expect(JSON.stringify(counters)).not.toContain('ana@');
  });

  it('gets no reservation by guessed codes', async () => {
    await reserve({ email: 'ana@centar.example' });
    for (const code of ['', 'x', 'a'.repeat(43), '../1', `${'a'.repeat(42)}%00`]) {
      const { status } = await app.rest('GET', `${root}/GetOwn?code=${code}`);
      expect(status, code).toBe(404);
      const sent = await app.rest('PUT', `${root}/CancelOwn`, { json: { code } });
      expect(sent.status, code).toBe(404);
    }
    expect((await stored()).taken).toBe(1);
  });
});

describe('the link', () => {
  const EMAIL = 'ana@centar.example';
  const change = (json: object) =>
    app.rest('PUT', `${root}/ChangeOwn`, { json: { code: codeOf(EMAIL), ...json } });
  const cancel = () => app.rest('PUT', `${root}/CancelOwn`, { json: { code: codeOf(EMAIL) } });

  it('changes places within those that are free, and the note', async () => {
    await addReservationRow(app.database, offer.id, { email: EMAIL });
    expect((await change({ places: 4 })).errors).toEqual({ places: 'tooMany' });
    expect((await change({ places: 3, note: 'Kolica' })).body).toMatchObject({
      places: 3,
      note: 'Kolica',
      largestPossible: 3,
    });
    expect((await stored()).taken).toBe(3);
    expect((await change({ places: 1 })).status).toBe(200);
    expect((await stored()).taken).toBe(1);
  });

  it('gives places to a waiting group that its owner makes small enough, and goes on', async () => {
    await reserve({ email: 'iva@centar.example', places: 2 });
    await addReservationRow(app.database, offer.id, { email: EMAIL, state: 'waiting', places: 2 });
    expect(await change({ places: 1 })).toMatchObject({
      status: 200,
      body: { state: 'held', places: 1, code: codeOf(EMAIL) },
    });
    expect(await stored()).toMatchObject({ taken: 3, waiting: 0 });
    expect((await cancel()).body).toMatchObject({ state: 'cancelled' });
    expect(await mails()).toMatchObject([{ recipient: 'iva@centar.example' }]);
  });

  it('cancels once, also when pressed again, and not after the beginning', async () => {
    await addReservationRow(app.database, offer.id, { email: EMAIL });
    const reading = await app.rest('GET', `${root}/GetOwn?code=${codeOf(EMAIL)}`);
    expect(reading.body).toMatchObject({ state: 'held', mayChange: true });
    clock.set('2026-12-05T18:00:00Z');
    expect((await cancel()).status).toBe(409);
    clock.set('2026-12-05T17:59:59Z');
    expect((await cancel()).body).toMatchObject({ state: 'cancelled' });
    expect((await cancel()).body).toMatchObject({ state: 'cancelled', mayChange: false });
    expect((await stored()).taken).toBe(0);
  });
});

describe('the waiting list', () => {
  const waiting = async (...emails: string[]) => {
    for (const email of emails) {
      const places = email.startsWith('dvoje') ? 2 : 1;
      await reserve({ email, places });
    }
  };
  const states = async () =>
    Object.fromEntries(
      (await app.database.reader.reservation.findMany()).map(({ email, state }) => [email, state]),
    );
  const held = 'a@centar.example';

  it('gives free places in order, passes over a group that does not fit, and tells them', async () => {
    await addReservationRow(app.database, offer.id, { email: held, places: 1 });
    await addReservationRow(app.database, offer.id, { email: 'b@centar.example', places: 2 });
    await waiting('dvoje@centar.example', 'prvi@centar.example', 'drugi@centar.example');
    const before = (await list()).map(({ position, state }) => ({ position, state }));
    expect(before.slice(2)).toEqual([1, 2, 3].map((position) => ({ position, state: 'waiting' })));
    await app.rest('PUT', `${root}/CancelOwn`, { json: { code: codeOf(held) } });
    expect(await states()).toMatchObject({
      'dvoje@centar.example': 'waiting',
      'prvi@centar.example': 'held',
      'drugi@centar.example': 'waiting',
    });
    expect(await stored()).toMatchObject({ taken: 3, waiting: 3 });
    const told = (await mails()).filter(({ text }) => text.includes('više niste na listi'));
    expect(told).toMatchObject([{ recipient: 'prvi@centar.example' }]);
    const own = await app.rest('GET', `${root}/GetOwn?code=${mailCode(told[0]?.text ?? '')}`);
    expect(own.body).toMatchObject({ state: 'held' });
  });

  it('refuses a group that is larger than all places', async () => {
    await save({ largestGroup: 5 });
    const five = { email: held, places: 5 };
    expect((await reserve(five)).errors).toEqual({ places: 'tooMany' });
    const added = { offerId: offer.id, places: 4, name: 'Škola' };
    expect((await staff('POST', 'AddReservation', added)).errors).toEqual({ places: 'tooMany' });
    expect((await reserve({ ...five, places: 3 })).body.state).toBe('held');
    expect((await reserve({ email: 'b@centar.example', places: 3 })).body.state).toBe('waiting');
  });

  it('gets the places that staff add, and loses none when they offer fewer', async () => {
    await addReservationRow(app.database, offer.id, { email: held, places: 3 });
    await waiting('dvoje@centar.example', 'prvi@centar.example');
    const saveOffer = (places: number, version: number) =>
      staff('PUT', 'SaveOffer', { dateKey: offer.dateKey, places, version });
    expect((await saveOffer(5, 1)).body).toMatchObject({ taken: 5, waiting: 1, version: 2 });
    expect((await saveOffer(4, 1)).status).toBe(409);
    expect((await saveOffer(2, 2)).body).toMatchObject({ taken: 5, free: 0, state: 'waitingList' });
    await app.rest('PUT', `${root}/CancelOwn`, { json: { code: codeOf(held) } });
    expect(await stored()).toMatchObject({ taken: 2, waiting: 1, places: 2 });
    expect(await states()).toMatchObject({ 'prvi@centar.example': 'waiting' });
  });
});

describe('staff of the section', () => {
  it('add, edit, move, cancel and erase reservations', async () => {
    const other = await addOffer(app.database, '2026-12-06T18:00:00Z');
    const added = await staff<{ reservation: Row; link: string; mailed: boolean }>(
      'POST',
      'AddReservation',
      { offerId: offer.id, places: 2, name: 'Đorđe', phone: '064 111 2222' },
    );
    expect(added.body).toMatchObject({
      mailed: false,
      reservation: { state: 'held', addedByName: 'Mila' },
    });
    expect(added.body.link).toMatch(/^https:\/\/centar\.example\/moja-rezervacija\/[\w-]{43}$/);
    const { id } = added.body.reservation;
    const edited = { id, version: 1, places: 3, name: 'Đorđe Đ.', email: 'dj@centar.example' };
    expect((await staff('PUT', 'EditReservation', edited)).body).toMatchObject({
      version: 2,
      places: 3,
    });
    expect((await staff('PUT', 'EditReservation', edited)).status).toBe(409);
    const tooMany = { ...edited, version: 2, places: 4 };
    expect((await staff('PUT', 'EditReservation', tooMany)).errors).toEqual({ places: 'tooMany' });
    const move = { id, version: 2, toOfferId: other.id };
    expect((await staff('PUT', 'MoveReservation', move)).body).toMatchObject({ state: 'held' });
    expect((await stored()).taken).toBe(0);
    await staff('PUT', 'CancelReservation', { id, version: 3 });
    const told = (await mails()).map(({ text }) => text);
    expect(told).toHaveLength(3);
    expect(told[1]).toContain('Sada: Radionica, 06.12.2026 19:00, Mala sala');
    expect(told[2]).toContain('vaša rezervacija je otkazana');
    const { body } = await staff<Row[]>(
      'GET',
      'GetPersonReservations?contact=DJ@centar.example',
      undefined,
      admin,
    );
    expect(body).toMatchObject([{ id, state: 'cancelled', title: 'Radionica' }]);
    expect((await staff('DELETE', `EraseReservation?id=${String(id)}`)).body).toBe(true);
    expect(await app.database.reader.reservation.count()).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('find and erase a person by a telephone, however it was written', async () => {
    await reserve({ phone: '+381 (0)64 123 45 67' });
    const [row] = await list();
    expect(row).toMatchObject({ phone: '0641234567' });
    for (const written of ['064 123 45 67', '00381 (0)64/123-45-67', '381 64 123 4567']) {
      const call = `GetPersonReservations?contact=${encodeURIComponent(written)}`;
      const { body } = await staff<Row[]>('GET', call, undefined, admin);
      expect(body, written).toMatchObject([{ id: row?.id }]);
    }
  });

  it('keep a waiting mail of the other reservation of an erased person', async () => {
    const other = await addOffer(app.database, '2026-12-06T18:00:00Z');
    const email = 'ana@centar.example';
    const id = await addReservationRow(app.database, other.id, { email });
    await reserve({ email });
    await staff('DELETE', `EraseReservation?id=${String(id)}`);
    expect(await mails()).toMatchObject([{ recipient: email, sentAt: null }]);
    const [row] = await list();
    await app.database.write(({ outboxMail }) =>
      outboxMail.updateMany({ data: { sentAt: clock() } }),
    );
    await staff('DELETE', `EraseReservation?id=${String(row?.id)}`);
    expect(await mails()).toEqual([]);
  });

  it('add nothing more where a form is sent twice, unless it was changed', async () => {
    const key = 'k'.repeat(43);
    const form = { offerId: offer.id, places: 2, name: 'Đorđe', email: 'dj@centar.example', key };
    const { body } = await staff<{ link: string }>('POST', 'AddReservation', form);
    expect(body.link).toContain(key);
    expect((await staff('POST', 'AddReservation', form)).body).toEqual(body);
    expect((await staff('POST', 'AddReservation', { ...form, places: 1 })).status).toBe(409);
    const other = await addOffer(app.database, '2026-12-06T18:00:00Z');
    const elsewhere = { ...form, offerId: other.id };
    expect((await staff('POST', 'AddReservation', elsewhere)).status).toBe(409);
    expect(await list()).toHaveLength(1);
    expect(await stored()).toMatchObject({ taken: 2 });
    expect(await mails()).toHaveLength(1);
  });

  it('give a new link to somebody who lost it, and end the former one', async () => {
    const id = await addReservationRow(app.database, offer.id, { email: 'ana@centar.example' });
    const own = (code: string) => app.rest('GET', `${root}/GetOwn?code=${code}`);
    const { body } = await staff<{ link: string; mailed: boolean }>('PUT', 'RenewLink', {
      id,
      version: 1,
    });
    expect(body).toMatchObject({ mailed: true, reservation: { id, version: 2 } });
    expect((await own(codeOf('ana@centar.example'))).status).toBe(404);
    const [mail] = await mails();
    const code = mailCode(mail?.text ?? '');
    expect(body.link.endsWith(code)).toBe(true);
    expect((await own(code)).status).toBe(200);
    await staff('PUT', 'CancelReservation', { id, version: 2 });
    expect((await staff('PUT', 'RenewLink', { id, version: 3 })).status).toBe(409);
  });

  it('end the link of a mistyped mailbox when they correct it, and mail another', async () => {
    const id = await addReservationRow(app.database, offer.id, { email: 'zlo@centar.example' });
    const edited = { id, version: 1, places: 1, name: 'Ana', email: 'ana@centar.example' };
    await staff('PUT', 'EditReservation', edited);
    const own = (code: string) => app.rest('GET', `${root}/GetOwn?code=${code}`);
    expect((await own(codeOf('zlo@centar.example'))).status).toBe(404);
    const [mail, ...others] = await mails();
    expect(mail).toMatchObject({ recipient: 'ana@centar.example' });
    expect((await own(mailCode(mail?.text ?? ''))).body).toMatchObject({ name: 'Ana' });
    await staff('PUT', 'EditReservation', { ...edited, version: 2, name: 'Ana Anić' });
    expect(others).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });

  it('move no reservation to a cancelled date', async () => {
    const id = await addReservationRow(app.database, offer.id);
    const other = await addOffer(app.database, '2026-12-06T18:00:00Z');
    await app.database.writeContent((transaction) =>
      transaction.program.update({
        where: { id: other.programId },
        data: { status: 'cancelled' },
      }),
    );
    const move = { id, version: 1, toOfferId: other.id };
    expect((await staff('PUT', 'MoveReservation', move)).status).toBe(409);
  });

  it('need the section of the date to which a reservation is moved', async () => {
    const id = await addReservationRow(app.database, offer.id);
    const foreign = await addOffer(app.database, '2026-12-06T18:00:00Z');
    await app.database.writeContent((transaction) =>
      transaction.program.update({
        where: { id: foreign.programId },
        data: { programType: 'Dramski program' },
      }),
    );
    const move = { id, version: 1, toOfferId: foreign.id };
    expect((await staff('PUT', 'MoveReservation', move)).status).toBe(403);
    expect((await stored()).taken).toBe(1);
  });

  it('mail a message to those of the states', async () => {
    await addReservationRow(app.database, offer.id, { email: 'a@centar.example' });
    await addReservationRow(app.database, offer.id, {
      email: 'b@centar.example',
      state: 'waiting',
    });
    await addReservationRow(app.database, offer.id, { email: '', codeHash: 'c', phone: '064' });
    const message = { offerId: offer.id, subject: 'Ponesite papuče', text: 'Prvi red.\nDrugi.' };
    const sent = await staff('POST', 'MessageReservations', { ...message, states: ['held'] });
    expect(sent.body).toBe(1);
    expect(await mails()).toMatchObject([
      { recipient: 'a@centar.example', subject: 'Rezervacija: Ponesite papuče' },
    ]);
  });

  it('get the list as a sheet whose names are texts, never formulas', async () => {
    const name = '=HYPERLINK("http://zlo.example")';
    await addReservationRow(app.database, offer.id, { name, places: 2 });
    const path = `${root}/GetSheet?offerId=${String(offer.id)}&script=cir`;
    const { bytes, headers } = await app.raw(path, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(headers['content-disposition']).toContain(`rezervacije-${offer.dateKey}.xlsx`);
    const files = unzipSync(bytes);
    const text = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    expect(text.replaceAll('&quot;', '"')).toContain(name);
    expect(text).toContain('Е-пошта');
    expect(text).not.toContain('<f>');
  });

  it('leave an audit trail of numbers, without names', async () => {
    const json = { offerId: offer.id, places: 2, name: 'Tajna Osoba', email: 't@centar.example' };
    await staff('POST', 'AddReservation', json);
    const entries = await app.database.reader.auditEntry.findMany({ where: { userName: 'Mila' } });
    expect(entries).toMatchObject([
      {
        action: 'create',
        section: 'Muzicki program',
        itemType: 'Reservation',
        summary: 'Radionica, 05.12.2026 19:00',
        changes: { places: { from: null, to: 2 }, state: { from: null, to: 'held' } },
      },
    ]);
    expect(JSON.stringify(entries) + app.logs.join('')).not.toMatch(/Tajna|t@centar/);
  });

  it('read a list of 500 in one request and few statements', async () => {
    await app.database.write(({ reservation }) =>
      reservation.createMany({
        data: Array.from({ length: 500 }, (_, index) => ({
          offerId: offer.id,
          codeHash: String(index),
          state: index < 400 ? 'held' : 'waiting',
          places: 1,
          name: `Osoba ${String(index)}`,
        })),
      }),
    );
    const before = app.database.statements;
    expect(await list()).toHaveLength(500);
    expect(app.database.statements - before).toBeLessThan(12);
  });

  it('let a date take reservations, change for what, and delete an unused offer', async () => {
    const [film] = await app.database.writeContent(async ({ movie }) => [
      await movie.create({
        data: movieRow(['2026-12-07T18:00:00Z']),
        include: { screenings: true },
      }),
    ]);
    const dateKey = `projekcija-${String(film.screenings[0]?.id)}`;
    const rules = { dateKey, places: 100 };
    expect((await staff('PUT', 'SaveOffer', rules)).status).toBe(403);
    const made = await staff<{ id: number }>('PUT', 'SaveOffer', rules, admin);
    expect(made.body).toMatchObject({ title: 'Film', section: 'Bioskop program', state: 'open' });
    expect(made.body).toMatchObject({ sendsMail: true });
    const wrong = { ...rules, dateKey: 'projekcija-999' };
    expect((await staff('PUT', 'SaveOffer', wrong, admin)).status).toBe(404);
    const remove = `DeleteOffer?id=${String(made.body.id)}`;
    expect((await staff('DELETE', remove, undefined, admin)).body).toBe(true);
    await addReservationRow(app.database, offer.id);
    expect((await staff('DELETE', `DeleteOffer?id=${String(offer.id)}`)).status).toBe(409);
  });
});

it.each([
  ['opensAt', '2026-12-05T18:00:00Z'],
  ['closesAt', '2026-12-05T18:00:01Z'],
])('a date whose %s is after its beginning takes no reservations', async (field, moment) => {
  const rules = { places: 3, [field]: moment };
  const changed = { ...rules, dateKey: offer.dateKey, version: 1 };
  const errors = { [field]: 'tooLate' };
  expect(await staff('PUT', 'SaveOffer', changed)).toMatchObject({ status: 400, errors });
  await app.database.write(({ reservationOffer }) => reservationOffer.deleteMany());
  const added = { ...rules, dateKey: offer.dateKey };
  expect(await staff('PUT', 'SaveOffer', added)).toMatchObject({ status: 400, errors });
});

describe('the door', () => {
  interface Door {
    readonly walkIns: number;
    readonly reservations: { readonly id: number; readonly arrived: number; state: string }[];
  }
  const count = (deviceId: string, ...counts: [number, number, number][]) =>
    staff<Door>('PUT', 'CountAtDoor', {
      offerId: offer.id,
      deviceId,
      counts: counts.map(([reservationId, arrived, sequence]) => ({
        reservationId,
        arrived,
        sequence,
      })),
    });
  const arrivedOf = ({ body }: { body: Door }) => [
    body.walkIns,
    ...body.reservations.map(({ arrived }) => arrived),
  ];

  it('merges two phones: the largest of a reservation, the sum of others', async () => {
    const ana = await addReservationRow(app.database, offer.id, { places: 3 });
    await count('phone-one', [ana, 2, 1], [0, 5, 2]);
    expect(arrivedOf(await count('phone-two', [ana, 3, 1], [0, 4, 2]))).toEqual([9, 3]);
    // Sent again, and an older count that arrives later.
    expect(arrivedOf(await count('phone-one', [ana, 2, 1], [0, 1, 1]))).toEqual([9, 3]);
    expect(arrivedOf(await count('phone-two', [ana, 1, 3], [0, 0, 4]))).toEqual([5, 2]);
    const offers = await staff('GET', `GetOffer?id=${String(offer.id)}`);
    expect(offers.body).toMatchObject({ arrived: 7 });
  });

  it('shows what was cancelled meanwhile, and ignores counts of what is gone', async () => {
    const ana = await addReservationRow(app.database, offer.id, { email: 'a@centar.example' });
    await app.rest('PUT', `${root}/CancelOwn`, { json: { code: codeOf('a@centar.example') } });
    const { body, status } = await count('phone-one', [ana, 1, 1], [ana + 100, 2, 2]);
    expect(status).toBe(200);
    expect(body.reservations).toMatchObject([{ id: ana, state: 'cancelled', arrived: 1 }]);
    expect(body.walkIns).toBe(0);
  });

  it.each([
    ['short', [[0, 1, 1]]],
    ['phone-one', [[0, -1, 1]]],
    ['phone-one', [[0, 1, 1.5]]],
    ['phone-one', [[0, 100_000, 1]]],
  ] as [string, [number, number, number][]][])('refuses counts of %s: %j', async (...given) => {
    const [device, counts] = given;
    expect((await count(device, ...counts)).status).toBe(400);
  });
});

describe('a date that changes', () => {
  const tell = async (ms = 3 * MINUTE_MS) => {
    clock.pass(ms);
    await app.reservations.tellChanges();
    return (await mails()).map(({ text }) => text.split('\n\n').slice(1, 3).join('\n'));
  };

  it('is told once to those who have reserved, after two minutes without another change', async () => {
    await addReservationRow(app.database, offer.id);
    await addReservationRow(app.database, offer.id, { email: 'x@x.rs', state: 'cancelled' });
    await program({
      eventHappeningDateTime: new Date('2026-12-06T17:00:00Z'),
      place: 'Velika sala',
    });
    expect(await tell(MINUTE_MS)).toEqual([]);
    const told = await tell(MINUTE_MS);
    expect(told).toEqual([
      'termin za koji imate rezervaciju je pomeren, i vaša rezervacija važi.\nRadionica\nRanije: 05.12.2026 19:00, Mala sala\nSada: 06.12.2026 18:00, Velika sala',
    ]);
    expect(await tell()).toEqual(told);
  });

  it('is told to those who wait as the waiting list, and leads to the event when cancelled', async () => {
    await addReservationRow(app.database, offer.id, { state: 'waiting' });
    await program({ status: 'cancelled', statusNote: 'Novi termin: sutra.' });
    const [first] = await tell();
    expect(first).toContain('termin za koji ste na listi čekanja je otkazan.');
    const [mail] = await mails();
    expect(mail?.text).toContain('Lista čekanja više ne važi i ne prelazi na drugi termin.');
    expect(mail?.text).toMatch(/O događaju: https:\/\/centar\.example\/program/);
    expect(mail?.text).not.toContain('imate rezervaciju');
  });

  it('has its former time on the page of who has reserved', async () => {
    const email = 'ana@centar.example';
    await addReservationRow(app.database, offer.id, { email });
    const formerDateTime = new Date('2026-12-04T18:00:00Z');
    await program({ status: 'moved', formerDateTime });
    const call = `${root}/GetOwn?code=${codeOf(email)}`;
    const own = await app.rest<{ formerAt: string }>('GET', call);
    expect(own.body.formerAt).toBe(formerDateTime.toJSON());
  });

  it('is told of an all-day event without an hour', async () => {
    await program({
      eventHappeningDateTime: new Date('2026-12-11T23:00:00Z'),
      endsAt: new Date('2026-12-12T23:00:00Z'),
    });
    await tell();
    await addReservationRow(app.database, offer.id);
    await program({
      eventHappeningDateTime: new Date('2026-12-12T23:00:00Z'),
      endsAt: new Date('2026-12-13T23:00:00Z'),
    });
    expect((await tell()).at(-1)).toContain(
      'Ranije: 12.12.2026 ceo dan, Mala sala\nSada: 13.12.2026 ceo dan, Mala sala',
    );
    await program({ eventHappeningDateTime: new Date('2026-12-13T18:00:00Z'), endsAt: null });
    expect((await tell()).at(-1)).toContain(
      'Ranije: 13.12.2026 ceo dan, Mala sala\nSada: 13.12.2026 19:00, Mala sala',
    );
  });

  it('is told when it is cancelled, takes place after all, and is deleted', async () => {
    await addReservationRow(app.database, offer.id);
    await program({ status: 'cancelled' });
    expect(await tell()).toHaveLength(1);
    await program({ status: 'scheduled' });
    expect((await tell())[1]).toContain('ipak se održava');
    await program({ deletedAt: clock() });
    expect((await tell())[2]).toContain('je otkazan');
    await app.database.writeContent(({ program: table }) =>
      table.delete({ where: { id: offer.programId } }),
    );
    expect(await tell()).toHaveLength(3);
    expect((await stored()).toldStatus).toBe('removed');
  });

  it.each([
    [
      'moves what is still to come of opening and closing',
      ['2026-12-01T10:00:00Z', '2026-12-04T18:00:00Z'],
      ['2026-12-11T10:00:00Z', '2026-12-14T18:00:00Z'],
    ],
    [
      'keeps an opening that is past',
      ['2026-11-01T10:00:00Z', '2026-12-05T18:00:00Z'],
      ['2026-11-01T10:00:00Z', '2026-12-15T18:00:00Z'],
    ],
    [
      'stays closed',
      ['2026-11-01T10:00:00Z', '2026-11-20T18:00:00Z'],
      ['2026-11-01T10:00:00Z', '2026-11-20T18:00:00Z'],
    ],
  ])('%s', async (_, before, after) => {
    const moments = ([opensAt, closesAt]: string[]) => ({
      opensAt: new Date(opensAt ?? ''),
      closesAt: new Date(closesAt ?? ''),
    });
    await save(moments(before));
    await program({ eventHappeningDateTime: new Date('2026-12-15T18:00:00Z') });
    await tell();
    expect(await stored()).toMatchObject(moments(after));
    await tell();
    expect(await stored()).toMatchObject(moments(after));
  });

  it('is told nothing of a change that was taken back', async () => {
    await addReservationRow(app.database, offer.id);
    await program({ place: 'Velika' });
    await program({ place: 'Mala sala' });
    expect(await tell()).toEqual([]);
  });

  it('takes no place of another hall where it is removed', async () => {
    const at = new Date('2026-12-05T18:00:00Z');
    const halls = ['Velika sala', 'Mala sala', 'Bašta'];
    const row = movieRow([], {
      screenings: { create: halls.map((hall) => ({ productionDate: at, hall })) },
    });
    const film = await app.database.writeContent(({ movie }) =>
      movie.create({ data: row, include: { screenings: true } }),
    );
    const keys = film.screenings.map(({ id }) => `projekcija-${String(id)}`);
    const [removedKey = '', keptKey = '', freeKey = ''] = keys;
    const saveOffer = (dateKey: string) =>
      staff<{ id: number }>('PUT', 'SaveOffer', { dateKey, places: 3 }, admin);
    const removed = (await saveOffer(removedKey)).body.id;
    const kept = (await saveOffer(keptKey)).body.id;
    for (const id of [removed, kept]) {
      const email = `a${String(id)}@centar.example`;
      await addReservationRow(app.database, id, { email, places: 2 });
    }
    const offerBy = async (id: number) =>
      (await staff('GET', `GetOffer?id=${String(id)}`, undefined, admin)).body;
    const remove = (dateKey: string) =>
      app.database.writeContent(async ({ screening, movie }) => {
        await screening.delete({ where: { id: Number(dateKey.split('-')[1]) } });
        await movie.update({ where: { id: film.id }, data: { updatedAt: clock() } });
      });
    await remove(removedKey);
    const dateKey = removedKey;
    expect((await app.rest('GET', `${root}/GetForm?dateKey=${dateKey}`)).status).toBe(404);
    expect((await reserve({ dateKey, email: 'iva@centar.example' })).status).toBe(404);
    expect(await offerBy(kept)).toMatchObject({ dateKey: keptKey, taken: 2, status: 'scheduled' });
    await remove(keptKey);
    expect(await tell()).toHaveLength(2);
    expect(await offerBy(kept)).toMatchObject({ status: 'removed', taken: 2 });
    expect((await saveOffer(freeKey)).body).toMatchObject({ dateKey: freeKey, taken: 0 });
  });

  it('gets no second offer before its changed key is stored', async () => {
    const save = (dateKey: string) => staff('PUT', 'SaveOffer', { dateKey, places: 3 });
    await app.database.write(({ reservationOffer }) =>
      reservationOffer.update({
        where: { id: offer.id },
        data: { dateKey: `${offer.dateKey}-9` },
      }),
    );
    const shown = await staff('GET', `GetOffer?dateKey=${offer.dateKey}`);
    expect(shown.body).toMatchObject({ id: offer.id, at: '2026-12-05T18:00:00.000Z' });
    expect((await save(offer.dateKey)).status).toBe(409);
    await tell();
    expect(await stored()).toMatchObject({ dateKey: offer.dateKey });
  });

  it('is cancelled where a series loses it, though another one is left', async () => {
    const [first, second] = ['2026-12-05T18:00:00.000Z', '2026-12-14T18:00:00.000Z'];
    await addReservationRow(app.database, offer.id, { email: 's@centar.example' });
    const edit = (moments: readonly string[]) => {
      const dates = moments.map((at) => ({ eventHappeningDateTime: at }));
      const own = { id: offer.programId, ...PROGRAM_FIELDS, eventHappeningDateTime: moments[0] };
      return app.rest('POST', '/api/Programs/EditProgram', { token, json: { ...own, dates } });
    };
    expect((await edit([first, second])).status).toBe(200);
    expect((await edit([second])).status).toBe(200);
    const { dateKey } = offer;
    expect((await app.rest('GET', `${root}/GetForm?dateKey=${dateKey}`)).status).toBe(404);
    const [told] = await tell();
    expect(told).toContain('je otkazan');
    expect(told).toContain('05.12.2026 19:00');
    expect(await stored()).toMatchObject({ toldStatus: 'removed', toldAt: new Date(first) });
  });

  /** A series whose second date takes reservations and has one, reduced to that date. */
  async function leftOf(moved: object) {
    const [first, second] = ['2026-12-08T18:00:00.000Z', '2026-12-09T18:00:00.000Z'];
    const { id } = await app.database.writeContent(({ program: table }) =>
      table.create({ data: programRow(first, { place: 'Mala sala' }) }),
    );
    const edit = (dates: readonly object[]) =>
      app.rest<{ dates: { id: number; key: string; eventHappeningDateTime: string }[] }>(
        'POST',
        '/api/Programs/EditProgram',
        { token, json: { id, ...PROGRAM_FIELDS, eventHappeningDateTime: first, dates } },
      );
    const moments = [first, second].map((at) => ({ eventHappeningDateTime: at }));
    const [, left] = (await edit(moments)).body.dates;
    const dateKey = left?.key ?? '';
    const made = await staff<{ id: number }>('PUT', 'SaveOffer', { dateKey, places: 5 });
    await addReservationRow(app.database, made.body.id, { email: 's@centar.example' });
    expect((await edit([{ ...left, ...moved }])).status).toBe(200);
    return { id, dateKey };
  }
  const shownOf = async (id: number) => {
    const query = `query($id: Int!) { programById(id: $id) {
      reservations { state dateKey } dates { reservations { state dateKey } } } }`;
    return (await app.gql<{ programById: object }>(query, { id })).data.programById;
  };

  it('goes on being reserved where it alone is left of a series', async () => {
    const { id, dateKey } = await leftOf({});
    const reservations = { state: 'open', dateKey };
    expect(await shownOf(id)).toEqual({ reservations, dates: [{ reservations }] });
    expect((await reserve({ dateKey, email: 'n@centar.example' })).body.state).toBe('held');
    const sent = await mails();
    expect(await tell()).toHaveLength(sent.length);
    expect(await app.database.reader.reservationOffer.count({ where: { itemId: id } })).toBe(1);
  });

  it('is told as moved, not cancelled, where the save that leaves it alone moves it', async () => {
    const { id, dateKey } = await leftOf({ eventHappeningDateTime: '2026-12-10T18:00:00.000Z' });
    const reservations = { state: 'open', dateKey };
    expect(await shownOf(id)).toEqual({ reservations, dates: [{ reservations }] });
    const [told] = await tell();
    expect(told).toContain('je pomeren, i vaša rezervacija važi');
    expect(told).toContain('Sada: 10.12.2026 19:00');
  });
});

it('costs at most half as many statements more than an edit of news', async () => {
  const { token: editor } = await app.signInAs({ sections: ['Vesti'] });
  const item = await app.database.writeContent(({ news }) => news.create({ data: newsRow() }));
  const json = { ...NEWS_FIELDS, id: item.id };
  const statements = async (send: () => Promise<{ status: number }>) => {
    const before = app.database.statements;
    expect((await send()).status).toBe(200);
    return app.database.statements - before;
  };
  const edit = await statements(() =>
    app.rest('PUT', '/api/News/UpdateNews', { token: editor, json }),
  );
  const input = { phone: '0641234567' };
  expect(await statements(() => reserve(input))).toBeLessThanOrEqual(edit * 1.5);
});

describe('public pages', () => {
  const DOCUMENT = `query($id: Int!) { programById(id: $id) { reservations { state dateKey } } }`;
  const shown = async () =>
    (
      await app.gql<{ programById: { reservations: { state: string } | null } }>(DOCUMENT, {
        id: offer.programId,
      })
    ).data.programById.reservations;

  it('show the state of an offer, and change only when it does', async () => {
    expect(await shown()).toEqual({ state: 'open', dateKey: offer.dateKey });
    const { revision } = app.database;
    await reserve({ email: 'a@centar.example', places: 2 });
    expect(app.database.revision).toBe(revision);
    await reserve({ email: 'b@centar.example' });
    expect(app.database.revision).toBe(revision + 1);
    expect(await shown()).toMatchObject({ state: 'waitingList' });
    clock.set('2026-12-05T18:00:00Z');
    expect(await shown()).toMatchObject({ state: 'closed' });
  });

  it('read the offers of all dates in one statement a revision', async () => {
    await addOffer(app.database, '2026-12-06T18:00:00Z');
    const statements = async (fields: string) => {
      const before = app.database.statements;
      await app.gql(`{ upcomingPrograms { items { id ${fields} } } }`);
      return app.database.statements - before;
    };
    const offers = 'reservations { state }';
    // The first request of a revision also looks for the next dates of series.
    await statements('title');
    const without = await statements('title');
    expect(await statements(offers)).toBe(without + 1);
    expect(await statements(offers)).toBe(without);
  });

  it('carry nothing of the people who have reserved', async () => {
    await addReservationRow(app.database, offer.id, { name: 'Tajna Osoba', email: 'tajna@x.rs' });
    for (const path of [
      '/offline-snapshot',
      '/sitemap.xml',
      `/kalendar/${offer.dateKey}.ics`,
      '/',
    ]) {
      const { bytes } = await app.raw(path);
      expect(bytes.toString(), path).not.toMatch(/tajna/i);
    }
  });
});

describe('erasure', () => {
  const people = () => app.database.reader.reservation.count();
  const sweep = (isSteady = true) =>
    sweepAll({
      database: app.database,
      files: app.store,
      clock,
      watch: { isSteady: async () => isSteady },
      logger: { info: () => undefined, warn: () => undefined },
    });

  it('takes people and their mails 30 days after the date, and leaves the numbers', async () => {
    await reserve({ email: 'ana@centar.example', places: 2 });
    clock.set('2027-01-04T17:59:59Z');
    await sweep();
    expect(await people()).toBe(1);
    clock.set('2027-01-04T18:00:00Z');
    await sweep(false);
    expect(await people()).toBe(1);
    await sweep();
    expect(await people()).toBe(0);
    expect(await mails()).toEqual([]);
    expect(await stored()).toMatchObject({ taken: 2, erasedAt: clock() });
  });

  it('takes mails to a mailbox that staff corrected', async () => {
    await reserve({ email: 'ana@centar.example' });
    const [{ id, version } = { id: 0, version: 0 }] = await list();
    const json = { id, version, name: 'Ana Anić', places: 1, email: 'iva@centar.example' };
    expect((await staff('PUT', 'EditReservation', json)).status).toBe(200);
    await staff('DELETE', `EraseReservation?id=${String(id)}`);
    expect(await mails()).toMatchObject([{ recipient: 'ana@centar.example' }]);
    clock.pass(2 * DAY_MS);
    await sweep();
    expect(await mails()).toHaveLength(1);
    clock.pass(1);
    await sweep();
    expect(await mails()).toEqual([]);
  });

  it('takes a mail that was still waiting then once it is given up', async () => {
    await reserve({ email: 'ana@centar.example' });
    clock.set('2027-01-04T18:00:00Z');
    const message = { offerId: offer.id, subject: 'Hvala', text: 'Dođite opet.', states: ['held'] };
    const { token: later } = await app.signInAs({ sections: ['Muzicki program'] });
    await staff('POST', 'MessageReservations', message, later);
    await sweep();
    expect(await mails()).toMatchObject([{ subject: 'Rezervacija: Hvala' }]);
    clock.pass(2 * DAY_MS + 1);
    await sweep();
    expect(await mails()).toEqual([]);
  });

  it('takes them again when an older backup is restored', async () => {
    await addReservationRow(app.database, offer.id);
    clock.pass(60 * DAY_MS);
    await sweep();
    expect(await people()).toBe(0);
    await save({ erasedAt: null });
    await addReservationRow(app.database, offer.id);
    await sweep();
    expect(await people()).toBe(0);
  });
});
