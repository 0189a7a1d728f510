import { setImmediate } from 'node:timers/promises';
import { convertIcsCalendar, type IcsCalendar } from 'ts-ics';
import Parser from 'rss-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { movieRow, newsRow, programRow } from '../../../test/contentRows.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/testApp.ts';
import { calendarFile } from './calendar.ts';

/** In winter time, and in summer time. */
const WINTER = '2026-12-01T18:00:00.000Z';
const SUMMER = '2027-07-01T18:00:00.000Z';

const app = sharedTestApp({
  content: {
    news: [
      newsRow({ title: 'Prva, sa <znacima> & "navodnicima"', description: 'Tekst šđčćž.' }),
      newsRow({ title: 'Nacrt', publishedAt: null }),
    ],
    programs: [
      programRow(WINTER, { title: 'Koncert; veliki, novi', programType: 'Muzicki program' }),
      programRow(SUMMER, { programType: 'Turski kutak', status: 'cancelled' }),
      programRow(WINTER, { programType: 'Muzicki program', publishedAt: null }),
    ],
    movies: [
      movieRow([WINTER, SUMMER], { title: 'Film', duration: '1H 30M' }),
      movieRow([WINTER], { publishedAt: new Date(SUMMER) }),
    ],
  },
});

const read = async (path: string): Promise<string> => {
  const { status, bytes } = await app.raw(path);
  expect(status).toBe(200);
  return String(bytes);
};
const calendar = async (path: string): Promise<IcsCalendar> =>
  convertIcsCalendar(undefined, await read(path));

