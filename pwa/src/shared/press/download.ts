import { shownText } from '../script/script.ts';
import { uiTexts } from '../texts/ui.texts.ts';
import { pressNatively } from './listenForPresses.ts';

type Failure = keyof typeof uiTexts.download;

const CHECK_TIMEOUT_MS = 10_000;

/** Checks with a HEAD request whether a file is available. */
async function failureOf(href: string): Promise<Failure | undefined> {
  if (!navigator.onLine) return 'offline';
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    timeout.abort();
  }, CHECK_TIMEOUT_MS);
  try {
    const { signal } = timeout;
    const { ok } = await fetch(href, { method: 'HEAD', cache: 'no-store', signal });
    return ok ? undefined : 'failed';
  } catch {
    return 'offline';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * For a link to a file. Browsers show nothing when a download fails, or leave the page. This
 * follows the link only if the file is available; otherwise a note beside it says why not.
 */
export async function press(link: HTMLElement): Promise<void> {
  const failure = await failureOf((link as HTMLAnchorElement).href);
  const place = link.parentElement;
  place?.querySelector(':scope > .download-note')?.remove();
  if (failure === undefined) {
    pressNatively(link);
    return;
  }
  const note = document.createElement('span');
  note.className = 'download-note';
  note.setAttribute('role', 'alert');
  note.textContent = shownText(uiTexts.download[failure]);
  place?.append(note);
}
