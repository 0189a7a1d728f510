/** A number is written as one; null is an empty cell. */
export type SheetCell = string | number | null;

export interface Sheet {
  /** Of the tab; only its first 31 characters are written. */
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}
