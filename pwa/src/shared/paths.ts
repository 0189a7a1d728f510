import type { CategorySlug } from '@centar/domain/sections.ts';

/** Every public address, in one table; no other file spells one. The staff panel's are in adminPaths.ts. */
export const paths = {
  home: '/',
  programs: '/programs-list',
  program: (id: number) => `/programs/${String(id)}`,
  programType: (slug: CategorySlug) => `/program/${slug}`,
  news: '/news-list',
  newsItem: (id: number) => `/news/${String(id)}`,
  cinema: '/bioskop-list',
  schedule: '/raspored',
  whatsOn: '/sta-ima',
  whatsOnForChildren: '/sta-ima?deca=1',
  /** `danas`, `vikend`, or a day as `2026-11-24`. */
  whatsOnDay: (day: string) => `/sta-ima?kad=${day}`,
  /** Everything in one place, by its key: `velika-sala`. */
  whatsOnPlace: (key: string) => `/sta-ima?mesto=${key}`,
  bookmarks: '/moji-termini',
  /** The calendar file of what is starred, by its keys. */
  bookmarksCalendar: (keys: readonly string[]) =>
    `/kalendar/moji-termini.ics?termini=${keys.join(',')}`,
  archive: '/arhiva',
  archiveOf: (year: number) => `/arhiva/${String(year)}`,
  /** One type of programmes in an archive's page. */
  archiveOfKind: (archive: string, slug: CategorySlug) => `${archive}?vrsta=${slug}`,
  search: '/pretraga',
  /** The search page with the focus in its field. */
  searchField: '/pretraga#trazi',
  /** The calendar file of one event, by the key under which it is starred. */
  eventCalendar: (key: string) => `/kalendar/${key}.ics`,
  seriesCalendar: (id: number) => `/kalendar/serija-${String(id)}.ics`,
  newsFeed: '/rss/vesti.xml',
  competitionsFeed: '/rss/konkursi.xml',
  procurementsFeed: '/rss/javne-nabavke.xml',
  screeningsCalendar: '/kalendar/projekcije.ics',
  typeCalendar: (slug: CategorySlug) => `/kalendar/${slug}.ics`,
  movie: (id: number) => `/cinema/${String(id)}`,
  corners: (slug: 'americki' | 'turski') => `/kutak-list/${slug}`,
  corner: (id: number) => `/kutak/${String(id)}`,
  competitions: '/konkurs-list',
  competition: (id: number) => `/konkurs/${String(id)}`,
  procurements: '/javne-nabavke-list',
  procurementsOf: (year: number) => `/javne-nabavke-list?godina=${String(year)}`,
  procurement: (id: number) => `/javne-nabavke/${String(id)}`,
  colony: (id: number) => `/kolonije/${String(id)}`,
  artSalon: (id: number) => `/saloni/${String(id)}`,
  accessibility: '/pristupacnost',
  privacy: '/privatnost',
  terms: '/uslovi-i-podaci',
  graphqlDocs: '/graphql/docs',
  restDocs: '/api/docs',
  about: '/o-nama',
  /** How to get there. */
  directions: '/o-nama#mapa',
  garden: '/o-nama#basta',
  contact: '#kontakt',
  panel: '/admin-panel',
  /** Leads staff from a public page to the screen on which its item is edited. */
  edit: (page: string) => `/ap/izmeni${page}`,
  login: '/ap-login',
} as const;

/** Route patterns with parameters, for the router. */
export const patterns = {
  program: '/programs/:id',
  programType: '/program/:slug',
  newsItem: '/news/:id',
  movie: '/cinema/:id',
  corners: '/kutak-list/:kutak',
  corner: '/kutak/:id',
  competition: '/konkurs/:id',
  procurement: '/javne-nabavke/:id',
  archiveOf: '/arhiva/:year',
  colony: '/kolonije/:id',
  artSalon: '/saloni/:id',
} as const;

/** A list's address behind a cursor. */
export function listAfter(list: string, cursor: string): string {
  return `${list}${list.includes('?') ? '&' : '?'}posle=${encodeURIComponent(cursor)}`;
}
