import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { renderToPipeableStream } from 'react-dom/server';
import type { PauseIfDue, RenderMarkup } from './page/renderTurn.ts';

/** The time that a page renders before other requests are served, in milliseconds. */
const TURN_MS = 8;

/**
 * Renders a page's markup in pieces, so that a long page does not block other requests. Long lists
 * check between rows whether to pause (`page/LongList.tsx`). `begin` is called before each piece
 * because another page may have been rendered in between. Rejects with what a component throws.
 */
export const renderInTurns: RenderMarkup = async (begin, element) => {
  /** When the current piece ends; undefined before it starts. */
  let ends: number | undefined;
  let next: Promise<void> | undefined;
  const pauseIfDue: PauseIfDue = () => {
    if (next !== undefined) return next;
    begin();
    ends ??= performance.now() + TURN_MS;
    if (performance.now() < ends) return undefined;
    next = setImmediate().then(() => {
      [next, ends] = [undefined, undefined];
    });
    return next;
  };
  // Parsing the page's data has already taken time.
  await setImmediate();
  const markup = new PassThrough();
  begin();
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element(pauseIfDue), {
      // No chunks: the markup is complete without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        pipe(markup);
        resolve();
      },
      onError: reject,
    });
  });
  return text(markup);
};
