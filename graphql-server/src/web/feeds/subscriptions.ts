import type { CentreFacts } from '@centar/domain/centre.ts';
import { isOwnPath } from '@centar/domain/links.ts';
import { excerptOf } from '@centar/domain/text.ts';
import { formatDateTime } from '@centar/domain/dates.ts';
import type { OfferState } from '@centar/domain/reservations.ts';
import { FEEDS, jsonFeedPath, pagePath, type PartPage } from '@centar/domain/pages.ts';
import { inScript } from '@centar/domain/scriptAddress.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { visible } from '../../items/read/visibility.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CalendarSource } from './calendar.ts';
import type { Reservations } from '../../reservations/createReservations.ts';
import { programEvents, screeningEvents, type CalendarEvent } from './calendarEvents.ts';
import { feedTexts } from './feedTexts.ts';
import { jsonFeedFile } from './jsonFeed.ts';
import { rssFile, type FeedEntry } from './rss.ts';

export interface SubscriptionSources extends CalendarSource {
  readonly database: Database;
  readonly clock: Clock;
  readonly offerOf: Reservations['offerOf'];
}

const FEED_SIZE = 30;

/** Its library is loaded for the first calendar. */
const calendarFile: typeof import('./calendar.ts').calendarFile = async (...source) =>
  (await import('./calendar.ts')).calendarFile(...source);

const NEWEST_FIRST: ({ datePosted: 'desc' } | { id: 'desc' })[] = [
  { datePosted: 'desc' },
  { id: 'desc' },
];

interface FeedRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly descriptionMarkup: string;
  readonly datePosted: Date;
  readonly updatedAt: Date;
}

/** While it is shown. The fragment of its address identifies it. */
function alertEntries({ alert, name }: CentreFacts): FeedEntry[] {
  if (!alert) return [];
  const { text, link, from } = alert;
  const published = new Date(from ?? 0);
  const page = isOwnPath(link) ? link : '/';
  return [
    {
      title: text,
      text: name,
      path: `${page}#obavestenje-${String(published.getTime())}`,
      published,
    },
  ];
}

const entriesOf = (rows: readonly FeedRow[], item: PartPage): FeedEntry[] =>
  rows.map(({ id, title, description, descriptionMarkup, datePosted, updatedAt }) => ({
    title,
    text: excerptOf(description, descriptionMarkup),
    path: pagePath(item, id),
    published: datePosted,
    changed: updatedAt,
  }));

/** Each feed in two formats, by the end of its address. */
const FORMATS = [
  { type: 'application/rss+xml', addressOf: (rss: string) => rss, write: rssFile },
  { type: 'application/feed+json', addressOf: jsonFeedPath, write: jsonFeedFile },
] as const;

export function feedsOf({ database, clock, centre, publicUrl, script }: SubscriptionSources) {
  const { reader } = database;
  const query = () =>
    ({
      where: visible(clock()),
      select: {
        id: true,
        title: true,
        description: true,
        descriptionMarkup: true,
        datePosted: true,
        updatedAt: true,
      },
      orderBy: NEWEST_FIRST,
      take: FEED_SIZE,
    }) as const;
  const feeds = [
    {
      self: FEEDS.news,
      path: pagePath('news'),
      item: 'newsItem',
      what: feedTexts.news,
      rows: () => reader.news.findMany(query()),
    },
    {
      self: FEEDS.competitions,
      path: pagePath('competitions'),
      item: 'competition',
      what: feedTexts.competitions,
      rows: () => reader.competition.findMany(query()),
    },
    {
      self: FEEDS.procurements,
      path: pagePath('procurements'),
      item: 'procurement',
      what: feedTexts.procurements,
      rows: () => reader.procurement.findMany(query()),
    },
  ] as const;
  return feeds.flatMap(({ self: rss, path, item, what, rows }) =>
    FORMATS.map(({ type, addressOf, write }) => ({
      path: inScript(script, addressOf(rss)),
      type,
      make: async () => {
        const entries = [...alertEntries(centre.facts), ...entriesOf(await rows(), item)];
        const title = feedTexts.of(centre.facts.name, what);
        return write(
          { publicUrl, script, write: centre.writers[script] },
          { self: addressOf(rss), path, title, entries },
        );
      },
    })),
  );
}

/** Adds the reservations of future dates. */
function withReservations(
  { offerOf, clock, publicUrl, script }: SubscriptionSources,
  events: readonly CalendarEvent[],
): Promise<CalendarEvent[]> {
  return Promise.all(
    events.map(async (event) => {
      const { key, start, cancelled } = event;
      if (cancelled || start <= clock()) return event;
      const offer = await offerOf(key, { at: start, status: 'scheduled' });
      if (!offer) return event;
      const address = publicUrl + inScript(script, pagePath('reservation', offer.dateKey));
      const words = feedTexts.reservations[offer.state as OfferState];
      return { ...event, reservations: words(address, formatDateTime(offer.opensAt ?? start)) };
    }),
  );
}

/** Screenings, and each programme type. */
export function calendarsOf(sources: SubscriptionSources) {
  const { database, clock, centre, script } = sources;
  const types = PROGRAM_TYPES.map(({ name, slug, label }) => ({
    path: inScript(script, `/kalendar/${slug}.ics`),
    make: async () =>
      calendarFile(sources, {
        name: feedTexts.of(centre.facts.name, label),
        events: await withReservations(
          sources,
          await programEvents(database, clock(), { programType: name }),
        ),
        remind: false,
      }),
  }));
  const screenings = {
    path: inScript(script, FEEDS.screenings),
    make: async () =>
      calendarFile(sources, {
        name: feedTexts.of(centre.facts.name, feedTexts.screenings),
        events: await withReservations(sources, await screeningEvents(database, clock())),
        remind: false,
      }),
  };
  return [screenings, ...types];
}

/** `projekcija-12`, `program-3`, `program-3-17` for one date, `serija-3` for all dates. */
const EVENT_KEY = /^(projekcija|program|serija)-([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/;
/** The limit of starred events per device. */
const MAX_EVENTS = 200;

/** With reminders; undefined if none is public. Ignores invalid keys. */
export async function chosenEvents(
  sources: SubscriptionSources,
  keys: readonly string[],
): Promise<string | undefined> {
  const { database, clock, centre } = sources;
  const parts = keys.slice(0, MAX_EVENTS).map((key) => EVENT_KEY.exec(key) ?? []);
  const idsOf = (kind: string): number[] =>
    parts.flatMap(([, one, id, date]) => (one === kind && !date ? [Number(id)] : []));
  const dateIds = parts.flatMap(([, one, , date]) =>
    one === 'program' && date ? [Number(date)] : [],
  );
  const events = [
    ...(await screeningEvents(database, clock(), idsOf('projekcija'))),
    ...(await programEvents(database, clock(), {
      ids: idsOf('program'),
      dateIds,
      seriesIds: idsOf('serija'),
    })),
  ].sort((a, b) => a.start.getTime() - b.start.getTime());
  const [event] = events;
  if (!event) return undefined;
  const name =
    events.length === 1 ? event.title : feedTexts.of(centre.facts.name, feedTexts.chosen);
  const shown = await withReservations(sources, events);
  return calendarFile(sources, { name, events: shown, remind: true });
}
