import type { FileProblem } from './errorCodes.ts';

/** Rules for uploads, for both sides (product decision 8). Sizes are bytes. */
export const FILE_RULES = {
  image: { extensions: ['jpg', 'jpeg', 'png'], maxBytes: 10 * 1024 * 1024 },
  document: { extensions: ['pdf', 'xlsx', 'docx'], maxBytes: 20 * 1024 * 1024 },
} as const;

/** An upload is a picture or a document. */
export type FileKind = keyof typeof FILE_RULES;

/** The widths, in pixels, in which each uploaded picture is kept. */
export const IMAGE_WIDTHS = [320, 640, 960, 1600] as const;

/** What the name of a picture's link preview ends with; of what is cancelled there is one in each script. */
export const PREVIEW_ENDINGS = {
  plain: '-og',
  latin: '-og-otkazano',
  cyrillic: '-og-otkazano-cir',
} as const;

/** A link preview as the picture is, or with the word for what is cancelled in a script. */
export type PreviewKind = keyof typeof PREVIEW_ENDINGS;

/** The longest side, in pixels, of a stored picture. */
export const IMAGE_MAX_SIDE = 2400;

/** The most pixels a picture may have before it is decoded (security: pixel bombs). */
export const IMAGE_MAX_PIXELS = 40_000_000;

/** The extension of a file name, lower case, without the dot; empty where there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

const namesOf = (names: readonly string[], problem: FileProblem): [string, FileProblem][] =>
  names.map((name) => [name, problem]);

/** Extensions of files that people try to upload in place of accepted ones: pictures, and documents. */
const OTHER_PICTURES: ReadonlyMap<string, FileProblem> = new Map([
  ...namesOf(['heic', 'heif'], 'heicPicture'),
  ...namesOf(['avif'], 'avifPicture'),
  ...namesOf(['webp'], 'webpPicture'),
  ...namesOf(['gif'], 'gifPicture'),
  ...namesOf(['svg'], 'svgPicture'),
  ...namesOf(['bmp', 'tif', 'tiff', 'psd', 'dng', 'cr2', 'nef', 'ico'], 'otherPicture'),
]);
const OTHER_DOCUMENTS: ReadonlyMap<string, FileProblem> = new Map([
  ...namesOf(['doc', 'xls', 'dot', 'xlt', 'ppt'], 'oldOffice'),
  ...namesOf(['docm', 'xlsm', 'dotm', 'xltm', 'xlsb'], 'officeMacros'),
  ...namesOf(['odt', 'ods', 'odp', 'rtf', 'pptx', 'pages', 'numbers', 'csv'], 'otherOffice'),
]);

/** Why a file of this name is not taken; undefined for an accepted name. What a file is, is decided by its content. */
export function nameProblem(kind: FileKind, fileName: string): FileProblem | undefined {
  const extension = extensionOf(fileName);
  const accepts = (one: FileKind): boolean =>
    (FILE_RULES[one].extensions as readonly string[]).includes(extension);
  if (accepts(kind)) return undefined;
  const [picture, document] = [OTHER_PICTURES.get(extension), OTHER_DOCUMENTS.get(extension)];
  // Another kind of picture does not become a document by being saved as the accepted one.
  if (kind === 'image') {
    return picture ?? (document || accepts('document') ? 'documentAsPicture' : 'wrongName');
  }
  return document ?? (picture || accepts('image') ? 'pictureAsDocument' : 'wrongName');
}

/** Why a file can't be uploaded, or undefined where it can: checked before the upload and again by the server. */
export function fileProblem(
  kind: FileKind,
  file: { name: string; size: number },
): FileProblem | undefined {
  const isTooLarge = file.size > FILE_RULES[kind].maxBytes;
  return nameProblem(kind, file.name) ?? (isTooLarge ? 'tooManyBytes' : undefined);
}
