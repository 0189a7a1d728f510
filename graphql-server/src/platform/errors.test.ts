import { expect, it } from 'vitest';
import { toAppError } from './errors.ts';

/** A failure of a COMMIT, as the driver adapter throws it. */
const atCommit = (kind: string): Error =>
  Object.assign(new Error(kind), { name: 'DriverAdapterError', cause: { kind } });

/** A failure of a statement, as Prisma's client throws it. */
const atStatement = (kind: string): Error =>
  Object.assign(new Error('Invalid invocation'), {
    meta: { driverAdapterError: atCommit(kind) },
  });

it.each([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TlsConnectionError',
  'TooManyConnections',
  'TransactionWriteConflict',
  'TransactionAlreadyClosed',
])('an unreachable database (%s) answers UNAVAILABLE with Retry-After', (kind) => {
  for (const thrown of [atCommit(kind), atStatement(kind)]) {
    expect(toAppError(thrown)).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 5 });
  }
});

it('a full disk is told as full, whoever met it', () => {
  const full = { originalCode: 'SQLITE_FULL' };
  const failures = [
    Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
    Object.assign(atCommit('sqlite'), { cause: full }),
    Object.assign(atStatement('sqlite'), { meta: { driverAdapterError: { cause: full } } }),
  ];
  for (const thrown of failures) {
    expect(toAppError(thrown)).toMatchObject({ code: 'STORAGE_FULL', status: 507 });
  }
});

it('a mistake of ours is masked, and promises no better time', () => {
  for (const thrown of [atCommit('UniqueConstraintViolation'), atCommit('ColumnNotFound')]) {
    expect(toAppError(thrown)).toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
      retryAfter: undefined,
    });
  }
});
