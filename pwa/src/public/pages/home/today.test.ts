import { describe, expect, it } from 'vitest';
import { parseTyped } from '@centar/domain/dates.ts';
import type { Opening, OpeningHours, Week } from '@centar/domain/openingHours.ts';
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
  more: Partial<Pick<ProgramCardData, 'status' | 'programType'>> = {},
): ProgramCardData {
  return {
    id: title.length,
    title,
    excerpt: '',
    programType: 'Muzicki program',
    place: 'Sala',
    eventHappeningDateTime: iso(start),
    endsAt: end === undefined ? null : iso(end),
    price: '',
    status: 'scheduled',
    dates: [],
    image: null,
    ...more,
  } as unknown as ProgramCardData;
}

function film(title: string, ...starts: readonly string[]): MovieCardData {
  const movieProductionDateTimes = starts.map((start, id) => ({
    id,
    productionDate: iso(start),
    hall: '',
    status: 'scheduled',
  }));
  return { id: 1, title, movieProductionDateTimes } as unknown as MovieCardData;
}

const DAILY: readonly Opening[] = [['10:00', '20:00']];
const WEEK: Week = {
  ponedeljak: [],
  utorak: DAILY,
  sreda: DAILY,
  četvrtak: DAILY,
  petak: DAILY,
  subota: DAILY,
  nedelja: DAILY,
};
const HOUSE: OpeningHours = { house: WEEK, boxOffice: WEEK, exceptions: [] };

const ART = { programType: 'Likovni program' };
const salon = program('Salon', '19.11.2026 19:00', '20.12.2026 20:00', ART);
const colours = program('Boje', '25.11.2026 18:00', '10.12.2026 20:00', ART);
const talk = program('Razgovor', '27.11.2026 18:30', '27.11.2026 20:00');
const concert = program('Koncert', '27.11.2026 20:00', '27.11.2026 22:00');
const evening = film('Tiha voda', '27.11.2026 17:00', '27.11.2026 20:30', '28.11.2026 20:00');

const listAt = (now: string, programs: readonly ProgramCardData[], movies = [evening]) =>
  todayList({ programs, past: [], movies }, HOUSE, at(now));
const titlesAt = (now: string, programs: readonly ProgramCardData[], movies = [evening]) =>
  listAt(now, programs, movies)?.rows.map(({ title }) => title);

describe("the home page's today", () => {
  it('events of the evening are rows, and those open all day one line', () => {
    const list = listAt('27.11.2026 12:00', [talk, concert, salon, colours]);
    expect(list?.label).toBe('Danas, petak 27.11.2026');
    expect(list?.rows.map(({ title }) => title)).toEqual([
      'Tiha voda',
      'Razgovor',
      'Koncert',
      'Tiha voda',
    ]);
    expect(list?.open?.label).toBe('Otvoreno danas: 2 izložbe');
    expect(list?.earlier).toBeUndefined();
  });

  it('ended events are counted and not among the rows', () => {
    const list = listAt('27.11.2026 21:00', [talk, concert]);
    expect(list?.rows.map(({ title }) => title)).toEqual(['Koncert', 'Tiha voda']);
    expect(list?.earlier?.label).toBe('i ranije danas: 2');
    const past = [talk, salon] as readonly PastProgramData[];
    const rendered = todayList(
      { programs: [concert], past, movies: [] },
      HOUSE,
      at('27.11.2026 21:00'),
    );
    expect(rendered?.earlier?.label).toBe('i ranije danas: 1');
  });

  it('a single exhibition is named, and none on a closed day', () => {
    expect(listAt('27.11.2026 12:00', [salon])?.open).toMatchObject({
      label: 'Otvoreno danas: 1 izložba',
      detail: 'Salon, do 20.12.2026',
    });
    expect(listAt('30.11.2026 12:00', [salon], [])).toBeUndefined();
    const festival = program('Festival', '25.11.2026 18:00', '29.11.2026 23:00');
    expect(listAt('27.11.2026 12:00', [salon, festival])?.open?.label).toBe(
      'Otvoreno danas: 2 događaja',
    );
  });

  it('a cancelled event of today stays and is marked', () => {
    const off = program('Otkazani koncert', '27.11.2026 20:00', undefined, { status: 'cancelled' });
    expect(listAt('27.11.2026 12:00', [off], [])?.rows).toMatchObject([{ status: 'cancelled' }]);
    const closed = program('Izložba', '19.11.2026 19:00', '20.12.2026 20:00', {
      status: 'cancelled',
    });
    expect(listAt('27.11.2026 12:00', [closed], [])).toBeUndefined();
  });

  it('a night that began yesterday is listed while it is in progress', () => {
    const night = program('Noć', '27.11.2026 23:00', '28.11.2026 03:00');
    expect(listAt('27.11.2026 23:50', [night], [])?.rows).toMatchObject([{ time: '23:00' }]);
    expect(listAt('28.11.2026 02:59', [night], [])).toMatchObject({
      label: 'Danas, subota 28.11.2026',
      rows: [{ title: 'Noć', time: 'sad' }],
    });
    expect(titlesAt('28.11.2026 03:00', [night], [])).toBeUndefined();
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
    expect(list?.label).toBe('Sledeći program: subota, 28.11.2026');
    expect(list?.open?.label).toBe('Otvoreno danas: 1 izložba');
    const only = listAt('27.11.2026 12:00', [salon], []);
    expect([only?.label, only?.rows]).toEqual(['Danas, petak 27.11.2026', []]);
  });
});

it('past events are not among the next events', () => {
  const next = happenings([talk, concert, salon], [evening], at('27.11.2026 21:00'));
  expect(next.map(({ title }) => title)).toEqual(['Koncert', 'Tiha voda', 'Tiha voda']);
});
