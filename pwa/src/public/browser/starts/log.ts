import { splitScript } from '@centar/domain/scriptAddress.ts';
import { logToConsole } from '../../../shared/consoleLog.ts';

/**
 * Logs a failure that shows no popup (specification, section 8). With `data-path` only below that
 * path: all unknown addresses have the same page.
 */
export function start({ dataset }: HTMLElement): void {
  const { words = '', code, path } = dataset;
  const shown = splitScript(window.location.pathname).path.toLowerCase();
  if (path === undefined || shown === path || shown.startsWith(`${path}/`)) {
    logToConsole(words, code);
  }
}