describe('calendars', () => {
  it("of screenings have Belgrade times, ends by the film's length, and stable names", async () => {
    const { headers } = await app.raw('/kalendar/projekcije.ics');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const { events = [], timezones, method } = await calendar('/kalendar/projekcije.ics');
    expect(method).toBe('PUBLISH');
    expect(timezones?.map(({ id }) => id)).toEqual(['Europe/Belgrade']);
    expect(events.map(({ uid }) => uid)).toEqual([
      `projekcija-1@${new URL(PUBLIC_URL).host}`,
      `projekcija-2@${new URL(PUBLIC_URL).host}`,
    ]);
    expect(events.map(({ start }) => start.date.toISOString())).toEqual([WINTER, SUMMER]);
    expect(events.map(({ start }) => start.local?.timezone)).toEqual([
      'Europe/Belgrade',
      'Europe/Belgrade',
    ]);
    expect(events[0]?.end?.date.toISOString()).toBe('2026-12-01T19:30:00.000Z');
    expect(events[0]?.url).toBe(`${PUBLIC_URL}/cinema/1`);
    expect(events[0]?.alarms ?? []).toEqual([]);
  });

  it('of each programme type, corners included; what is cancelled stays and says so', async () => {
    for (const { slug } of PROGRAM_TYPES) await calendar(`/kalendar/${slug}.ics`);
    const music = (await calendar('/kalendar/muzicki.ics')).events ?? [];
    expect(music.map(({ summary, status }) => [summary, status])).toEqual([
      ['Koncert; veliki, novi', 'CONFIRMED'],
    ]);
    const [corner] = (await calendar('/kalendar/turski.ics')).events ?? [];
    expect(corner?.status).toBe('CANCELLED');
    expect(corner?.summary).toMatch(/^Otkazano: /);
    expect(corner?.description).toMatch(/^Otkazano/);
    expect(corner?.url).toBe(`${PUBLIC_URL}/kutak/2`);
    expect((await calendar('/kalendar/dramski.ics')).events ?? []).toEqual([]);
  });

  it('of one event remind an hour before, with growing sequence and constant name', async () => {
    const { headers } = await app.raw('/kalendar/program-1.ics');
    expect(headers['content-disposition']).toBe('attachment; filename="program-1.ics"');
    const [before] = (await calendar('/kalendar/program-1.ics')).events ?? [];
    expect(before?.alarms?.map(({ trigger }) => trigger)).toMatchObject([
      { type: 'relative', value: { before: true, hours: 1 } },
    ]);
    await app.database.writeContent((transaction) =>
      transaction.program.update({ where: { id: 1 }, data: { version: { increment: 1 } } }),
    );
    const [after] = (await calendar('/kalendar/program-1.ics')).events ?? [];
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
    expect((await calendar('/kalendar/projekcija-2.ics')).events).toHaveLength(1);
  });

  it('in Cyrillic have transliterated texts and links to Cyrillic pages, under the same names', async () => {
    const latin = await calendar('/kalendar/muzicki.ics');
    const { events = [], name } = await calendar('/cir/kalendar/muzicki.ics');
    expect(events[0]).toMatchObject({
      uid: latin.events?.[0]?.uid,
      summary: 'Концерт; велики, нови',
      url: `${PUBLIC_URL}/cir/programs/1`,
    });
    expect(name).toMatch(/: Музицки$/);
    const starred = await calendar('/cir/kalendar/moji-termini.ics?termini=projekcija-1');
    expect(starred.events?.[0]?.summary).toBe('Филм');
    expect((await app.raw('/cir/kalendar/nema.ics')).status).toBe(404);
  });

  it('of starred events contain only public ones, soonest first, each with a reminder', async () => {
    const path =
      '/kalendar/moji-termini.ics?termini=projekcija-2,projekcija-3,program-1,program-3,program-9,nista,program-1';
    const { events = [] } = await calendar(path);
    expect(events).toHaveLength(2);
    const [first, second] = events.map(({ start }) => start.date.getTime());
    expect(first).toBeLessThan(second ?? 0);
    expect(events.every(({ alarms }) => alarms?.length === 1)).toBe(true);
    expect((await app.raw(path)).headers['content-disposition']).toContain('moji-termini.ics');
  });

  it('follow the content at once', async () => {
    await app.database.writeContent((transaction) =>
      transaction.screening.update({ where: { id: 1 }, data: { status: 'cancelled' } }),
    );
    const [first] = (await calendar('/kalendar/projekcije.ics')).events ?? [];
    expect(first?.status).toBe('CANCELLED');
  });

  it.each([
    '/kalendar/nema.ics',
    '/kalendar/moji-termini.ics',
    '/kalendar/moji-termini.ics?termini=',
    '/kalendar/moji-termini.ics?termini=program-9,x,projekcija-99999999999',
    '/kalendar/moji-termini.ics?termini=program-1&termini=program-2',
    '/kalendar/program-9.ics',
    '/kalendar/program-0.ics',
    '/kalendar/program-1x.ics',
    '/kalendar/projekcija-99999999999.ics',
  ])('there is none at %s', async (path) => {
    expect((await app.raw(path)).status).toBe(404);
  });
});

it('folded lines of a calendar have at most 75 bytes and standard line ends', async () => {
  const text = await read('/kalendar/projekcije.ics');
  const lines = text.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
  expect(lines.at(-1)).toBe('');
});

