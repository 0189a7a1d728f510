import type pg from 'pg';
import { BATCH_ROWS, quoted, type Row, type RowTarget, type Table } from './rows.ts';

/** Reads column types in SQLite's format. */
const AS_SQLITE: Readonly<Record<string, (column: string) => string>> = {
  boolean: (column) => `${column}::int`,
  'timestamp without time zone': (column) =>
    `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"')`,
  json: (column) => `${column}::text`,
  integer: (column) => column,
  text: (column) => column,
};

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** In the connection's open transaction. Throws a one-line Error if tables or columns differ. */
export async function postgresRows(
  client: pg.Client,
  tables: readonly Table[],
): Promise<RowTarget> {
  const { rows: columns } = await client.query<Column>(
    `SELECT table_name AS table, column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name <> '_prisma_migrations'`,
  );
  const types = new Map(columns.map(({ table, name, type }) => [`${table}.${name}`, type]));
  const expected = tables.flatMap(({ name, columns: own }) => own.map((one) => `${name}.${one}`));
  const other = new Set(expected).symmetricDifference(new Set(types.keys())).values().next().value;
  if (other !== undefined) throw new Error(`Only one of the two databases has ${other}.`);
  const typeOf = ({ name }: Table, column: string): string => types.get(`${name}.${column}`) ?? '';

  const readKept = (table: Table): string => {
    const values = table.columns.map((name) => {
      const type = typeOf(table, name);
      const asKept = AS_SQLITE[type];
      if (!asKept) throw new Error(`${table.name}.${name} is of the type ${type}.`);
      return asKept(`"${name}"`);
    });
    const order = table.key.map((name) =>
      typeOf(table, name) === 'text' ? `"${name}" COLLATE "C"` : `"${name}"`,
    );
    return `SELECT ${values.join(', ')} FROM "${table.name}" ORDER BY ${order.join(', ')}`;
  };
  /** SQLite also counts ids of single-row tables, which have no sequence in PostgreSQL. */
  const sequenceOf = async ({ name }: Table): Promise<string | undefined> => {
    const { rows } = await client.query<{ name: string | null }>(
      `SELECT pg_get_serial_sequence($1, 'id') AS name`,
      [`"${name}"`],
    );
    return rows[0]?.name ?? undefined;
  };

  return {
    tables,
    async *read(table) {
      await client.query(`DECLARE copied NO SCROLL CURSOR FOR ${readKept(table)}`);
      for (;;) {
        const text = `FETCH ${String(BATCH_ROWS)} FROM copied`;
        const { rows } = await client.query<Row[number][]>({ text, rowMode: 'array' });
        if (rows.length > 0) yield rows;
        if (rows.length < BATCH_ROWS) break;
      }
      await client.query('CLOSE copied');
    },
    async counter(table) {
      const sequence = await sequenceOf(table);
      if (sequence === undefined) return 0;
      const { rows } = await client.query<{ highest: number }>(
        `SELECT last_value::float AS highest FROM ${sequence} WHERE is_called`,
      );
      return rows[0]?.highest ?? 0;
    },
    async insert(table, rows) {
      const { name, columns: names } = table;
      const values = names.map((column) => `"${column}"::${typeOf(table, column)}`).join(', ');
      const texts = names.map((column) => `"${column}" text`).join(', ');
      const objects = rows.map((row) =>
        Object.fromEntries(row.map((value, at) => [names[at] ?? '', value])),
      );
      await client.query(
        `INSERT INTO "${name}" (${quoted(names)})
         SELECT ${values} FROM json_to_recordset($1::json) AS sent(${texts})`,
        [JSON.stringify(objects)],
      );
    },
    async setCounter(table, highest) {
      const sequence = await sequenceOf(table);
      if (sequence === undefined) return;
      await client.query('SELECT setval($1::regclass, $2)', [sequence, highest]);
    },
  };
}
