import { ERROR_STATUS, type ErrorCode, type FieldErrors } from '@centar/domain/errorCodes.ts';
import type { SecondStep } from '@centar/domain/secondFactor.ts';

/** An error that clients may see. Transports send its code; all other errors are masked. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds until a retry, for TOO_MANY_TRIES and UNAVAILABLE. */
  readonly retryAfter: number | undefined;
  /** What a sign-in needs next, for SECOND_FACTOR_REQUIRED. */
  readonly secondStep: SecondStep | undefined;

  constructor(
    code: ErrorCode,
    details: { fields?: FieldErrors; retryAfter?: number; secondStep?: SecondStep } = {},
  ) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.secondStep = details.secondStep;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

export function retryHeader({ retryAfter }: AppError): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
}

export function badInput(fields: FieldErrors): AppError {
  return new AppError('BAD_USER_INPUT', { fields });
}

export function orNotFound<Row>(row: Row | null): Row {
  if (row === null) throw new AppError('NOT_FOUND');
  return row;
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
  /** The driver adapter's name of the failure. */
  readonly kind?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly meta?: { readonly driverAdapterError?: unknown };
}

/** Prisma stores the driver's error of a statement in `meta`, and of a COMMIT in `cause`. */
function failuresIn(thrown: unknown): DatabaseFailure[] {
  const failure = (thrown ?? {}) as DatabaseFailure;
  const inner = failure.meta?.driverAdapterError ?? failure.cause;
  return inner === undefined || inner === thrown ? [failure] : [failure, ...failuresIn(inner)];
}

/** The database's error code (`SQLITE_FULL`, `53100`), or an empty string. */
function databaseCode(thrown: unknown): string {
  const code = failuresIn(thrown).find(({ originalCode }) => typeof originalCode === 'string');
  return (code?.originalCode as string | undefined) ?? '';
}

export function isDiskFull(thrown: unknown): boolean {
  return ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100'].includes(databaseCode(thrown));
}

export function isLocked(thrown: unknown): boolean {
  return databaseCode(thrown).startsWith('SQLITE_BUSY');
}

const RETRY_AFTER_SECONDS = 5;
/** Prisma and Node: no connection, or a timeout. */
const UNAVAILABLE_CODES = new Set<unknown>([
  'P1001',
  'P1002',
  'P1008',
  'P1011',
  'P1017',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
]);
/** Kinds of the driver adapter, which Prisma does not translate if a COMMIT fails. */
const UNAVAILABLE_KINDS = new Set<unknown>([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TlsConnectionError',
  'TooManyConnections',
  'TransactionWriteConflict',
  'TransactionAlreadyClosed',
]);
/** SQLSTATEs: connection lost, no connection left, stopping or starting, lock timeout, deadlock. */
const UNAVAILABLE_STATES = /^(08...|53300|57P0[1-5]|55P03|25P0[34]|40001|40P01)$/;
/** Messages of the PostgreSQL driver without a code. */
const CONNECTION_MESSAGES =
  /^(Connection terminated|Client (has encountered|was closed)|timeout exceeded when trying to connect|timeout expired)/;

/** True if the database is unreachable. */
const isUnavailable = (thrown: unknown): boolean =>
  UNAVAILABLE_STATES.test(databaseCode(thrown)) ||
  failuresIn(thrown).some(
    ({ code, kind, message }) =>
      UNAVAILABLE_CODES.has(code) ||
      UNAVAILABLE_KINDS.has(kind) ||
      UNAVAILABLE_STATES.test(String(code)) ||
      (typeof message === 'string' && CONNECTION_MESSAGES.test(message)),
  );

/**
 * Fastify's errors keep their meaning. A full disk is STORAGE_FULL, a locked or unreachable
 * database UNAVAILABLE, and anything else INTERNAL_SERVER_ERROR.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const { statusCode, code } = (thrown ?? {}) as HttpFailure;
  if (code === 'ENOSPC' || isDiskFull(thrown)) return new AppError('STORAGE_FULL');
  if (isLocked(thrown) || isUnavailable(thrown)) {
    return new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });
  }
  const known = typeof statusCode === 'number' ? CODE_OF_STATUS[statusCode] : undefined;
  return new AppError(known ?? 'INTERNAL_SERVER_ERROR');
}

/** The body of `application/problem+json` (RFC 9457). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors?: FieldErrors;
  readonly secondStep?: SecondStep;
}

export function toProblem(error: AppError): Problem {
  return {
    type: 'about:blank',
    title: error.code.toLowerCase().replaceAll('_', ' '),
    status: error.status,
    code: error.code,
    ...(error.fields ? { errors: error.fields } : {}),
    ...(error.secondStep ? { secondStep: error.secondStep } : {}),
  };
}
