import { findPage } from '@centar/domain/pages.ts';

/** Is this the address of a film that names none: `/cinema`, `/cinema/abc`? */
export function isMovieWithoutId(path: string): boolean {
  return /^\/cinema(\/|$)/i.test(path) && findPage(path)?.name !== 'movie';
}
