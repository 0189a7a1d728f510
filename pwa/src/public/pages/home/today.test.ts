import { describe, expect, it } from 'vitest';
import { parseTyped } from '@centar/domain/dates.ts';
import type { Opening, OpeningHours, Week } from '@centar/domain/openingHours.ts';
import { everyDay } from '@centar/domain/test/everyDay.ts';
import type { MovieCardData } from '../../../features/cinema/public/cinema.operations.ts';
import type {
  PastProgramData,
  ProgramCardData,
} from '../../../features/programs/programs.operations.ts';
import { happenings, todayList } from './today.ts';

const at = (typed: string): Date => parseTyped(typed) ?? new Date(Number.NaN);
const iso = (typed: string): string => at(typed).toISOString();

function program(
  title: string,
  start: string,
  end?: string,
  more: Partial<Pick<ProgramCardData, 'status' | 'programType' | 'place' | 'dates'>> = {},
): ProgramCardData {
  return {
    id: title.length,
    title,
    excerpt: '',
    programType: 'Muzicki program',
    place: 'Sala',
    eventHappeningDateTime: iso(start),
    endsAt: end === undefined ? null : iso(end),
    price: '500 din.',
    isFree: false,
    status: 'scheduled',
    dates: [],
    image: null,
    ...more,
  } as unknown as ProgramCardData;
}

function film(
  title: string,
  starts: readonly string[],
  cancelled: readonly string[] = [],
): MovieCardData {
  const movieProductionDateTimes = starts.map((start, id) => ({
    id,
    productionDate: iso(start),
    hall: '',
    price: '',
    isFree: true,
    status: cancelled.includes(starts[id] ?? '') ? 'cancelled' : 'scheduled',
  }));
  return { id: 1, title, movieProductionDateTimes } as unknown as MovieCardData;
}

const DAILY: readonly Opening[] = [['10:00', '20:00']];
const WEEK: Week = { ...everyDay(DAILY), ponedeljak: [] };
const HOUSE: OpeningHours = { house: WEEK, boxOffice: WEEK, exceptions: [] };

const ART = { programType: 'Likovni program' };
const salon = program('Salon', '19.11.2026 19:00', '20.12.2026 20:00', ART);
const colours = program('Boje', '25.11.2026 18:00', '10.12.2026 20:00', ART);
const talk = program('Razgovor', '27.11.2026 18:30', '27.11.2026 20:00');
const concert = program('Koncert', '27.11.2026 20:00', '27.11.2026 22:00');
const SCREENINGS = ['27.11.2026 17:00', '27.11.2026 20:30', '28.11.2026 20:00'];
const evening = film('Tiha voda', SCREENINGS);

const listAt = (now: string, programs: readonly ProgramCardData[], movies = [evening]) =>
  todayList({ programs, past: [], movies }, HOUSE, at(now));
const titlesAt = (now: string, programs: readonly ProgramCardData[], movies = [evening]) =>
  listAt(now, programs, movies)?.rows.map(({ title }) => title);

