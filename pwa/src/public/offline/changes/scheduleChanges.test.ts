import { describe, expect, test } from 'vitest';
import type { ScheduleData } from '../../pages/schedule/schedule.operations.ts';
import { scheduleChanges } from './scheduleChanges.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

interface Shown {
  readonly id: number;
  readonly at: string;
  readonly status?: 'scheduled' | 'cancelled' | 'moved';
  readonly endsAt?: string;
}

function schedule(screenings: readonly Shown[], programs: readonly Shown[] = []): ScheduleData {
  const facts = {
    price: '',
    isFree: false,
    childrenAge: '',
    statusNote: '',
    formerDateTime: null,
    accessFacts: [],
    reservations: null,
  };
  return {
    currentMovies: {
      items: [
        {
          id: 1,
          title: 'Most na Drini',
          genere: 'drama',
          duration: '',
          yearPublished: '2026',
          childrenAge: '',
          image: null,
          movieProductionDateTimes: screenings.map(({ id, at, status = 'scheduled' }) => ({
            ...facts,
            id,
            productionDate: at,
            hall: '',
            language: '',
            ageMark: '',
            status,
          })),
        },
      ],
    },
    upcomingPrograms: {
      items: programs.map(({ id, at, endsAt = null, status = 'scheduled' }) => ({
        ...facts,
        id,
        title: `Veče ${String(id)}`,
        programType: 'Muzicki program',
        status,
        eventHappeningDateTime: at,
        endsAt,
        openHours: [],
        place: '',
        image: null,
        dates: [],
      })),
    },
  };
}

const at = (hour: number, day = 25): string =>
  `2026-11-${String(day)}T${String(hour).padStart(2, '0')}:00:00.000Z`;

const kinds = (former: ScheduleData, present: ScheduleData, stars: readonly string[] = []) =>
  scheduleChanges(former, present, NOW, stars).map(({ key, kind }) => `${key} ${kind}`);

describe('what is told of the schedule', () => {
  test('an unchanged schedule has no changes', () => {
    const same = schedule([{ id: 1, at: at(18) }], [{ id: 7, at: at(19) }]);
    expect(kinds(same, same)).toEqual([]);
  });

  test('new, moved, cancelled and restored events are each listed once', () => {
    const former = schedule(
      [
        { id: 1, at: at(18) },
        { id: 2, at: at(20) },
        { id: 3, at: at(21), status: 'cancelled' },
      ],
      [{ id: 7, at: at(19) }],
    );
    const present = schedule(
      [
        { id: 1, at: at(19), status: 'moved' },
        { id: 2, at: at(20), status: 'cancelled' },
        { id: 3, at: at(21) },
        { id: 4, at: at(22) },
      ],
      [{ id: 7, at: at(19) }],
    );
    expect(kinds(former, present)).toEqual([
      'projekcija-2 cancelled',
      'projekcija-1 moved',
      'projekcija-3 back',
      'projekcija-4 new',
    ]);
    const [, moved] = scheduleChanges(former, present, NOW, []);
    expect(moved).toMatchObject({ title: 'Most na Drini', at: at(19), formerAt: at(18) });
  });

  test('an extended or shortened event is listed with its new last day', () => {
    const exhibition = (endsAt: string) => schedule([], [{ id: 7, at: at(18, 19), endsAt }]);
    const [short, long] = [exhibition(at(19, 28)), exhibition('2026-12-20T19:00:00.000Z')];
    expect(kinds(short, long)).toEqual(['program-7 extended']);
    expect(kinds(long, short)).toEqual(['program-7 shortened']);
    expect(scheduleChanges(long, short, NOW, [])[0]?.last).toBe('2026-11-27T23:00:00.000Z');
    const hour = exhibition('2026-11-28T15:00:00.000Z');
    expect(kinds(short, hour)).toEqual([]);
  });

  test('an event of several days is announced until its end', () => {
    const on = schedule([], [{ id: 7, at: at(18, 19), endsAt: at(19, 28) }]);
    const others = schedule([], [{ id: 8, at: at(19, 30) }]);
    expect(kinds(on, others)).toEqual(['program-7 gone', 'program-8 new']);
  });

  test('starred events come first', () => {
    const former = schedule([], [{ id: 7, at: at(19) }]);
    const present = schedule(
      [],
      [
        { id: 7, at: at(19), status: 'cancelled' },
        { id: 8, at: at(20) },
      ],
    );
    expect(kinds(former, present, ['program-8'])).toEqual(['program-8 new', 'program-7 cancelled']);
  });

  test('past events and those announced as cancelled are not changes', () => {
    const former = schedule([{ id: 1, at: at(9, 24) }]);
    const present = schedule([
      { id: 2, at: at(8, 24) },
      { id: 3, at: at(18), status: 'cancelled' },
    ]);
    expect(kinds(former, present)).toEqual([]);
  });

  test('a removed event is gone, unless it is after the end of the list', () => {
    const former = schedule([
      { id: 1, at: at(18) },
      { id: 2, at: at(18, 28) },
    ]);
    expect(kinds(former, schedule([{ id: 5, at: at(18, 26) }]))).toEqual([
      'projekcija-1 gone',
      'projekcija-5 new',
    ]);
  });
});
