import { belgradeDay, formatDate, weekday } from '@centar/domain/dates.ts';
import { spellDay, spellMark } from '@centar/domain/whatsOn.ts';
import { pageQuery } from '../../page/pageQuery.ts';
import { Schedule } from './schedule.operations.ts';
import { scheduleTexts as texts } from './schedule.texts.ts';

/** The server's limit; no centre announces more. */
const MOST = 50;

/** More programmes than end on one day. */
const EARLIER = 12;

export const scheduleQuery = () => pageQuery(Schedule, { first: MOST, earlier: EARLIER });

export interface ScheduleChoice {
  /** `2026-11-24`, or `UNKNOWN`; undefined for every day. */
  readonly day: string | undefined;
  /** The film's id, 0 for an unknown one; undefined for all. */
  readonly film: number | undefined;
  /** Whether programmes are shown among the screenings. */
  readonly withPrograms: boolean;
}

export function choiceOf(search: URLSearchParams): ScheduleChoice {
  const film = (search.get('film') ?? '').trim();
  return {
    day: spellDay(search.get('dan') ?? ''),
    film: film === '' ? undefined : /^[1-9]\d{0,8}$/.test(film) ? Number(film) : 0,
    withPrograms: spellMark(search.get('programi') ?? '') === '1',
  };
}

/** `utorak 24.11.2026`, or a text for an unknown day. */
export function dayName(day: string): string {
  const start = belgradeDay(day)?.start;
  return start ? `${weekday(start)} ${formatDate(start)}` : texts.unknown.day;
}

interface NamedFilm {
  readonly id: number;
  readonly title: string;
}

/** Heading and title, including the current choice. */
export function scheduleTitle(
  { day, film, withPrograms }: ScheduleChoice,
  films: readonly NamedFilm[] = [],
): string {
  const words = [];
  if (day !== undefined) words.push(dayName(day));
  if (film !== undefined)
    words.push(films.find(({ id }) => id === film)?.title ?? texts.unknown.film);
  if (withPrograms) words.push(texts.withPrograms.toLowerCase());
  return words.length > 0 ? `${texts.title}: ${words.join(', ')}` : texts.title;
}
