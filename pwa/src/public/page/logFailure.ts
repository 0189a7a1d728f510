import { logToConsole } from '../../shared/consoleLog.ts';

/** Failures of which the specification (section 8) says that they are only logged, in these words. */
export const LOGGED = {
  movie: 'Failed to load the movie',
  movieId: 'ID not found in route',
  gallery: 'Failed to load the gallery list',
} as const;

/** Logs a failure to the browser's console. `code` is the server's, where it gave one. */
export function logFailure(words: string, code?: string): void {
  logToConsole(words, code);
}
