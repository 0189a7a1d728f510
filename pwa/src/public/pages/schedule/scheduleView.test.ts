import { describe, expect, it } from 'vitest';
import { dayOf, fromBelgrade } from '@centar/domain/dates.ts';
import type { Opening, OpeningHours } from '@centar/domain/openingHours.ts';
import { everyDay } from '@centar/domain/test/everyDay.ts';
import { UNKNOWN } from '@centar/domain/whatsOn.ts';
import type { ScheduleData } from './schedule.operations.ts';
import { choiceOf, type ScheduleChoice } from './schedule.queries.ts';
import { byDay, endedToday, ofTime, scheduleEntries, type ScheduleEntry } from './scheduleView.ts';

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

const accessFacts: string[] = [];

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
      accessFacts,
      reservations: null,
      id: id * 100 + index,
      productionDate,
    })),
  };
}

function program(
  id: number,
  title: string,
  eventHappeningDateTime: string,
  endsAt: string | null = null,
) {
  const { status, statusNote, formerDateTime } = plain;
  const rest = {
    place: '',
    price: '',
    isFree: false,
    childrenAge: '',
    status,
    statusNote,
    formerDateTime,
    accessFacts,
    reservations: null,
    dates: [],
    openHours: [],
    image: null,
  };
  return { id, title, programType: 'Muzicki program', eventHappeningDateTime, endsAt, ...rest };
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
  byDay(scheduleEntries(what, now, choice), now).map(({ day, entries, thisWeek }) => ({
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

  it('events with the same start are in alphabetical order', () => {
    const together = ['Žirafa', 'Šah', 'Voz', 'Cirkus'].map((title, index) =>
      film(index, title, at('2026-11-24', '18:00')),
    );
    expect(shown(data(together), moment('2026-11-24', '12:00'))).toEqual([
      { day: '2026-11-24', titles: ['Cirkus', 'Šah', 'Voz', 'Žirafa'], thisWeek: true },
    ]);
  });

  it('a screening stays for two hours under its first day, also after midnight', () => {
    const night = data([film(1, 'Ponoćni', at('2026-11-24', '23:30'))]);
    expect(shown(night, moment('2026-11-25', '01:29'))).toEqual([
      { day: '2026-11-24', titles: ['Ponoćni'], thisWeek: true },
    ]);
    expect(shown(night, moment('2026-11-25', '01:30'))).toEqual([]);
  });

  it('names a programme by its type, unless its place says the same', () => {
    const talk = program(1, 'Razgovor', at('2026-11-24', '18:00'));
    const places = ['Velika sala', 'Američki kutak'].map((place, id) => ({
      ...talk,
      id,
      programType: 'Americki kutak',
      place,
    }));
    const entries = scheduleEntries(data([], places), moment('2026-11-24', '09:00'));
    expect(entries.map(({ line, place }) => [line, place])).toEqual([
      ['Americki kutak', 'Velika sala'],
      ['', 'Američki kutak'],
    ]);
  });

  it('free entry and an audience of children are read from their fields alone', () => {
    const start = at('2026-11-24', '18:00');
    const price = 'deca do 7 godina besplatno';
    const { childrenAge, ...free } = { childrenAge: 'od 7 godina', price: '', isFree: true };
    const shownAs = (title: string, isChosen: boolean) => {
      const movie = film(1, title, start);
      const screenings = movie.movieProductionDateTimes.map((one) => ({
        ...one,
        ...(isChosen ? free : { price }),
      }));
      const audience = isChosen ? { childrenAge } : {};
      const event = { ...program(1, title, start), ...(isChosen ? free : { price }), ...audience };
      const films = [{ ...movie, ...audience, movieProductionDateTimes: screenings }];
      return scheduleEntries(
        { currentMovies: { items: films }, upcomingPrograms: { items: [event] } },
        moment('2026-11-24', '09:00'),
      ).map(({ isFree, forChildren }) => [isFree, forChildren]);
    };
    expect(shownAs('Animirana porodična drama', false)).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(shownAs('Drama', true)).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('programmes without an end are listed until midnight, only when requested', () => {
    const all = data([], [program(1, 'Koncert', at('2026-11-24', '10:00'))]);
    expect(shown(all, moment('2026-11-24', '23:59'))).toEqual([]);
    const choice = { film: undefined, withPrograms: true };
    expect(shown(all, moment('2026-11-24', '23:59'), choice)).toHaveLength(1);
    expect(shown(all, moment('2026-11-25', '00:00'), choice)).toEqual([]);
  });

  it('the schedule can show only one film', () => {
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

const CLOSED = everyDay([]);
const DAILY: readonly Opening[] = [['10:00', '18:00']];
/** Closed on Mondays, and on 4 December. */
const HOUSE: OpeningHours = {
  house: { ...everyDay(DAILY), ponedeljak: [] },
  boxOffice: CLOSED,
  exceptions: [{ date: '2026-12-04', house: [], boxOffice: [], note: 'Praznik' }],
};

describe('what lasts several days', () => {
  const salon = program(1, 'Salon', at('2026-11-19', '19:00'), at('2026-12-20', '20:00'));
  const concert = program(2, 'Koncert', at('2026-11-27', '20:00'), at('2026-11-27', '22:00'));
  const night = program(3, 'Noć', at('2026-11-27', '23:00'), at('2026-11-28', '03:00'));
  const later = program(4, 'Festival', at('2026-12-08', '18:00'), at('2026-12-10', '22:00'));
  const all = data([], [salon, concert, night, later]);
  const at27 = moment('2026-11-27', '12:00');
  const of = (when: string | undefined, now = at27) => {
    const found = ofTime(scheduleEntries(all, now), when, now, HOUSE);
    const titles = (entries: readonly ScheduleEntry[]) => entries.map(({ title }) => title);
    return [titles(found.lasting), titles(found.evenings)];
  };

  it.each([
    ['of all, once, before the evenings', undefined, [['Salon'], ['Koncert', 'Noć', 'Festival']]],
    ['today', 'danas', [['Salon'], ['Koncert', 'Noć']]],
    ['on a day on which it is open', '2026-12-01', [['Salon'], []]],
    ['not on a Monday, when the house is closed', '2026-11-30', [[], []]],
    ['not on a day of an exception', '2026-12-04', [[], []]],
    ['among the evenings on its first day', '2026-12-08', [['Salon'], ['Festival']]],
    ['on its later days', '2026-12-09', [['Festival', 'Salon'], []]],
    ['on its last day', '2026-12-20', [['Salon'], []]],
    ['not on the day after', '2026-12-21', [[], []]],
    ['once for a weekend', 'vikend', [['Salon'], ['Koncert', 'Noć']]],
    ['nothing at a time that is not understood', UNKNOWN, [[], []]],
  ] as const)('is listed %s', (_, when, expected) => {
    expect(of(when)).toEqual(expected);
  });

  it('events in progress are sorted by their end', () => {
    expect(of(undefined, moment('2026-12-09', '12:00'))).toEqual([['Festival', 'Salon'], []]);
  });

  it('before its start it is among the events of its first day', () => {
    expect(of('danas', moment('2026-11-19', '18:59'))).toEqual([[], ['Salon']]);
    expect(of('danas', moment('2026-11-19', '19:00'))).toEqual([['Salon'], []]);
  });

  it('a night belongs to its evening, not to the next day', () => {
    expect(of('sutra')).toEqual([['Salon'], []]);
    expect(of('danas', moment('2026-11-28', '01:00'))).toEqual([['Salon'], ['Noć']]);
    expect(of('danas', moment('2026-11-28', '03:00'))).toEqual([['Salon'], []]);
  });

  it('it is over at its end, and events ended today are listed separately', () => {
    expect(of(undefined, moment('2026-12-20', '20:00'))).toEqual([[], []]);
    const ended = endedToday(all, moment('2026-11-27', '22:30'));
    expect(ended.map(({ title }) => title)).toEqual(['Koncert']);
  });
});

it.each([
  ['', { day: undefined, film: undefined, withPrograms: false }],
  ['dan=2026-11-24&film=3&programi=1', { day: '2026-11-24', film: 3, withPrograms: true }],
  ['dan=2026-02-30&film=-1&programi=da', { day: UNKNOWN, film: 0, withPrograms: true }],
  ['dan=&film=', { day: undefined, film: undefined, withPrograms: false }],
])('reads the choice %s', (search, choice) => {
  expect(choiceOf(new URLSearchParams(search))).toEqual(choice);
});
