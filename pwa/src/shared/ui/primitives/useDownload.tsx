import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import './states.css';

type Failure = keyof typeof uiTexts.download;

/** In milliseconds. */
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

/** Without a modifier key that opens the link elsewhere. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * For a link to a file. Browsers show nothing when a download fails, or leave the page. This
 * follows the link only if the file is available; otherwise `note`, to be rendered beside the link,
 * says why not.
 */
export function useDownload(): {
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly note: ReactNode;
} {
  const [failure, setFailure] = useState<Failure>();
  const isChecked = useRef(false);
  const follow = async (link: HTMLAnchorElement): Promise<void> => {
    const found = await failureOf(link.href);
    setFailure(found);
    if (found !== undefined) return;
    isChecked.current = true;
    link.click();
  };
  return {
    onClick: (event) => {
      if (isChecked.current || !isPlain(event)) {
        isChecked.current = false;
        return;
      }
      event.preventDefault();
      void follow(event.currentTarget);
    },
    note:
      failure === undefined ? null : (
        <span className="download-note" role="alert">
          {uiTexts.download[failure]}
        </span>
      ),
  };
}
