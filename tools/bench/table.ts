export interface Result {
  readonly id: string;
  readonly what: string;
  readonly measured: string;
  readonly target: string;
  readonly met: boolean;
}

/** Aligned columns. */
export function formatRows(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

export const formatTable = (results: readonly Result[]): string =>
  formatRows([
    ['id', 'what', 'measured', 'target', ''],
    ...results.map(({ id, what, measured, target, met }) => [
      id,
      what,
      measured,
      target,
      met ? 'met' : 'NOT MET',
    ]),
  ]);
