import { describe, expect, it } from 'vitest';
import { dayOf, fromBelgrade } from '@centar/domain/dates.ts';
import type { ScheduleData } from './schedule.operations.ts';
import { choiceOf } from './schedule.queries.ts';
import type { ScheduleChoice } from './schedule.queries.ts';
import { byDay, scheduleEntries } from './scheduleView.ts';

const at = (day: string, time: string): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return fromBelgrade({ year, month, day: date, hour, minute }).toISOString();
};
const moment = (day: string, time: string): Date => new Date(at(day, time));

const plain = {
  hall: '',
  price: '',
  isFree: false,
  language: '',
  ageMark: '',
  status: 'scheduled',
  statusNote: '',
  formerDateTime: null,
} as const;

function film(id: number, title: string, ...starts: readonly string[]) {
  return {
    id,
    title,
    genere: 'drama',
    duration: '1H 30M',
    yearPublished: '2026-01-01',
    childrenAge: '',
    image: null,
    movieProductionDateTimes: starts.map((productionDate, index) => ({
      ...plain,
      id: id * 100 + index,
      productionDate,
    })),
  };
}

function program(id: number, title: string, eventHappeningDateTime: string) {
  const { status, statusNote, formerDateTime } = plain;
  const rest = {
    place: '',
    price: '',
    isFree: false,
    childrenAge: '',
    status,
    statusNote,
    formerDateTime,
    dates: [],
    image: null,
  };
  return { id, title, programType: 'Muzicki program', eventHappeningDateTime, ...rest };
}

const data = (
  movies: ReturnType<typeof film>[],
  programs: ReturnType<typeof program>[] = [],
): ScheduleData => ({
  currentMovies: { items: movies },
  upcomingPrograms: { items: programs },
});

const ALL: Omit<ScheduleChoice, 'day'> = { film: undefined, withPrograms: false };
const shown = (what: ScheduleData, now: Date, choice = ALL) =>
  byDay(scheduleEntries(what, choice, now), now).map(({ day, entries, thisWeek }) => ({
    day,
    titles: entries.map(({ title }) => title),
    thisWeek,
  }));

describe('the schedule by days', () => {
  it('orders screenings of all films by time, under their Belgrade days', () => {
    const late = film(1, 'Kasni', at('2026-11-24', '20:30'), at('2026-11-25', '17:00'));
    const early = film(2, 'Rani', at('2026-11-24', '18:00'));
    expect(shown(data([late, early]), moment('2026-11-24', '12:00'))).toEqual([
      { day: '2026-11-24', titles: ['Rani', 'Kasni'], thisWeek: true },
      { day: '2026-11-25', titles: ['Kasni'], thisWeek: true },
    ]);
  });

  it('orders what begins together by the alphabet', () => {
    const together = ['Žirafa', 'Šah', 'Voz', 'Cirkus'].map((title, index) =>
      film(index, title, at('2026-11-24', '18:00')),
    );
    expect(shown(data(together), moment('2026-11-24', '12:00'))).toEqual([
      { day: '2026-11-24', titles: ['Cirkus', 'Šah', 'Voz', 'Žirafa'], thisWeek: true },
    ]);
  });

  it('keeps a screening for two hours under the day on which it began, across midnight too', () => {
    const night = data([film(1, 'Ponoćni', at('2026-11-24', '23:30'))]);
    expect(shown(night, moment('2026-11-25', '01:29'))).toEqual([
      { day: '2026-11-24', titles: ['Ponoćni'], thisWeek: true },
    ]);
    expect(shown(night, moment('2026-11-25', '01:30'))).toEqual([]);
  });

  it('names a programme by its type, unless its place says the same', () => {
    const talk = program(1, 'Razgovor', at('2026-11-24', '18:00'));
    const places = ['Velika sala', 'Američki kutak'].map((place) => ({
      ...talk,
      programType: 'Americki kutak',
      place,
    }));
    const entries = scheduleEntries(
      data([], places),
      { film: undefined, withPrograms: true },
      moment('2026-11-24', '09:00'),
    );
    expect(entries.map(({ line, place }) => [line, place])).toEqual([
      ['Americki kutak', 'Velika sala'],
      ['', 'Američki kutak'],
    ]);
  });

  it('has programmes until the end of their day, and only when they are asked for', () => {
    const all = data([], [program(1, 'Koncert', at('2026-11-24', '10:00'))]);
    expect(shown(all, moment('2026-11-24', '23:59'))).toEqual([]);
    const choice = { film: undefined, withPrograms: true };
    expect(shown(all, moment('2026-11-24', '23:59'), choice)).toHaveLength(1);
    expect(shown(all, moment('2026-11-25', '00:00'), choice)).toEqual([]);
  });

  it('shows one film alone', () => {
    const films = data([
      film(1, 'Prvi', at('2026-11-24', '18:00')),
      film(2, 'Drugi', at('2026-11-24', '19:00')),
    ]);
    const days = shown(films, moment('2026-11-24', '12:00'), { ...ALL, film: 2 });
    expect(days.map(({ titles }) => titles)).toEqual([['Drugi']]);
  });

  it.each([
    ['spring', '2027-03-28', '2027-03-27', '2027-04-03'],
    ['autumn', '2026-10-25', '2026-10-24', '2026-10-31'],
  ])('counts seven days over the clock change in %s', (_, change, today, eighth) => {
    const films = data([
      film(
        1,
        'Film',
        at(today, '20:00'),
        at(change, '01:30'),
        at(change, '23:30'),
        at(eighth, '00:00'),
      ),
    ]);
    expect(shown(films, moment(today, '00:00'))).toEqual([
      { day: today, titles: ['Film'], thisWeek: true },
      { day: change, titles: ['Film', 'Film'], thisWeek: true },
      { day: eighth, titles: ['Film'], thisWeek: false },
    ]);
  });

  it('names a day as Belgrade counts it, whatever the zone of the device', () => {
    expect(dayOf('2026-11-24T22:59:00.000Z')).toBe('2026-11-24');
    expect(dayOf('2026-11-24T23:00:00.000Z')).toBe('2026-11-25');
  });
});

it.each([
  ['', { day: undefined, film: undefined, withPrograms: false }],
  ['dan=2026-11-24&film=3&programi=1', { day: '2026-11-24', film: 3, withPrograms: true }],
  ['dan=2026-02-30&film=-1&programi=da', { day: undefined, film: undefined, withPrograms: false }],
  ['dan=&film=', { day: undefined, film: undefined, withPrograms: false }],
])('reads the choice %s', (search, choice) => {
  expect(choiceOf(new URLSearchParams(search))).toEqual(choice);
});
