import type { FileProblem } from '@centar/domain/errorCodes.ts';
import { AppError } from '../errors.ts';

const OF_SIZE: readonly FileProblem[] = ['tooManyBytes', 'tooManyPixels'];

/** Seconds. */
const SCANNER_RETRY = 60;

/** TOO_LARGE for size reasons, UNAVAILABLE without a scanner, otherwise WRONG_FILE_KIND. */
export function fileRefusal(reason: FileProblem): AppError {
  if (reason === 'notScanned')
    return new AppError('UNAVAILABLE', { fields: { file: reason }, retryAfter: SCANNER_RETRY });
  const code = OF_SIZE.includes(reason) ? 'TOO_LARGE' : 'WRONG_FILE_KIND';
  return new AppError(code, { fields: { file: reason } });
}
