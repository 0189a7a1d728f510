import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { toXlsx } from './xlsx.ts';

const SHEET = {
  name: 'Januar/mart: [1]',
  head: ['Naslov', 'Posetilaca'],
  rows: [
    ['=HYPERLINK("http://zlo.example")', 12],
    ['@SUM(A1)', null],
    ['-1+2', 0],
    ['+381 64 1', 1.5],
    ['\tcmd', 3],
    ['Ђорђе; "Љиљана"\nn', 4],
    ['zvono\u0007\ud800\ufdd0', 5],
    ['\u0000=1', 6],
    ['＝1', 7],
  ],
} as const;

it('writes CSV that Excel opens: byte order mark, semicolons, CRLF, no formulas', () => {
  expect(toCsv(SHEET)).toBe(
    `\uFEFF${[
      'Naslov;Posetilaca',
      `"'=HYPERLINK(""http://zlo.example"")";12`,
      "'@SUM(A1);",
      "'-1+2;0",
      "'+381 64 1;1,5",
      "'\tcmd;3",
      '"Ђорђе; ""Љиљана""\nn";4',
      'zvono;5',
      "'=1;6",
      "'＝1;7",
      '',
    ].join('\r\n')}`,
  );
});

it('writes XLSX whose texts stay texts and whose numbers are numbers', async () => {
  const files = unzipSync(await toXlsx([SHEET, { ...SHEET, name: 'Други' }]));
  const text = (path: string): string => strFromU8(files[path] ?? new Uint8Array());
  const sheet = text('xl/worksheets/sheet1.xml');
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<v>12</v>');
  expect(text('xl/workbook.xml')).toMatch(/name="Januar mart {2}[^"]*1[^"]*"/);
  expect(text('xl/workbook.xml')).toContain('name="Други"');
  const texts = sheet + text('xl/sharedStrings.xml');
  expect(texts).toContain('=HYPERLINK');
  expect(texts).toContain('Ђорђе');
  expect(texts).not.toMatch(/(?![\t\n\r])\p{Cc}|[\ufffd\ufdd0]/u);
});
