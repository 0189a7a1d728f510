import { toFailure, type Failure } from '../../graphql/staffFailure.ts';
import type { PictureRow } from './pictureRow.ts';

export type PictureState =
  | { readonly kind: 'sending' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface SendingWork {
  readonly send: (row: PictureRow) => Promise<void>;
  readonly isSaved: (row: PictureRow) => boolean;
  readonly onState: (row: PictureRow, state: PictureState) => void;
  /** In seconds; resolves when the server accepts more. */
  readonly wait: (seconds: number) => Promise<void>;
}

/** In seconds, if the server names no time. */
const WAIT = 60;

/** The next picture can still succeed. */
export const PICTURE_ERRORS: ReadonlySet<Failure['code']> = new Set([
  'BAD_USER_INPUT',
  'TOO_LARGE',
  'WRONG_FILE_KIND',
  'CONFLICT',
]);

/**
 * In sequence, without saved ones. A refused picture does not stop the next one. Waits when rate
 * limited. Throws the error that ended it, or the first refusal after all were tried.
 */
export async function sendPictures(
  rows: readonly PictureRow[],
  { send, isSaved, onState, wait }: SendingWork,
): Promise<void> {
  let refusal: unknown;
  for (const row of rows) {
    for (let isTried = isSaved(row); !isTried;) {
      onState(row, { kind: 'sending' });
      try {
        await send(row);
        onState(row, { kind: 'saved' });
        isTried = true;
      } catch (thrown) {
        const failure = toFailure(thrown);
        if (failure.code === 'TOO_MANY_TRIES') {
          await wait(failure.retryAfter ?? WAIT);
        } else {
          onState(row, { kind: 'failed', failure });
          if (!PICTURE_ERRORS.has(failure.code)) throw thrown;
          refusal ??= thrown;
          isTried = true;
        }
      }
    }
  }
  if (refusal !== undefined) throw refusal as Error;
}
