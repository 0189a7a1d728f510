import { isDeepStrictEqual } from 'node:util';
import type { Person } from '../../platform/context.ts';
import { asJson } from '../../platform/database/jsonColumn.ts';
import type { RowPlan } from './datedRows.ts';
import type { SavedData } from './itemType.ts';

/** Rolls back the transaction and the next content revision. */
class Unchanged extends Error {
  readonly row: object;

  constructor(row: object) {
    super('nothing to save');
    this.row = row;
  }
}

const isEmpty = ({ add, change, remove }: RowPlan<object>): boolean =>
  add.length + change.length + remove.length === 0;

/** As stored: moments as text, objects in any order of names. */
const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(asJson({ value: one }), asJson({ value: other }));

export function isUnchanged(before: object, { plan, ...columns }: SavedData): boolean {
  const stored = before as Readonly<Record<string, unknown>>;
  const isKept = Object.entries(columns).every(
    ([name, value]) => value === undefined || isSame(value, stored[name] ?? null),
  );
  return isKept && (!plan || isEmpty(plan));
}

export function assertChanged(before: object, data: SavedData): void {
  if (isUnchanged(before, data)) throw new Unchanged(before);
}

/** Undefined for other errors. */
export const unchangedRowOf = (thrown: unknown): object | undefined =>
  thrown instanceof Unchanged ? thrown.row : undefined;

/** Of a preview: rolls the save back, and `saveOrKeep` returns what would have been stored. */
export function endPreview({ isPreview }: Pick<Person, 'isPreview'>, after: object): void {
  if (isPreview) throw new Unchanged(after);
}

/** Also returns the row of a preview, and of a save without changes, which creates no version. */
export async function saveOrKeep<Row>(work: () => Promise<Row>): Promise<Row> {
  try {
    return await work();
  } catch (thrown) {
    const kept = unchangedRowOf(thrown);
    if (kept) return kept as Row;
    throw thrown;
  }
}