describe('the times of calendars', () => {
  const add = (start: string, end: string | undefined, title: string) =>
    app.database.writeContent(({ program }) =>
      program.create({
        data: programRow(start, { title, endsAt: end === undefined ? null : new Date(end) }),
      }),
    );
  const entry = async (start: string, end?: string): Promise<string> => {
    const { id } = await add(
      start,
      end,
      'Izložba sa veoma dugačkim naslovom, šđčćž, da se redovi prelome i posle sedamdeset pet bajtova, pa jos jednom, bez slova od dva bajta, da ceo nastavak bude pun',
    );
    return read(`/kalendar/program-${String(id)}.ics`);
  };
  const line = (text: string, name: string): string | undefined =>
    text.split('\r\n').findLast((one) => one.startsWith(name));

  it('hold what lasts as whole days, the last one included, which keep nobody busy', async () => {
    const text = await entry('2026-11-19T18:00:00Z', '2026-12-10T19:00:00Z');
    expect(line(text, 'DTSTART')).toBe('DTSTART;VALUE=DATE:20261119');
    expect(line(text, 'DTEND')).toBe('DTEND;VALUE=DATE:20261211');
    expect(line(text, 'TRANSP')).toBe('TRANSP:TRANSPARENT');
    expect(text).toContain('19.11.2026 19:00 do 10.12.2026 20:00');
    expect(text).not.toContain('BEGIN:VALARM');
    expect(text.split('\r\n').every((one) => Buffer.byteLength(one) <= 75)).toBe(true);
  });

  it('name the last day of what lasts to its end, not the midnight after it', async () => {
    const text = await entry('2026-11-19T18:00:00Z', '2026-12-20T23:00:00Z');
    expect(line(text, 'DTEND')).toBe('DTEND;VALUE=DATE:20261221');
    expect(text).toContain('19.11.2026 19:00 do 20.12.2026.');
  });

  it('hold an all-day event as a date', async () => {
    const text = await entry('2026-12-04T23:00:00Z', '2026-12-05T23:00:00Z');
    expect(line(text, 'DTSTART')).toBe('DTSTART;VALUE=DATE:20261205');
    expect(line(text, 'DTEND')).toBe('DTEND;VALUE=DATE:20261206');
  });

  it('give an event without an end two hours', async () => {
    const text = await entry('2026-11-27T19:00:00Z');
    expect(line(text, 'DTSTART')).toBe('DTSTART;TZID=Europe/Belgrade:20261127T200000');
    expect(line(text, 'DTEND')).toBe('DTEND;TZID=Europe/Belgrade:20261127T220000');
  });

  it('write the second pass of the repeated hour of October in UTC', async () => {
    const text = await entry('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z');
    expect(line(text, 'DTSTART')).toBe('DTSTART;TZID=Europe/Belgrade:20261025T023000');
    expect(line(text, 'DTEND')).toBe('DTEND:20261025T013000Z');
  });

  it('hold what is on in a subscription, however long ago it began', async () => {
    await add('2026-06-01T18:00:00Z', '2027-06-01T18:00:00Z', 'Stalna postavka');
    expect(await read('/kalendar/muzicki.ics')).toContain('DTSTART;VALUE=DATE:20260601');
  });
});

