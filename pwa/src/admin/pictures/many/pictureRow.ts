import { newCreationKey } from '../../graphql/idempotencyKey.ts';

/** Without its file: plain data, because drafts store it. */
export interface PictureRow {
  /**
   * Identifies the file by name and size, so that choosing it again after a reload finds its row.
   */
  readonly file: string;
  readonly fileName: string;
  readonly title: string;
  readonly alt: string;
  /** Prevents a second item when a response is lost and the picture is sent again. */
  readonly creationKey: string;
  /** Sending may go on after the page was closed. */
  readonly isSaved?: true;
}

export const MOST_PICTURES = 500;

export const fileId = ({ name, size }: Pick<File, 'name' | 'size'>): string =>
  `${name}/${String(size)}`;

/** The initial title for `jutro_na-reci (2).JPG`: `Jutro na reci (2)`. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim();
  return words.charAt(0).toLocaleUpperCase('sr-Latn') + words.slice(1);
}

export interface ChosenPictures {
  readonly rows: readonly PictureRow[];
  /** Above the form's limit. */
  readonly tooMany: number;
  /** With the name and size of another one: drafts could not distinguish them. */
  readonly alike: readonly File[];
}

/** Adds rows for files that have none, sorted by name. */
export function withFiles(rows: readonly PictureRow[], files: readonly File[]): ChosenPictures {
  const known = new Set(rows.map(({ file }) => file));
  const sorted = files.toSorted((a, b) =>
    a.name.localeCompare(b.name, 'sr-Latn', { numeric: true }),
  );
  const fresh = sorted.flatMap((file): PictureRow[] => {
    const id = fileId(file);
    if (known.has(id)) return [];
    known.add(id);
    const title = titleOfFile(file.name);
    return [{ file: id, fileName: file.name, title, alt: '', creationKey: newCreationKey() }];
  });
  const all = [...rows, ...fresh];
  const ids = files.map(fileId);
  return {
    rows: all.slice(0, MOST_PICTURES),
    tooMany: Math.max(0, all.length - MOST_PICTURES),
    alike: files.filter((file, at) => ids.indexOf(fileId(file)) < at),
  };
}
