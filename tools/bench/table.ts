export interface Result {
  readonly id: string;
  readonly what: string;
  readonly measured: string;
  readonly target: string;
  readonly met: boolean;
}

export function formatTable(results: readonly Result[]): string {
  const rows = [
    ['id', 'what', 'measured', 'target', ''],
    ...results.map(({ id, what, measured, target, met }) => [
      id,
      what,
      measured,
      target,
      met ? 'met' : 'NOT MET',
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
