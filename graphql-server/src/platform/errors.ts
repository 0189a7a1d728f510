import { ERROR_STATUS } from '@centar/domain/errorCodes.ts';
import type { ErrorCode, FieldErrors } from '@centar/domain/errorCodes.ts';

/**
 * A failure that the caller may know about. Services throw it; the transports turn its code into
 * GraphQL extensions or a problem document. Anything else that is thrown is masked.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** What is wrong with which field, for BAD_USER_INPUT. */
  readonly fields: FieldErrors | undefined;
  /** Seconds after which another try makes sense, for TOO_MANY_TRIES and UNAVAILABLE. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: { fields?: FieldErrors; retryAfter?: number } = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }

  /** The HTTP status of the code. */
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The header that tells when another try makes sense, where the failure knows. */
export function retryHeader({ retryAfter }: AppError): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
}

/** Bad input in one or more fields. */
export function badInput(fields: FieldErrors): AppError {
  return new AppError('BAD_USER_INPUT', { fields });
}

interface HttpFailure {
  readonly statusCode?: unknown;
  readonly code?: unknown;
}

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_USER_INPUT',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'TOO_LARGE',
  414: 'TOO_LARGE',
  415: 'BAD_USER_INPUT',
  429: 'TOO_MANY_TRIES',
};

/** What SQLite itself said (`SQLITE_FULL`), wherever the driver and the client have put it; empty for other failures. */
function sqliteCode(thrown: unknown): string {
  const { originalCode, cause, meta } = (thrown ?? {}) as {
    originalCode?: unknown;
    cause?: unknown;
    meta?: { driverAdapterError?: unknown };
  };
  if (typeof originalCode === 'string') return originalCode;
  // A statement that fails tells it in `meta`; a COMMIT that fails is the driver's own error, with a cause.
  const inner = meta?.driverAdapterError ?? cause;
  return inner === undefined || inner === thrown ? '' : sqliteCode(inner);
}

/** The disk that holds the database is full, or its quota. */
export function isDiskFull(thrown: unknown): boolean {
  return ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'].includes(sqliteCode(thrown));
}

/** Another process has locked the database. */
export function isLocked(thrown: unknown): boolean {
  return sqliteCode(thrown).startsWith('SQLITE_BUSY');
}

/** Seconds after which another try makes sense when the database could not be had. */
const BUSY_RETRY_SECONDS = 5;
/** The client's own refusals: a connection or a transaction that took too long. */
const BUSY_CODES = new Set<unknown>(['P1008', 'P2028', 'P2034']);

/**
 * Any thrown value as an AppError: the framework's own refusals (bad JSON, too large a body) keep their
 * meaning, a full disk and a locked database are told, and everything unknown becomes INTERNAL_SERVER_ERROR without details.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const { statusCode, code } = (thrown ?? {}) as HttpFailure;
  if (code === 'ENOSPC' || isDiskFull(thrown)) return new AppError('STORAGE_FULL');
  if (isLocked(thrown) || BUSY_CODES.has(code)) {
    return new AppError('UNAVAILABLE', { retryAfter: BUSY_RETRY_SECONDS });
  }
  const known = typeof statusCode === 'number' ? CODE_OF_STATUS[statusCode] : undefined;
  return new AppError(known ?? 'INTERNAL_SERVER_ERROR');
}

/** The body of an `application/problem+json` answer (RFC 9457). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors?: FieldErrors;
}

/** A failure as a problem document; nothing of its cause leaks. */
export function toProblem(error: AppError): Problem {
  return {
    type: 'about:blank',
    title: error.code.toLowerCase().replaceAll('_', ' '),
    status: error.status,
    code: error.code,
    ...(error.fields ? { errors: error.fields } : {}),
  };
}
