import type {
  EventLeaf,
  EventSeriesLeaf,
  ExhibitionEventLeaf,
  LiteraryEventLeaf,
  MusicEventLeaf,
  ScreeningEventLeaf,
  TheaterEventLeaf,
} from 'schema-dts';
import { formerTimes, isAllDay } from '@centar/domain/allDay.ts';
import { compareMoments, dayOf, formatTime } from '@centar/domain/dates.ts';
import { daysOf, isLasting, type EventTimes } from '@centar/domain/eventState.ts';
import { writtenLinks } from '@centar/domain/links.ts';
import { paths } from '../../../shared/paths.ts';
import {
  centreReference,
  described,
  eventStatusJsonLd,
  placeJsonLd,
  pictureJsonLd,
  picturesJsonLd,
  TEXT_LANGUAGE,
  type JsonLdSite,
} from '../../../public/page/jsonLd.ts';
import { eventAccessJsonLd } from '../../../public/page/accessJsonLd.ts';
import { shownReservations } from '../../../public/event/reservations.ts';
import { offersJsonLd, reservedOffersJsonLd } from '../../../public/page/offersJsonLd.ts';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import { isSeries } from '../programDates.ts';
import type { ProgramDetail } from '../programs.operations.ts';

type SingleEvent =
  | EventLeaf
  | ExhibitionEventLeaf
  | LiteraryEventLeaf
  | MusicEventLeaf
  | ScreeningEventLeaf
  | TheaterEventLeaf;

/** By programme type; folk art, debates and corners are of no narrower type. */
const KINDS: Readonly<Partial<Record<string, SingleEvent['@type']>>> = {
  'Likovni program': 'ExhibitionEvent',
  'Knjizevni program': 'LiteraryEvent',
  'Dramski program': 'TheaterEvent',
  'Muzicki program': 'MusicEvent',
  'Bioskop program': 'ScreeningEvent',
};

export type ProgramData = ResultOf<typeof ProgramDetail>['programById'];

/** A programme as an event; corner items have another `path`. */
export function programJsonLd(
  program: ProgramData,
  site: JsonLdSite,
  path: string = paths.program(program.id),
): SingleEvent | EventSeriesLeaf {
  const hasDates = isSeries(program);
  const { start, end } = wholeSpan(program);
  return described<SingleEvent | EventSeriesLeaf>({
    '@type': hasDates ? 'EventSeries' : kindOf(program),
    '@id': idOf(site, path),
    name: program.title,
    description: program.excerpt,
    url: `${site.publicUrl}${path}`,
    image: picturesJsonLd(program, site),
    startDate: start,
    endDate: end,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(hasDates ? statusOfSeries(program) : statusOf(program)),
    ...eventAccessJsonLd(program.title, hasDates ? [] : program.accessFacts),
    location: placeJsonLd(site, program.place),
    organizer: centreReference(site),
    inLanguage: TEXT_LANGUAGE,
    ...offersOf(program, program, site, path),
    subEvent: hasDates
      ? program.dates.map((date) => dateJsonLd(program, date, site, path))
      : undefined,
  });
}

const idOf = ({ publicUrl }: JsonLdSite, path: string): string => `${publicUrl}${path}#dogadjaj`;

const kindOf = ({ programType }: Pick<ProgramData, 'programType'>): SingleEvent['@type'] =>
  KINDS[programType] ?? 'Event';

type Times = Pick<ProgramData, 'eventHappeningDateTime' | 'endsAt'>;

/** An all-day event begins on a date. */
const startOfDate = (event: EventTimes & { readonly eventHappeningDateTime: string }): string =>
  isAllDay(event) ? dayOf(event.eventHappeningDateTime) : event.eventHappeningDateTime;

const statusOf = ({ status, formerDateTime }: Pick<ProgramData, 'status' | 'formerDateTime'>) =>
  eventStatusJsonLd({
    status,
    formerDateTime: formerDateTime && startOfDate(formerTimes(formerDateTime)),
  });

/** The series' own status is only that of its next date. */
const statusOfSeries = ({ dates }: ProgramData) =>
  eventStatusJsonLd({
    status: dates.every(({ status }) => status === 'cancelled') ? 'cancelled' : 'scheduled',
  });

/**
 * Older versions accepted an end before the start, which is ignored. A last day without a time is a
 * date.
 */
function endOfDate(event: Times): string | undefined {
  const { eventHappeningDateTime: start, endsAt } = event;
  if (!endsAt || compareMoments(start, endsAt) >= 0) return undefined;
  const isDay = isAllDay(event) || (isLasting(event) && formatTime(endsAt) === '00:00');
  return isDay ? dayOf(daysOf(event).last) : endsAt;
}

/** From the first date of a series to the end of its last one; otherwise the programme's times. */
function wholeSpan(program: ProgramData): { start: string; end: string | undefined } {
  const dates = program.dates.toSorted((one, other) =>
    compareMoments(one.eventHappeningDateTime, other.eventHappeningDateTime),
  );
  const [first, last] = [dates[0] ?? program, dates.at(-1) ?? program];
  const end = endOfDate(last) ?? (isSeries(program) ? startOfDate(last) : undefined);
  return { start: startOfDate(first), end };
}

const dateJsonLd = (
  program: ProgramData,
  date: ProgramData['dates'][number],
  site: JsonLdSite,
  path: string,
): SingleEvent =>
  described<SingleEvent>({
    '@type': kindOf(program),
    '@id': `${site.publicUrl}${path}#${date.key}`,
    name: program.title,
    description: program.excerpt,
    url: `${site.publicUrl}${path}`,
    image: pictureJsonLd(program.image, site),
    startDate: startOfDate(date),
    endDate: endOfDate(date),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...statusOf(date),
    ...eventAccessJsonLd(program.title, date.accessFacts),
    location: placeJsonLd(site, date.place),
    organizer: centreReference(site),
    inLanguage: TEXT_LANGUAGE,
    superEvent: { '@id': idOf(site, path) },
    ...offersOf(program, date, site, path),
  });

/** Entrance fees, with the address where places are reserved or booked if there is one. */
function offersOf(
  program: ProgramData,
  date: ProgramData | ProgramData['dates'][number],
  site: JsonLdSite,
  path: string,
) {
  const shop = writtenLinks(program.booking).find(({ href }) => /^https?:/.test(href));
  return reservedOffersJsonLd(
    offersJsonLd(program, shop?.href ?? `${site.publicUrl}${path}`),
    shownReservations({ ...date, at: date.eventHappeningDateTime }, site.now),
    site,
  );
}
