import { withoutControls } from '@centar/domain/text.ts';
import type { Sheet, SheetCell } from './sheet.ts';

/** Excel reads UTF-8 only with it. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Excel would run such a text as a formula. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function field(cell: SheetCell): string {
  if (cell === null) return '';
  // Serbian Excel expects a decimal comma.
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = withoutControls(cell);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** As Excel opens it with Serbian settings: semicolons, CRLF, and a byte order mark. */
export function toCsv({ head, rows }: Pick<Sheet, 'head' | 'rows'>): string {
  const lines = [head, ...rows].map((row) => `${row.map(field).join(';')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}
