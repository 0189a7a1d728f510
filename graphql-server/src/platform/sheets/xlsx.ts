import { withoutControls } from '@centar/domain/text.ts';
import type { Sheet, SheetCell } from './sheet.ts';

/** Excel refuses longer names and texts. */
const LONGEST_NAME = 31;
const LONGEST_TEXT = 32_767;
/** In characters. */
const [NARROWEST, WIDEST] = [8, 60];

const sheetName = (name: string): string =>
  withoutControls(name)
    .replaceAll(/[[\]:*?/\\']/g, ' ')
    .slice(0, LONGEST_NAME);

/** Typed as text, so that Excel does not run it as a formula. */
function cellOf(cell: SheetCell) {
  if (cell === null) return null;
  return typeof cell === 'number'
    ? { value: cell, type: Number }
    : { value: withoutControls(cell).slice(0, LONGEST_TEXT), type: String };
}

const widthOf = (cells: readonly SheetCell[]): number =>
  Math.min(WIDEST, Math.max(NARROWEST, ...cells.map((cell) => String(cell ?? '').length + 2)));

export async function toXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  // Most processes never write a sheet.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const written = writeXlsxFile(
    sheets.map(({ name, head, rows }) => ({
      sheet: sheetName(name),
      data: [
        head.map((text) => ({ ...cellOf(text), fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(cellOf)),
      ],
      columns: head.map((text, at) => ({
        width: widthOf([text, ...rows.map((row) => row[at] ?? null)]),
      })),
      orientation: 'landscape' as const,
      stickyRowsCount: 1,
    })),
  );
  return written.toBuffer();
}
