import { isDeepStrictEqual } from 'node:util';
import type { Person } from '../../platform/context.ts';
import { asJson } from '../../platform/database/jsonColumn.ts';
import type { RowPlan } from './datedRows.ts';

/** Thrown inside a save that is to change nothing, so that its transaction and the next content revision are rolled back. */
class Unchanged extends Error {
  readonly row: object;

  constructor(row: object) {
    super('nothing to save');
    this.row = row;
  }
}

const isEmpty = ({ add, change, remove }: RowPlan<object>): boolean =>
  add.length + change.length + remove.length === 0;

/** Values as the database keeps them: moments as text, objects whatever the order of their names. */
const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(asJson({ value: one }), asJson({ value: other }));

/** Ends a save whose columns are those of the stored row and whose plan changes no row that belongs to it. */
export function assertChanged(before: object, columns: object, plan?: RowPlan<object>): void {
  const stored = before as Readonly<Record<string, unknown>>;
  const isKept = Object.entries(columns).every(
    ([name, value]) => value === undefined || isSame(value, stored[name] ?? null),
  );
  if (isKept && (!plan || isEmpty(plan))) throw new Unchanged(before);
}

/** The row of a save that changed nothing; undefined for other errors. */
export const keptRowOf = (thrown: unknown): object | undefined =>
  thrown instanceof Unchanged ? thrown.row : undefined;

/** Ends a save that is a preview with what it would have stored. */
export function endPreview({ isPreview }: Pick<Person, 'isPreview'>, after: object): void {
  if (isPreview) throw new Unchanged(after);
}

/** Runs a save; one that changes nothing answers with the row as it is, and makes no version. */
export async function saveOrKeep<Row>(work: () => Promise<Row>): Promise<Row> {
  try {
    return await work();
  } catch (thrown) {
    const kept = keptRowOf(thrown);
    if (kept) return kept as Row;
    throw thrown;
  }
}
