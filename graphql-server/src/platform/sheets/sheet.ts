/** A number is written as one; null is an empty cell. */
export type SheetCell = string | number | null;

export interface Sheet {
  /** Of the tab; only its first 31 characters are written. */
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** Not allowed in XML, and invisible. */
const CONTROLS = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

export const cellText = (text: string): string => text.replace(CONTROLS, '');
