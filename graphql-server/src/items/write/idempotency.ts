import { HOUR_MS } from '@centar/domain/durations.ts';
import type { Person } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError, badInput } from '../../platform/errors.ts';

const KEY_HOURS = 24;
/** A UUID fits. */
const KEY = /^[\w-]{8,100}$/;

const FIELD = 'idempotencyKey';

export interface Creation {
  readonly person: Person;
  /** Such as `create News`; the same on both transports. */
  readonly operation: string;
  readonly now: Date;
}

const expiryLimit = (now: Date): Date => new Date(now.getTime() - KEY_HOURS * HOUR_MS);

function keyOf({ creationKey }: Person): string | undefined {
  if (creationKey !== undefined && !KEY.test(creationKey)) throw badInput({ [FIELD]: 'invalid' });
  return creationKey;
}

/**
 * Undefined for a first request, or without an `Idempotency-Key`. Throws BAD_USER_INPUT for a
 * malformed key, or one of another user or operation.
 */
export async function findCreatedItemId(
  client: Pick<Transaction, 'idempotencyKey'>,
  { person, operation, now }: Creation,
): Promise<number | undefined> {
  const key = keyOf(person);
  if (key === undefined) return undefined;
  const stored = await client.idempotencyKey.findUnique({ where: { key } });
  if (!stored || stored.createdAt < expiryLimit(now)) return undefined;
  const isOwn = stored.userId === person.id && stored.operation === operation;
  if (!isOwn) throw badInput({ [FIELD]: 'taken' });
  return stored.itemId;
}

/** In the same transaction. */
export async function storeCreatedItemId(
  transaction: Transaction,
  { person, operation, now }: Creation,
  itemId: number,
): Promise<void> {
  const key = keyOf(person);
  if (key === undefined) return;
  const made = { userId: person.id, operation, itemId, createdAt: now };
  // A key that is still stored has expired.
  await transaction.idempotencyKey.upsert({
    where: { key },
    create: { key, ...made },
    update: made,
  });
}

/** Rolls back the repeated transaction and removes its file. */
class ReplayedCreation<Row> extends Error {
  readonly first: Row;

  constructor(first: Row) {
    super('made before');
    this.first = first;
  }
}

const withoutIds = (key: string, value: unknown): unknown =>
  key === 'id' || key.endsWith('Id') ? undefined : value;

/** The key was used with other input. */
export const keyConflict = (): AppError =>
  new AppError('CONFLICT', { fields: { [FIELD]: 'taken' } });

/**
 * `replayOrRun` then returns the first item. Throws CONFLICT for other input, while the first item
 * is unchanged.
 */
export function replay<Row extends { readonly version: number }>(
  first: Row,
  made: Row,
  fields: readonly (keyof Row & string)[],
): never {
  const textOf = (row: Row): string =>
    JSON.stringify(
      fields.map((field) => row[field]),
      withoutIds,
    );
  if (first.version === 1 && textOf(first) !== textOf(made)) throw keyConflict();
  throw new ReplayedCreation(first);
}

/** Returns the first item for a repetition. */
export async function replayOrRun<Row>(work: () => Promise<Row>): Promise<Row> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof ReplayedCreation) return thrown.first as Row;
    throw thrown;
  }
}

/** Called at the start and every hour. */
export async function deleteExpiredKeys({ write }: Database, now: Date): Promise<void> {
  await write(({ idempotencyKey }) =>
    idempotencyKey.deleteMany({ where: { createdAt: { lt: expiryLimit(now) } } }),
  );
}
