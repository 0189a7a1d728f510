import { matchPath } from 'react-router-dom';
import { idOf } from '../../../public/page/publicRoute.ts';
import { patterns } from '../../../shared/paths.ts';

/** Is this the address of a film that names none: `/cinema`, `/cinema/abc`? */
export function isMovieWithoutId(path: string): boolean {
  const match = matchPath('/cinema/*', path);
  if (!match) return false;
  const params = matchPath(patterns.movie, path)?.params ?? {};
  return idOf({ params, search: new URLSearchParams() }) === undefined;
}
