import { describe, expect, it } from 'vitest';
import { dayOf, formatTime, startOfBelgradeDay, toBelgrade } from '@centar/domain/dates.ts';
import { openingsOn } from '@centar/domain/openingHours.ts';
import { DEMO_SETTINGS } from './content/settings.ts';
import { demoItems } from './items.ts';

/** A first start on each day of a week, at both ends of a year, and around both clock changes. */
const FIRST_STARTS = [
  ...[23, 24, 25, 26, 27, 28, 29].map((day) => new Date(Date.UTC(2026, 10, day, 9))),
  ...['2026-01-01', '2026-12-31', '2026-03-28', '2026-10-24'].map(
    (day) => new Date(`${day}T10:00:00Z`),
  ),
];
const { hours, halls } = DEMO_SETTINGS;

interface Held {
  readonly title: string;
  readonly hall: string;
  readonly from: Date;
  readonly to: Date;
  readonly isCancelled: boolean;
}

/** Everything that takes place, date by date. */
function held(now: Date): Held[] {
  const { programs, movies } = demoItems(now);
  return [
    ...programs.flatMap(({ title, dates, status, ...one }) =>
      (dates.length > 0 ? dates : [one]).map(({ eventHappeningDateTime: from, endsAt, place }) => ({
        title,
        hall: place,
        from,
        to: endsAt ?? from,
        isCancelled: status === 'cancelled',
      })),
    ),
    ...movies.flatMap(({ title, screenings }) =>
      screenings.map(({ productionDate: from, endsAt: to, hall, status }) => ({
        title,
        hall,
        from,
        to,
        isCancelled: status === 'cancelled',
      })),
    ),
  ];
}

/** Does it end on a later day, a night not counted? */
const lasts = ({ from, to }: Held): boolean =>
  dayOf(new Date(to.getTime() - 6 * 3_600_000)) > dayOf(from);

describe.each(FIRST_STARTS.map((now) => [now.toISOString().slice(0, 10), now] as const))(
  'the demo content of a first start on %s',
  (_day, now) => {
    const all = held(now);
    const of = (title: string) => all.filter((one) => one.title === title);

    it('begins nothing while the house is closed', () => {
      const wrong = all.filter(({ from }) => {
        const time = formatTime(from);
        const { openings } = openingsOn(hours, 'house', from);
        return !openings.some(([opens, closes]) => opens <= time && time < closes);
      });
      expect(wrong).toEqual([]);
    });

    it('holds everything in a hall of the house', () => {
      const names = new Set(halls.halls.map(({ name }) => name));
      expect(all.filter(({ hall }) => !names.has(hall))).toEqual([]);
    });

    it('has no two evenings in one hall at the same time', () => {
      const soon = all.filter((one) => one.to >= now && !one.isCancelled);
      const clashes = soon.flatMap((one, at) =>
        soon
          .slice(at + 1)
          .filter(({ hall, from, to }) => hall === one.hall && from < one.to && one.from < to)
          .map((other) => `${one.title}, ${other.title}`),
      );
      expect(clashes).toEqual([]);
    });

    it('has an exhibition that is on for three more weeks', () => {
      const on = all.filter((one) => one.from <= now && one.to > now && lasts(one));
      expect(on.map(({ title }) => title)).toEqual(['Jesenji likovni salon']);
      expect(dayOf(on[0]?.to ?? now)).toBe(dayOf(startOfBelgradeDay(now, 21)));
    });

    it('opens that exhibition once: the news of it is of the opening night', () => {
      const { news } = demoItems(now);
      const opened = news.find(({ title }) => title === 'Otvoren Jesenji salon');
      const [salon] = of('Jesenji likovni salon');
      expect(dayOf(opened?.datePosted ?? now)).toBe(dayOf(salon?.from ?? now));
      expect(opened?.datePosted.getTime()).toBeGreaterThan(salon?.from.getTime() ?? Infinity);
    });

    it('has a festival of three days and a night that ends after midnight', () => {
      const [festival] = of('Kratki metar').filter(({ from }) => from > now);
      const days = new Set([festival?.from ?? now, festival?.to ?? now].map(dayOf));
      expect([...days]).toEqual([5, 7].map((day) => dayOf(startOfBelgradeDay(now, day))));
      const [night] = of('Tiha diskoteka').filter(({ from }) => from > now);
      expect(toBelgrade(night?.to ?? now).hour).toBeLessThan(6);
      expect(night && lasts(night)).toBe(false);
    });

    it('has a cancelled evening today, a moved one, and a call that ends today', () => {
      const { programs, movies, competitions } = demoItems(now);
      const screenings = movies.flatMap((movie) => movie.screenings);
      const today = screenings.filter(({ productionDate }) => dayOf(productionDate) === dayOf(now));
      expect(today.some(({ status }) => status === 'cancelled')).toBe(true);
      expect([...programs, ...screenings].some(({ status }) => status === 'moved')).toBe(true);
      expect(competitions.some(({ deadline }) => dayOf(deadline) === dayOf(now))).toBe(true);
    });
  },
);

it('names no age beside an age mark that says another', () => {
  const { movies } = demoItems(new Date('2026-11-27T09:00:00Z'));
  const number = (text: string): number => Number(/\d+/.exec(text)?.[0]);
  const named = movies.filter(({ childrenAge }) => childrenAge !== '');
  expect(named.length).toBeGreaterThan(0);
  for (const { childrenAge, screenings } of named) {
    for (const { ageMark } of screenings) expect(number(ageMark)).toBe(number(childrenAge ?? ''));
  }
});

it('calls the house closed on no day on which it is open', () => {
  const { programs, news, premises } = demoItems(new Date('2026-11-27T09:00:00Z'));
  const { identity, about } = DEMO_SETTINGS;
  const texts = [
    ...[...programs, ...news].map(({ description }) => description),
    ...premises.map(({ caption }) => caption),
    identity.description,
    about.story,
    about.lead,
  ];
  expect(texts.filter((text) => /osim ponedeljka|[Pp]onedeljkom.*zatvoren/.test(text))).toEqual([]);
});
