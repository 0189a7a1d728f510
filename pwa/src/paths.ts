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
  procurements: '/javne-nabavke-list',
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
  adminNewsItem: '/ap/vesti/view/:id',
} as const;

/** A list's address behind a cursor. */
export function listAfter(list: string, cursor: string): string {
  return `${list}?posle=${encodeURIComponent(cursor)}`;
}
