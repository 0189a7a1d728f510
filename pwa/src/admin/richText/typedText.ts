/** A field's text; without any mark it is a string, as in plain fields. */
export type TypedText = string | MarkedText;

export interface MarkedText {
  /** Without marks; the server derives it too. */
  readonly text: string;
  /** In the subset of Markdown. */
  readonly markup: string;
}

export const plainOf = (typed: TypedText): string =>
  typeof typed === 'string' ? typed : typed.text;

export const isSameText = (one: TypedText, other: TypedText): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.markup === other.markup;