describe("the home page's today", () => {
  it("names a corner once where its name is also the event's place", () => {
    const corner = { programType: 'Turski kutak', place: 'Turski kutak' };
    const talks = program('Razgovor', '27.11.2026 18:30', '27.11.2026 20:00', corner);
    expect(listAt('27.11.2026 12:00', [talks], [])?.rows[0]?.detail).toBe('Turski kutak');
  });

  it('events of the day are rows, then what is open all day', () => {
    const list = listAt('27.11.2026 12:00', [talk, concert, salon]);
    expect([list?.label, list?.date]).toEqual(['Danas, petak', '27.11.2026']);
    expect(list?.rows).toMatchObject([
      { time: '17:00', title: 'Tiha voda', detail: 'film · bioskop', price: 'slobodno' },
      { time: '18:30', title: 'Razgovor' },
      { time: '20:00', detail: 'muzika · Sala', price: '500\u00a0din.' },
      { time: '20:30', title: 'Tiha voda' },
      { time: 'do 20 h', title: 'Salon', detail: 'izložba · Sala · do 20.12.' },
    ]);
    expect([list?.earlier, list?.more]).toEqual([undefined, undefined]);
  });

  it('a sixth row is counted, and one of the five is what is open', () => {
    const late = program('Kasno', '27.11.2026 23:00');
    const list = listAt('27.11.2026 12:00', [talk, concert, late, salon, colours]);
    expect(list?.rows.map(({ title }) => title).slice(3)).toEqual(['Tiha voda', 'Salon']);
    expect(list?.more).toEqual({ label: 'Još 2', href: '/sta-ima?kad=danas' });
    const few = listAt('27.11.2026 12:00', [salon, colours], []);
    expect(few?.rows.map(({ title }) => title)).toEqual(['Salon', 'Boje']);
  });

  it('a cancelled event is shown before what is open, and before a sixth row', () => {
    const off = program('Otkazan', '27.11.2026 23:00', undefined, { status: 'cancelled' });
    const early = program('Rano', '27.11.2026 13:00');
    const titles = (programs: readonly ProgramCardData[]) => titlesAt('27.11.2026 12:00', programs);
    const five = ['Tiha voda', 'Razgovor', 'Koncert', 'Tiha voda', 'Otkazan'];
    expect(titles([talk, concert, off, salon])).toEqual(five);
    const withEarly = [early, talk, concert, off];
    expect(titles(withEarly)).toEqual(['Rano', 'Tiha voda', 'Razgovor', 'Koncert', 'Otkazan']);
  });

  it('the next event to begin is lit, but not a cancelled one', () => {
    const lit = (now: string, programs: readonly ProgramCardData[]) =>
      listAt(now, programs)?.rows.find(({ isNext }) => isNext)?.time;
    expect(lit('27.11.2026 12:00', [talk, concert, salon])).toBe('17:00');
    expect(lit('27.11.2026 18:29', [talk, concert, salon])).toBe('18:30');
    const off = program('Otkazan', '27.11.2026 18:00', undefined, { status: 'cancelled' });
    expect(lit('27.11.2026 17:30', [off, concert])).toBe('20:00');
  });

  it('in the evening what has begun is folded, while others are still to begin', () => {
    expect(titlesAt('27.11.2026 16:59', [program('Rano', '27.11.2026 16:00')])?.[0]).toBe('Rano');
    const list = listAt('27.11.2026 18:30', [talk, concert]);
    expect(list?.label).toBe('Večeras, petak');
    expect(list?.rows.map(({ time }) => time)).toEqual(['20:00', '20:30']);
    expect(list?.earlier?.label).toBe('i ranije danas: 2');
    // Nothing is left to begin: what is in progress is shown.
    const last = listAt('27.11.2026 21:00', [talk, concert]);
    expect(last?.rows.map(({ title }) => title)).toEqual(['Koncert', 'Tiha voda']);
    expect(last?.earlier?.label).toBe('i ranije danas: 2');
  });

  it('ended programmes of today are counted from the archive', () => {
    const past = [talk, salon] as readonly PastProgramData[];
    const rendered = todayList(
      { programs: [concert], past, movies: [] },
      HOUSE,
      at('27.11.2026 21:00'),
    );
    expect(rendered?.earlier?.label).toBe('i ranije danas: 1');
  });

  it('what lasts several days is shown on open days only, with its kind', () => {
    expect(listAt('30.11.2026 12:00', [salon], [])).toBeUndefined();
    const festival = program('Festival', '25.11.2026 18:00', '29.11.2026 23:00');
    expect(listAt('27.11.2026 09:00', [festival], [])?.rows).toMatchObject([
      { time: '10–20 h', detail: 'muzika · Sala · do 29.11.' },
    ]);
  });

  it('a cancelled event of today stays and is marked', () => {
    const off = program('Otkazani koncert', '27.11.2026 20:00', undefined, { status: 'cancelled' });
    expect(listAt('27.11.2026 12:00', [off], [])?.rows).toMatchObject([
      { status: 'cancelled', price: '', detail: 'muzika · Sala' },
    ]);
    const elsewhen = film('Tiha voda', SCREENINGS, ['27.11.2026 20:30']);
    expect(listAt('27.11.2026 18:00', [], [elsewhen])?.rows).toMatchObject([
      { status: 'cancelled', detail: 'film · sutra u 20:00' },
    ]);
    const day = (key: string, start: string, end: string, status: string) => ({
      key,
      eventHappeningDateTime: iso(start),
      endsAt: iso(end),
      status,
    });
    const dates = [
      day('one', '27.11.2026 00:00', '28.11.2026 00:00', 'cancelled'),
      day('two', '28.11.2026 00:00', '29.11.2026 00:00', 'scheduled'),
    ] as unknown as ProgramCardData['dates'];
    const fair = program('Sajam', '27.11.2026 00:00', '28.11.2026 00:00', { dates });
    expect(listAt('27.11.2026 12:00', [fair], [])?.rows).toMatchObject([
      { status: 'cancelled', detail: 'muzika · sutra' },
    ]);
    const closed = program('Izložba', '19.11.2026 19:00', '20.12.2026 20:00', {
      status: 'cancelled',
    });
    expect(listAt('27.11.2026 12:00', [closed], [])).toBeUndefined();
  });

  it('a night that began yesterday is listed while it is in progress', () => {
    const night = program('Noć', '27.11.2026 23:00', '28.11.2026 03:00');
    expect(listAt('27.11.2026 23:50', [night], [])?.rows).toMatchObject([{ time: '23:00' }]);
    expect(listAt('28.11.2026 02:59', [night], [])).toMatchObject({
      label: 'Danas, subota',
      date: '28.11.2026',
      rows: [{ title: 'Noć', time: 'sad' }],
    });
    expect(titlesAt('28.11.2026 03:00', [night], [])).toBeUndefined();
  });

  it('no count is given when further programmes of the day are not loaded', () => {
    const day = ['10', '11', '12', '13', '14', '15'].map((hour) =>
      program(`U ${hour}`, `27.11.2026 ${hour}:00`),
    );
    const moreAt = (loadedUntil: string | undefined) =>
      todayList({ programs: day, past: [], movies: [], loadedUntil }, HOUSE, at('27.11.2026 09:00'))
        ?.more?.label;
    expect(moreAt(undefined)).toBe('Još 1');
    expect(moreAt(iso('28.11.2026 10:00'))).toBe('Još 1');
    expect(moreAt(iso('27.11.2026 15:00'))).toBe('Svi termini');
  });

  it('an all-day event has no hour', () => {
    const fair = program('Vašar', '27.11.2026', '28.11.2026');
    const rows = todayList(
      { programs: [fair], past: [], movies: [] },
      HOUSE,
      at('27.11.2026 12:00'),
    );
    expect(rows?.rows.map(({ time }) => time)).toEqual(['ceo dan']);
  });

  it('the next day is shown when nothing is left of today', () => {
    const list = listAt('27.11.2026 12:00', [program('Sutra', '28.11.2026 20:00'), salon], []);
    expect([list?.label, list?.date]).toEqual(['Sledeći program: subota,', '28.11.2026']);
    expect(list?.rows).toMatchObject([
      { title: 'Sutra' },
      { title: 'Salon', detail: 'otvoreno danas · izložba · Sala · do 20.12.' },
    ]);
    const only = listAt('27.11.2026 12:00', [salon], []);
    expect([only?.label, only?.rows.length]).toEqual(['Danas, petak', 1]);
  });
});

it('past events are not among the next events', () => {
  const next = happenings([talk, concert, salon], [evening], at('27.11.2026 21:00'));
  expect(next.map(({ title }) => title)).toEqual(['Koncert', 'Tiha voda', 'Tiha voda']);
});
