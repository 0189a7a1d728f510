/** A screening of a film or a date of a programme. */
export interface DatedRow {
  readonly id: number;
}

export interface RowPlan<Columns> {
  /** Restored rows have their previous id. */
  readonly add: readonly (Columns & { readonly id?: number })[];
  /** Rows with changed columns. */
  readonly change: readonly { readonly id: number; readonly data: Columns }[];
  /** Ids of rows that are no longer in the list. */
  readonly remove: readonly number[];
}

/** The part of a Prisma table that is used here. */
export interface RowTable<Columns, Owned> {
  findMany(args: { where: { id: { in: number[] } } }): PromiseLike<readonly DatedRow[]>;
  deleteMany(args: { where: { id: { in: number[] } } }): PromiseLike<unknown>;
  update(args: { where: { id: number }; data: Columns }): PromiseLike<unknown>;
  createMany(args: { data: Owned[] }): PromiseLike<unknown>;
}

function isSame(columns: object, row: object): boolean {
  const stored = row as Readonly<Record<string, unknown>>;
  return Object.entries(columns).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(stored[name]),
  );
}

function planOf<Row extends DatedRow, Columns extends object>(
  stored: readonly Row[],
  pairs: readonly { readonly row: Row | undefined; readonly data: Columns }[],
): RowPlan<Columns> {
  const matched = new Set(pairs.flatMap(({ row }) => (row ? [row.id] : [])));
  return {
    add: pairs.flatMap(({ row, data }) => (row ? [] : [data])),
    change: pairs.flatMap(({ row, data }) =>
      row && !isSame(data, row) ? [{ id: row.id, data }] : [],
    ),
    remove: stored.flatMap(({ id }) => (matched.has(id) ? [] : [id])),
  };
}

/**
 * An entry matches the row with its id, else the row at its moment, once. An unknown id makes a new
 * row, since the old one was removed in the meantime.
 */
export function planRows<
  Begin extends string,
  Row extends DatedRow & Readonly<Record<Begin, Date>>,
  Edit extends { readonly id?: number | undefined } & Readonly<Record<Begin, Date>>,
  Columns extends object,
>(
  begin: Begin,
  stored: readonly Row[],
  edits: readonly Edit[],
  columnsOf: (edit: Edit, before: Row | undefined) => Columns,
): RowPlan<Columns> {
  const unmatched = new Map(stored.map((row) => [row.id, row]));
  const claim = (row: Row | undefined): Row | undefined => {
    if (row) unmatched.delete(row.id);
    return row;
  };
  // Ids first: a date must not claim the row that another entry names.
  const named = edits.map(({ id }) => (id === undefined ? undefined : claim(unmatched.get(id))));
  const pairs = edits.map((edit, at) => {
    const dated = [...unmatched.values()].find(
      (row) => row[begin].getTime() === edit[begin].getTime(),
    );
    const row = named[at] ?? (edit.id === undefined ? claim(dated) : undefined);
    return { row, data: columnsOf(edit, row) };
  });
  return planOf(stored, pairs);
}

/** Rows keep or regain their ids, since visitors' stars and reservations refer to them. */
export function planRestoredRows<Columns extends object>(
  stored: readonly DatedRow[],
  previous: unknown,
  columnsOf: (row: Readonly<Record<string, unknown>>) => Columns,
): RowPlan<Columns> {
  const known = new Map(stored.map((row) => [row.id, row]));
  return planOf(
    stored,
    (previous as readonly (DatedRow & Readonly<Record<string, unknown>>)[]).map((one) => ({
      data: known.has(one.id) ? columnsOf(one) : { ...columnsOf(one), id: one.id },
      row: known.get(one.id),
    })),
  );
}

/** Call it in the item's transaction. A restored row whose id is taken gets a new one. */
export async function saveRows<Columns, Owned>(
  table: RowTable<Columns, Owned>,
  { add, change, remove }: RowPlan<Columns>,
  owned: (columns: Columns) => Owned,
): Promise<void> {
  if (remove.length > 0) await table.deleteMany({ where: { id: { in: [...remove] } } });
  for (const { id, data } of change) await table.update({ where: { id }, data });
  if (add.length === 0) return;
  const ids = add.flatMap(({ id }) => id ?? []);
  const rows = ids.length > 0 ? await table.findMany({ where: { id: { in: ids } } }) : [];
  const taken = new Set(rows.map(({ id }) => id));
  const data = add.map(({ id, ...columns }) => ({
    ...owned(columns as Columns),
    ...(id !== undefined && !taken.has(id) && { id }),
  }));
  await table.createMany({ data });
}
