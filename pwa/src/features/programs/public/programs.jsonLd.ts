import { paths } from '../../../shared/paths.ts';
import {
  centreReference,
  eventStatusJsonLd,
  placeJsonLd,
  previewPath,
} from '../../../public/page/jsonLd.ts';
import type { JsonLd, JsonLdSite } from '../../../public/page/jsonLd.ts';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import type { ProgramDetail } from '../programs.operations.ts';

/** A programme as its page knows it. */
export type ProgramData = ResultOf<typeof ProgramDetail>['programById'];

/** A programme as an event; `path` is its page's, for corner items another one. */
export function programJsonLd(
  program: ProgramData,
  site: JsonLdSite,
  path: string = paths.program(program.id),
): JsonLd {
  const isSeries = program.dates.length > 0;
  return {
    '@type': isSeries ? 'EventSeries' : 'Event',
    '@id': `${site.publicUrl}${path}#dogadjaj`,
    name: program.title,
    description: program.excerpt,
    url: `${site.publicUrl}${path}`,
    image: `${site.publicUrl}${previewPath(program.image)}`,
    startDate: program.eventHappeningDateTime,
    endDate: program.endsAt ?? undefined,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...eventStatusJsonLd(program),
    location: placeJsonLd(site, program.place),
    organizer: centreReference(site),
    subEvent: isSeries ? program.dates.map((date) => dateJsonLd(program, date, site)) : undefined,
  };
}

/** One date of a series. */
const dateJsonLd = (
  { title }: ProgramData,
  date: ProgramData['dates'][number],
  site: JsonLdSite,
): JsonLd => ({
  '@type': 'Event',
  name: title,
  startDate: date.eventHappeningDateTime,
  endDate: date.endsAt ?? undefined,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  ...eventStatusJsonLd(date),
  location: placeJsonLd(site, date.place),
});
