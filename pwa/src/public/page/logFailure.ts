import { logToConsole } from '../../shared/consoleLog.ts';

/** Messages of failures that are only logged (specification, section 8). */
export const LOGGED = {
  movie: 'Failed to load the movie',
  movieId: 'ID not found in route',
  gallery: 'Failed to load the gallery list',
} as const;

/** `code` is the server's error code. */
export function logFailure(words: string, code?: string): void {
  logToConsole(words, code);
}
