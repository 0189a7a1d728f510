import { compareMoments, dayOf, formatTime } from '@centar/domain/dates.ts';
import { daysOf, isLasting } from '@centar/domain/eventState.ts';
import { writtenLinks } from '@centar/domain/links.ts';
import { paths } from '../../../shared/paths.ts';
import {
  centreReference,
  eventStatusJsonLd,
  placeJsonLd,
  pictureJsonLd,
  type JsonLd,
  type JsonLdSite,
} from '../../../public/page/jsonLd.ts';
import { offersJsonLd } from '../../../public/page/offersJsonLd.ts';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import type { ProgramDetail } from '../programs.operations.ts';

/** The section of exhibitions. */
const EXHIBITIONS = 'Likovni program';

/** A programme as its page knows it. */
export type ProgramData = ResultOf<typeof ProgramDetail>['programById'];

/** A programme as an event; `path` is its page's, for corner items another one. */
export function programJsonLd(
  program: ProgramData,
  site: JsonLdSite,
  path: string = paths.program(program.id),
): JsonLd {
  const isSeries = program.dates.length > 0;
  const { start, end } = wholeSpan(program);
  return {
    '@type': isSeries ? 'EventSeries' : kindOf(program),
    '@id': `${site.publicUrl}${path}#dogadjaj`,
    name: program.title,
    description: program.excerpt,
    url: `${site.publicUrl}${path}`,
    image: pictureJsonLd(program.image, site),
    startDate: start,
    endDate: end,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...eventStatusJsonLd(program),
    location: placeJsonLd(site, program.place),
    organizer: centreReference(site),
    ...offersOf(program, `${site.publicUrl}${path}`),
    subEvent: isSeries
      ? program.dates.map((date) => dateJsonLd(program, date, site, path))
      : undefined,
  };
}

const kindOf = ({ programType }: Pick<ProgramData, 'programType'>): string =>
  programType === EXHIBITIONS ? 'ExhibitionEvent' : 'Event';

/** An end before the beginning, which older versions accepted, is none; a last day without an hour is that day. */
function endOfDate(
  event: Pick<ProgramData, 'eventHappeningDateTime' | 'endsAt'>,
): string | undefined {
  const { eventHappeningDateTime: start, endsAt } = event;
  if (!endsAt || compareMoments(start, endsAt) >= 0) return undefined;
  return isLasting(event) && formatTime(endsAt) === '00:00' ? dayOf(daysOf(event).last) : endsAt;
}

/** From the first date of a series to the end of its last one; of another programme its own times. */
function wholeSpan(program: ProgramData): { start: string; end: string | undefined } {
  const dates = program.dates.toSorted((one, other) =>
    compareMoments(one.eventHappeningDateTime, other.eventHappeningDateTime),
  );
  const [first, last] = [dates[0] ?? program, dates.at(-1) ?? program];
  const end = endOfDate(last) ?? (dates.length > 0 ? last.eventHappeningDateTime : undefined);
  return { start: first.eventHappeningDateTime, end };
}

/** One date of a series. */
const dateJsonLd = (
  program: ProgramData,
  date: ProgramData['dates'][number],
  site: JsonLdSite,
  path: string,
): JsonLd => ({
  '@type': kindOf(program),
  name: program.title,
  description: program.excerpt,
  image: pictureJsonLd(program.image, site),
  startDate: date.eventHappeningDateTime,
  endDate: endOfDate(date),
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  ...eventStatusJsonLd(date),
  location: placeJsonLd(site, date.place),
  organizer: centreReference(site),
  ...offersOf(program, `${site.publicUrl}${path}`),
});

/** What a seat costs, where it can be booked on another site with its address. */
function offersOf(program: ProgramData, address: string): JsonLd {
  const shop = writtenLinks(program.booking).find(({ href }) => /^https?:/.test(href));
  return offersJsonLd(program, shop?.href ?? address);
}
