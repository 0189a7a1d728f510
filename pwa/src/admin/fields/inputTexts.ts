/** `['title']`, `['dates', '2', 'hall']`; `['file']` for the picture or document. */
export type FieldPath = readonly string[];

export interface InputText {
  readonly path: FieldPath;
  readonly text: string;
  /** Of a text with formats: its source, which has the targets of its links. */
  readonly source?: string;
}

/** All texts of a form's input, with their places. */
export function textsOf(input: unknown, path: FieldPath = []): InputText[] {
  if (typeof input === 'string') return input.trim() === '' ? [] : [{ path, text: input }];
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) => textsOf(value, [...path, name]));
}
