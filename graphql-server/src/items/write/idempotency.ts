import type { Person } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError, badInput } from '../../platform/errors.ts';

/** Hours for which a repeated creation gets the item of the first one. */
const KEY_HOURS = 24;
const HOUR_MS = 3_600_000;
/** The format of a client's key; a UUID fits. */
const KEY = /^[\w-]{8,100}$/;

/** Names the header among the errors by field. */
const FIELD = 'idempotencyKey';

/** The creation that a key is bound to. */
export interface Creation {
  readonly person: Person;
  /** For instance `create News`; the same on both transports. */
  readonly operation: string;
  readonly now: Date;
}

const expiryLimit = (now: Date): Date => new Date(now.getTime() - KEY_HOURS * HOUR_MS);

function keyOf({ creationKey }: Person): string | undefined {
  if (creationKey !== undefined && !KEY.test(creationKey)) throw badInput({ [FIELD]: 'invalid' });
  return creationKey;
}

/**
 * The id of the item that the first request with this key has created; undefined for a first request, and without an
 * `Idempotency-Key`. Throws BAD_USER_INPUT for a malformed key and for the key of another person or operation.
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

/** Stores the id of the created item under its key, in the same transaction. */
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

/** Thrown inside a repeated creation, so that its transaction is rolled back and its file removed. */
class ReplayedCreation<Row> extends Error {
  readonly first: Row;

  constructor(first: Row) {
    super('made before');
    this.first = first;
  }
}

const withoutIds = (key: string, value: unknown): unknown =>
  key === 'id' || key.endsWith('Id') ? undefined : value;

/** The error for a key that was used with other input, which the first item does not contain. */
export const keyConflict = (): AppError =>
  new AppError('CONFLICT', { fields: { [FIELD]: 'taken' } });

/**
 * Ends a repeated creation: `replayOrRun` answers with the first item. Throws CONFLICT where the input differs, as long
 * as the first item is unchanged.
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

/** Runs the creation, or answers with the first item where it is a repetition. */
export async function replayOrRun<Row>(work: () => Promise<Row>): Promise<Row> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof ReplayedCreation) return thrown.first as Row;
    throw thrown;
  }
}

/** Deletes expired keys; called at the start and every hour. */
export async function deleteExpiredKeys({ write }: Database, now: Date): Promise<void> {
  await write(({ idempotencyKey }) =>
    idempotencyKey.deleteMany({ where: { createdAt: { lt: expiryLimit(now) } } }),
  );
}
