import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DataTable, type Column } from './DataTable.tsx';

type Row = readonly [name: string, day: string];

const day: Column<Row> = { head: 'Dan', kind: 'date', cell: ([, at]) => at };
const title: Column<Row> = { head: 'Naslov', kind: 'title', cell: ([name]) => name };
const place: Column<Row> = { head: 'Mesto', cell: () => 'Mala sala' };

const headCells = (columns: readonly Column<Row>[]): string[] => {
  const markup = renderToStaticMarkup(
    <DataTable
      caption="Stavke"
      columns={columns}
      rows={[['Koncert', '24.11.2026']]}
      rowKey={([name]) => name}
    />,
  );
  return [...markup.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, text = '']) => text);
};

it.each([
  ['its title, wherever it is', [day, title, place], 'Koncert'],
  ['its first cell where there is no title', [day, place], '24.11.2026'],
])('each row of a table is named by %s', (_name, columns, head) => {
  expect(headCells(columns)).toEqual([head]);
});
