import type { CategorySlug } from '../../domain/sections.ts';

/** Every address of the site, in one table; no other file spells one. */
export const paths = {
  home: '/',
  programs: '/programs-list',
  program: (id: number) => `/programs/${String(id)}`,
  programType: (slug: CategorySlug) => `/program/${slug}`,
  news: '/news-list',
  newsItem: (id: number) => `/news/${String(id)}`,
  cinema: '/bioskop-list',
  movie: (id: number) => `/cinema/${String(id)}`,
  corners: (slug: 'americki' | 'turski') => `/kutak-list/${slug}`,
  corner: (id: number) => `/kutak/${String(id)}`,
  competitions: '/konkurs-list',
  competition: (id: number) => `/konkurs/${String(id)}`,
  procurements: '/javne-nabavke-list',
  procurementsOf: (year: number) => `/javne-nabavke-list?godina=${String(year)}`,
  procurement: (id: number) => `/javne-nabavke/${String(id)}`,
  about: '/o-nama',
  contact: '#kontakt',
  login: '/ap-login',
  resetPassword: '/ap/reset-password',
  adminPanel: '/admin-panel',
  adminNews: '/ap/vesti',
  adminNewsCreate: '/ap/vesti/kreiraj',
  adminNewsItem: (id: number) => `/ap/vesti/view/${String(id)}`,
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
  adminNewsItem: '/ap/vesti/view/:id',
} as const;

/** A list's address behind a cursor. */
export function listAfter(list: string, cursor: string): string {
  return `${list}${list.includes('?') ? '&' : '?'}posle=${encodeURIComponent(cursor)}`;
}
