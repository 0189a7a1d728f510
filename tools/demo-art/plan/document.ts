/** One part of a document: a heading, paragraphs and rows of a list. */
export interface DocumentSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** A table for a spreadsheet; cells that are numbers are stored as numbers. */
export interface SheetData {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The content of a PDF, below the notice's own text. */
interface TextPlan {
  readonly sections: readonly DocumentSection[];
}

interface SheetPlan {
  readonly sheet: SheetData;
}

export type DocumentPlan = TextPlan | SheetPlan;

/** The content of the documents, by their file names in `demo/media`. */
export type Documents = Readonly<Record<string, DocumentPlan>>;
