import { findPage } from '@centar/domain/pages.ts';

/** Whether it is a film's address without a valid id: `/cinema`, `/cinema/abc`. */
export function isMovieWithoutId(path: string): boolean {
  return /^\/cinema(\/|$)/i.test(path) && findPage(path)?.name !== 'movie';
}
