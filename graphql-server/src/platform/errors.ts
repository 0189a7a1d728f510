import { ERROR_STATUS } from '@centar/domain/errorCodes.ts';
import type { ErrorCode, FieldErrors } from '@centar/domain/errorCodes.ts';

/**
 * A failure that the caller may know about. Services throw it; the transports turn its code into
 * GraphQL extensions or a problem document. Anything else that is thrown is masked.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Error codes by field, for BAD_USER_INPUT. */
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

interface DatabaseFailure {
  readonly originalCode?: unknown;
  /** The driver adapter's own name for the failure. */
  readonly kind?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly meta?: { readonly driverAdapterError?: unknown };
}

/** A failure and what it was made of: a statement that fails tells it in `meta`, a COMMIT as its cause. */
function failuresIn(thrown: unknown): DatabaseFailure[] {
  const failure = (thrown ?? {}) as DatabaseFailure;
  const inner = failure.meta?.driverAdapterError ?? failure.cause;
  return inner === undefined || inner === thrown ? [failure] : [failure, ...failuresIn(inner)];
}

/**
 * The database's own error code (`SQLITE_FULL`, `53100`), wherever driver and client have put it; empty for other
 * errors.
 */
function databaseCode(thrown: unknown): string {
  const code = failuresIn(thrown).find(({ originalCode }) => typeof originalCode === 'string');
  return (code?.originalCode as string | undefined) ?? '';
}

/** The disk that holds the database is full, or its quota. */
export function isDiskFull(thrown: unknown): boolean {
  return ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100'].includes(databaseCode(thrown));
}

/** Another process has locked the database. */
export function isLocked(thrown: unknown): boolean {
  return databaseCode(thrown).startsWith('SQLITE_BUSY');
}

/** Seconds after which another try makes sense when the database could not be had. */
const BUSY_RETRY_SECONDS = 5;
/** The client's own refusals: no connection, or a connection or a transaction that took too long. */
const BUSY_CODES = new Set<unknown>([
  ...['P1001', 'P1002', 'P1008', 'P1011', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN'],
]);
/** The driver adapter's, which reach us as they are where a COMMIT fails. */
const BUSY_KINDS = new Set<unknown>([
  ...['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TlsConnectionError'],
  ...['TooManyConnections', 'TransactionWriteConflict', 'TransactionAlreadyClosed'],
]);
/** PostgreSQL's: connection lost, no connection left, stopping or starting, a lock that took too long, a deadlock. */
const BUSY_STATES = /^(08...|53300|57P0[1-5]|55P03|25P0[34]|40001|40P01)$/;
/** The driver of PostgreSQL says these without a code. */
const BROKEN =
  /^(Connection terminated|Client (has encountered|was closed)|timeout exceeded when trying to connect|timeout expired)/;

/** The database can't be had at the moment, and may be had later. */
const isOutOfReach = (thrown: unknown): boolean =>
  BUSY_STATES.test(databaseCode(thrown)) ||
  failuresIn(thrown).some(
    ({ code, kind, message }) =>
      BUSY_CODES.has(code) ||
      BUSY_KINDS.has(kind) ||
      BUSY_STATES.test(String(code)) ||
      (typeof message === 'string' && BROKEN.test(message)),
  );

/**
 * Any thrown value as an AppError: the framework's own refusals (bad JSON, too large a body) keep their
 * meaning, a full disk and a locked database are told, and everything unknown becomes INTERNAL_SERVER_ERROR without details.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const { statusCode, code } = (thrown ?? {}) as HttpFailure;
  if (code === 'ENOSPC' || isDiskFull(thrown)) return new AppError('STORAGE_FULL');
  if (isLocked(thrown) || isOutOfReach(thrown)) {
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
