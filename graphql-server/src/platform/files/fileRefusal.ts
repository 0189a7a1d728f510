import type { FileProblem } from '@centar/domain/errorCodes.ts';
import { AppError } from '../errors.ts';

const OF_SIZE: readonly FileProblem[] = ['tooManyBytes', 'tooManyPixels'];

/** TOO_LARGE for size reasons, otherwise WRONG_FILE_KIND. */
export function fileRefusal(reason: FileProblem): AppError {
  const code = OF_SIZE.includes(reason) ? 'TOO_LARGE' : 'WRONG_FILE_KIND';
  return new AppError(code, { fields: { file: reason } });
}