describe('feeds', () => {
  it('of news are read by a feed reader, and hold what visitors may see', async () => {
    const feed = await new Parser().parseString(await read('/rss/vesti.xml'));
    expect(feed.link).toBe(`${PUBLIC_URL}/news-list`);
    expect(
      feed.items.map(({ title, link, guid, content }) => [title, link, guid, content]),
    ).toEqual([
      [
        'Prva, sa <znacima> & "navodnicima"',
        `${PUBLIC_URL}/news/1`,
        `${PUBLIC_URL}/news/1`,
        'Tekst šđčćž.',
      ],
    ]);
    expect(Number.isNaN(Date.parse(feed.items[0]?.pubDate ?? ''))).toBe(false);
  });

  it('as JSON Feed hold the same, in both scripts', async () => {
    const { headers } = await app.raw('/rss/vesti.json');
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(JSON.parse(await read('/cir/rss/vesti.json'))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${PUBLIC_URL}/cir/news-list`,
      feed_url: `${PUBLIC_URL}/cir/rss/vesti.json`,
      language: 'sr-Cyrl',
      items: [
        {
          id: `${PUBLIC_URL}/cir/news/1`,
          url: `${PUBLIC_URL}/cir/news/1`,
          title: 'Прва, са <знацима> & "наводницима"',
          content_text: 'Текст шђчћж.',
        },
      ],
    });
  });

  it('in Cyrillic are a feed of their own', async () => {
    const text = await read('/cir/rss/vesti.xml');
    expect(text).toContain('<language>sr-Cyrl</language>');
    const feed = await new Parser().parseString(text);
    expect(feed.link).toBe(`${PUBLIC_URL}/cir/news-list`);
    expect(feed.items.map(({ title, link }) => [title, link])).toEqual([
      ['Прва, са <знацима> & "наводницима"', `${PUBLIC_URL}/cir/news/1`],
    ]);
  });

  it.each(['/rss/konkursi.xml', '/rss/javne-nabavke.xml'])(
    '%s is empty, and still a feed',
    async (path) => {
      const { headers } = await app.raw(path);
      expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
      expect((await new Parser().parseString(await read(path))).items).toEqual([]);
    },
  );
});

describe('control characters', () => {
  /** As of an import of before they were refused. */
  const DIRTY = 'Hor\u0000\u0007\u001f\u007f\u0085\uffff\rATTACH:http://zlo.example\r\nkraj';
  const NOT_ALLOWED = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/u;
  let dirty: TestApp;

  beforeAll(async () => {
    dirty = await startTestApp({
      content: {
        news: [newsRow({ title: `${DIRTY}\u2028\ud800`, description: DIRTY })],
        programs: [programRow(WINTER, { title: DIRTY, description: DIRTY, place: DIRTY })],
        movies: [movieRow([WINTER], { title: DIRTY, description: DIRTY })],
      },
    });
  });
  afterAll(() => dirty.close());

  it.each(['program-1', 'projekcija-1', 'projekcije'])(
    'never end a line of the calendar %s, which has a property in each',
    async (name) => {
      const text = String((await dirty.raw(`/kalendar/${name}.ics`)).bytes);
      expect(text).not.toMatch(NOT_ALLOWED);
      const unfolded = text.replaceAll('\r\n ', '');
      for (const line of unfolded.split('\r\n').slice(0, -1)) {
        expect(line).toMatch(/^[A-Z-]+[:;][^\r\n]*$/);
        expect(line).not.toMatch(/^ATTACH/);
      }
      expect(unfolded).toContain('SUMMARY:Hor\\nATTACH:http://zlo.example\\nkraj\r\n');
      const { events } = convertIcsCalendar(undefined, text);
      expect(events?.[0]?.summary).toBe('Hor\nATTACH:http://zlo.example\nkraj');
    },
  );

  it.each(['/rss/vesti.xml', '/cir/rss/vesti.xml', '/sitemap.xml', '/rss/vesti.json'])(
    'are not in %s',
    async (path) => {
      const text = String((await dirty.raw(path)).bytes);
      expect(text).toContain('/news/1');
      if (path === '/rss/vesti.xml') expect(text).toContain('kraj\u2028');
      expect(text).not.toMatch(NOT_ALLOWED);
      expect(text).not.toMatch(/\\u(?:00[01]|d8|ff)/);
    },
  );
});

it('others are answered while a calendar of a thousand events is written', async () => {
  const moment = new Date(WINTER);
  const event = {
    key: 'projekcija-1',
    path: '/cinema/1',
    sequence: 1,
    cancelled: false,
    moved: false,
    changed: moment,
    created: moment,
    start: moment,
    end: moment,
    pastAt: moment,
    title: 'Film',
    text: '',
    accessFacts: [],
    place: 'Velika sala',
  };
  const events = Array.from({ length: 1000 }, () => event);
  const maker = { centre: app.centre, publicUrl: PUBLIC_URL, script: 'cyrillic' } as const;
  const written = calendarFile(maker, { name: 'Bioskop', events, remind: true });
  const turns = async (): Promise<number> => {
    for (let turn = 0; ; turn += 1) {
      const isDone = await Promise.race([written.then(() => true), setImmediate(false)]);
      if (isDone) return turn;
    }
  };
  expect(await turns()).toBeGreaterThan(10);
  expect((await written).match(/^BEGIN:VEVENT/gm)).toHaveLength(1000);
});

it('calendars of chosen events are made for one network only so often', async () => {
  // A slow machine would earn further calendars meanwhile.
  const own = await startTestApp({
    monotonicNow: () => 0,
    content: { programs: [programRow(WINTER)] },
  });
  const ask = () => own.raw('/kalendar/program-1.ics');
  const answers = await Promise.all(Array.from({ length: 150 }, ask));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers } of refused) {
    expect([status, headers['retry-after']]).toEqual([429, '1']);
  }
  expect((await own.raw('/kalendar/projekcije.ics')).status).toBe(200);
  await own.close();
});
