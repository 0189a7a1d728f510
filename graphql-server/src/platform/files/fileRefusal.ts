import type { FileProblem } from '@centar/domain/errorCodes.ts';
import { AppError } from '../errors.ts';

const OF_SIZE: readonly FileProblem[] = ['tooManyBytes', 'tooManyPixels'];

/** The error for a file that is not taken, with its reason: TOO_LARGE by its size, WRONG_FILE_KIND otherwise. */
export function fileRefusal(reason: FileProblem): AppError {
  const code = OF_SIZE.includes(reason) ? 'TOO_LARGE' : 'WRONG_FILE_KIND';
  return new AppError(code, { fields: { file: reason } });
}
