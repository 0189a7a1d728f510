import { toFailure, type Failure } from '../../../graphql/staffFailure.ts';
import type { PictureRow } from './pictureRow.ts';

/** How far one picture is. */
export type PictureState =
  | { readonly kind: 'sending' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The functions that sending many pictures calls. */
export interface SendingWork<Item> {
  readonly send: (row: PictureRow) => Promise<Item>;
  readonly isSaved: (row: PictureRow) => boolean;
  readonly onState: (row: PictureRow, state: PictureState) => void;
  /** Waits until the server takes more, in seconds. */
  readonly wait: (seconds: number) => Promise<void>;
}

/** The seconds to wait where the server names no time. */
const WAIT = 60;

/** Failures of one picture, which say nothing of the next one. */
const ITS_OWN: ReadonlySet<Failure['code']> = new Set([
  'BAD_USER_INPUT',
  'TOO_LARGE',
  'WRONG_FILE_KIND',
  'CONFLICT',
]);

/**
 * Sends pictures one after the other and skips saved ones. A refused picture does not stop the next one; where the server
 * takes no more for now, it waits. Returns the item created last. Throws the error that ended it, or the first refusal
 * when all were tried.
 */
export async function sendPictures<Item>(
  rows: readonly PictureRow[],
  { send, isSaved, onState, wait }: SendingWork<Item>,
): Promise<Item | undefined> {
  let last: Item | undefined;
  let refusal: unknown;
  for (const row of rows) {
    for (let isTried = isSaved(row); !isTried;) {
      onState(row, { kind: 'sending' });
      try {
        last = await send(row);
        onState(row, { kind: 'saved' });
        isTried = true;
      } catch (thrown) {
        const failure = toFailure(thrown);
        if (failure.code === 'TOO_MANY_TRIES') {
          await wait(failure.retryAfter ?? WAIT);
        } else {
          onState(row, { kind: 'failed', failure });
          if (!ITS_OWN.has(failure.code)) throw thrown;
          refusal ??= thrown;
          isTried = true;
        }
      }
    }
  }
  if (refusal !== undefined) throw refusal as Error;
  return last;
}
