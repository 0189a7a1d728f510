import type { Person } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError, badInput } from '../../platform/errors.ts';

/** Hours for which a repeated creation gets what the first one made. */
const KEY_HOURS = 24;
const HOUR_MS = 3_600_000;
/** The format of a client's key; a UUID fits. */
const KEY = /^[\w-]{8,100}$/;

/** Names the header among the errors by field. */
const FIELD = 'idempotencyKey';

/** A creation as its key is bound to it. */
export interface Creation {
  readonly person: Person;
  /** `create News`; the same on both transports. */
  readonly operation: string;
  readonly now: Date;
}

const oldest = (now: Date): Date => new Date(now.getTime() - KEY_HOURS * HOUR_MS);

function keyOf({ creationKey }: Person): string | undefined {
  if (creationKey !== undefined && !KEY.test(creationKey)) throw badInput({ [FIELD]: 'invalid' });
  return creationKey;
}

/**
 * The id of the item that this creation made when it was sent before; undefined for a first time, and without an
 * `Idempotency-Key`. Throws BAD_USER_INPUT for what is no key and for the key of another person or operation.
 */
export async function firstItemId(
  client: Pick<Transaction, 'idempotencyKey'>,
  { person, operation, now }: Creation,
): Promise<number | undefined> {
  const key = keyOf(person);
  if (key === undefined) return undefined;
  const kept = await client.idempotencyKey.findUnique({ where: { key } });
  if (!kept || kept.createdAt < oldest(now)) return undefined;
  const isOwn = kept.userId === person.id && kept.operation === operation;
  if (!isOwn) throw badInput({ [FIELD]: 'taken' });
  return kept.itemId;
}

/** Notes which item the creation made, in its transaction. */
export async function noteItemId(
  transaction: Transaction,
  { person, operation, now }: Creation,
  itemId: number,
): Promise<void> {
  const key = keyOf(person);
  if (key === undefined) return;
  const made = { userId: person.id, operation, itemId, createdAt: now };
  // One that is there has had its hours.
  await transaction.idempotencyKey.upsert({
    where: { key },
    create: { key, ...made },
    update: made,
  });
}

/** Thrown inside a repeated creation, so that its transaction and its file are undone. */
class Repeated<Row> extends Error {
  readonly first: Row;

  constructor(first: Row) {
    super('made before');
    this.first = first;
  }
}

const withoutIds = (key: string, value: unknown): unknown =>
  key === 'id' || key.endsWith('Id') ? undefined : value;

/** The refusal of a key that was used for something else: swallowing what was written would lose it. */
export const keyIsTaken = (): AppError =>
  new AppError('CONFLICT', { fields: { [FIELD]: 'taken' } });

/**
 * Ends a creation that was made before by giving its first item to `orFirst`. Throws CONFLICT where this time
 * something else was written, as far as the first item still is as it was made.
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
  if (first.version === 1 && textOf(first) !== textOf(made)) throw keyIsTaken();
  throw new Repeated(first);
}

/** Does the work, or gives the item of the first time where it turns out to be a repetition. */
export async function replayOrRun<Row>(work: () => Promise<Row>): Promise<Row> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof Repeated) return thrown.first as Row;
    throw thrown;
  }
}

/** Forgets the keys that have had their hours; to be called at the start and every hour. */
export async function forgetOldKeys({ write }: Database, now: Date): Promise<void> {
  await write(({ idempotencyKey }) =>
    idempotencyKey.deleteMany({ where: { createdAt: { lt: oldest(now) } } }),
  );
}
