import { NOTIFIED, WEEKLY } from '@centar/domain/notificationPages.ts';
import { FEEDS, PAGES, pagePath } from '@centar/domain/pages.ts';
import type { CategorySlug } from '@centar/domain/sections.ts';

/** Links to public pages and files. The staff panel's are in adminPaths.ts. */
export const paths = {
  home: PAGES.home.path,
  programs: PAGES.programs.path,
  program: (id: number) => pagePath('program', id),
  programType: (slug: CategorySlug) => pagePath('programType', slug),
  news: PAGES.news.path,
  newsItem: (id: number) => pagePath('newsItem', id),
  cinema: PAGES.cinema.path,
  schedule: PAGES.schedule.path,
  whatsOn: PAGES.whatsOn.path,
  whatsOnForChildren: `${PAGES.whatsOn.path}?deca=1`,
  /** `danas`, `vikend`, or a day as `2026-11-24`. */
  whatsOnDay: (day: string) => `${PAGES.whatsOn.path}?kad=${day}`,
  /** All events in a place, by its key: `velika-sala`. */
  whatsOnPlace: (key: string) => `${PAGES.whatsOn.path}?mesto=${key}`,
  whatsOnAccessible: (slug: string) => `${PAGES.whatsOn.path}?pristupacno=${slug}`,
  posters: PAGES.posters.path,
  bookmarks: PAGES.bookmarks.path,
  /** The calendar file of starred items, by their keys. */
  bookmarksCalendar: (keys: readonly string[]) =>
    `/kalendar/moji-termini.ics?termini=${keys.join(',')}`,
  archive: PAGES.archive.path,
  archiveOf: (year: number) => pagePath('archiveYear', year),
  /** One programme type in an archive page. */
  archiveOfKind: (archive: string, slug: CategorySlug) => `${archive}?vrsta=${slug}`,
  search: PAGES.search.path,
  /** Focuses the search field. */
  searchField: `${PAGES.search.path}#trazi`,
  /** The calendar file of one event, by its bookmark key. */
  eventCalendar: (key: string) => `/kalendar/${key}.ics`,
  seriesCalendar: (id: number) => `/kalendar/serija-${String(id)}.ics`,
  newsFeed: FEEDS.news,
  competitionsFeed: FEEDS.competitions,
  procurementsFeed: FEEDS.procurements,
  dataCatalogue: '/katalog.jsonld',
  screeningsCalendar: FEEDS.screenings,
  typeCalendar: (slug: CategorySlug) => `/kalendar/${slug}.ics`,
  movie: (id: number) => pagePath('movie', id),
  corners: (slug: 'americki' | 'turski') => pagePath('cornerPrograms', slug),
  corner: (id: number) => pagePath('cornerProgram', id),
  competitions: PAGES.competitions.path,
  competition: (id: number) => pagePath('competition', id),
  procurements: PAGES.procurements.path,
  procurementsOf: (year: number) => `${PAGES.procurements.path}?godina=${String(year)}`,
  procurement: (id: number) => pagePath('procurement', id),
  colony: (id: number) => pagePath('colony', id),
  artSalon: (id: number) => pagePath('artSalon', id),
  /** The form of a date, by its key: `program-3`, `projekcija-12`. */
  reservation: (dateKey: string) => pagePath('reservation', dateKey),
  ownReservation: (code: string) => pagePath('ownReservation', code),
  notifications: PAGES.notifications.path,
  /** The form of a topic: `program-3`, `film-12`, or the weekly mail. */
  subscription: (topic: string) =>
    topic === WEEKLY
      ? PAGES.notifications.path
      : `${PAGES.notifications.path}?${NOTIFIED.topic}=${topic}`,
  ownNotifications: (code: string) => pagePath('ownNotifications', code),
  accessibility: PAGES.accessibility.path,
  privacy: PAGES.privacy.path,
  terms: PAGES.terms.path,
  embed: PAGES.embed.path,
  graphqlDocs: '/graphql/docs',
  restDocs: '/api/docs',
  about: PAGES.about.path,
  directions: `${PAGES.about.path}#mapa`,
  garden: `${PAGES.about.path}#basta`,
  contact: '#kontakt',
  panel: '/admin-panel',
  /** Redirects staff from a public page to the editing screen of its item. */
  edit: (page: string) => `/ap/izmeni${page}`,
  /** The screen for cancelling a date of the item on a public page. */
  cancel: (page: string) => `/ap/otkazi${page}`,
  programCreate: '/ap/programs/kreiraj',
  login: '/ap-login',
} as const;

/** A list's page after a cursor. */
export function listAfter(list: string, cursor: string): string {
  return `${list}${list.includes('?') ? '&' : '?'}posle=${encodeURIComponent(cursor)}`;
}
