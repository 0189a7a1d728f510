import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import './states.css';

/** Why a file can't be had. */
type Failure = keyof typeof uiTexts.download;

/** A request that nobody answers ends so late, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Asks whether a file can be had, without fetching it. */
async function failureOf(href: string): Promise<Failure | undefined> {
  if (!navigator.onLine) return 'offline';
  const patience = new AbortController();
  const timer = setTimeout(() => {
    patience.abort();
  }, PATIENCE_MS);
  try {
    const { signal } = patience;
    const { ok } = await fetch(href, { method: 'HEAD', cache: 'no-store', signal });
    return ok ? undefined : 'failed';
  } catch {
    return 'offline';
  } finally {
    clearTimeout(timer);
  }
}

/** A press that follows the link here and now: without a key that opens it elsewhere. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * For a link to a file. Browsers show nothing when a download finds no connection, or leave the page. Here the link is
 * followed once the file can be had; else `note`, which belongs beside the link, says why not. Without scripts the
 * link is a plain one.
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
