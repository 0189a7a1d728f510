import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { TakeTurn } from './page/renderTurn.ts';

/** The longest for which a page is rendered before others are served, milliseconds. */
const TURN_MS = 8;

/**
 * The markup of a page. Long lists ask in between whether they may go on (`page/LongList.tsx`), so that a page of any length keeps
 * nobody waiting. `begin` is called before each piece: another page may have been rendered in between. Throws what a component
 * throws.
 */
export async function renderInTurns(
  begin: () => void,
  element: (takeTurn: TakeTurn) => ReactNode,
): Promise<string> {
  /** When the turn ends; absent until something of it is rendered. */
  let ends: number | undefined;
  let next: Promise<void> | undefined;
  const takeTurn: TakeTurn = () => {
    if (next !== undefined) return next;
    begin();
    ends ??= performance.now() + TURN_MS;
    if (performance.now() < ends) return undefined;
    next = setImmediate().then(() => {
      [next, ends] = [undefined, undefined];
    });
    return next;
  };
  // What the page shows has just been read.
  await setImmediate();
  const markup = new PassThrough();
  begin();
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element(takeTurn), {
      // All stands in its place; nothing follows it in scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        pipe(markup);
        resolve();
      },
      onError: reject,
    });
  });
  return text(markup);
}
