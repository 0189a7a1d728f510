import type { FileProblem } from './errorCodes.ts';
import type { FocusPoint } from './focusPoint.ts';

/** For client and server (product decision 8). Sizes are bytes. */
export const FILE_RULES = {
  image: { extensions: ['jpg', 'jpeg', 'png'], maxBytes: 10 * 1024 * 1024 },
  document: { extensions: ['pdf', 'xlsx', 'docx'], maxBytes: 20 * 1024 * 1024 },
} as const;

export type FileKind = keyof typeof FILE_RULES;

/** Pixels. */
export const IMAGE_WIDTHS = [160, 320, 640, 960, 1600] as const;

/**
 * Of link previews. One that is cropped around a point has another name than one that is not.
 */
export const previewEnding = (focus: FocusPoint | undefined): string =>
  `-og${focus ? `-${String(focus.x)}-${String(focus.y)}` : ''}.jpg`;

/** Pixels. */
export const IMAGE_MAX_SIDE = 2400;

/** Checked before decoding, against pixel bombs. */
export const IMAGE_MAX_PIXELS = 40_000_000;

/** Lower case without the dot, or empty. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

const namesOf = (names: readonly string[], problem: FileProblem): [string, FileProblem][] =>
  names.map((name) => [name, problem]);

/** Often uploaded instead of accepted types. */
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

/** Undefined for an accepted name. The content is checked separately. */
export function nameProblem(kind: FileKind, fileName: string): FileProblem | undefined {
  const extension = extensionOf(fileName);
  const accepts = (one: FileKind): boolean =>
    (FILE_RULES[one].extensions as readonly string[]).includes(extension);
  if (accepts(kind)) return undefined;
  const [picture, document] = [OTHER_PICTURES.get(extension), OTHER_DOCUMENTS.get(extension)];
  // A picture saved in another format would still not be a document.
  if (kind === 'image') {
    return picture ?? (document || accepts('document') ? 'documentAsPicture' : 'wrongName');
  }
  return document ?? (picture || accepts('image') ? 'pictureAsDocument' : 'wrongName');
}

/** Checked before the upload and by the server. */
export function fileProblem(
  kind: FileKind,
  file: { name: string; size: number },
): FileProblem | undefined {
  const isTooLarge = file.size > FILE_RULES[kind].maxBytes;
  return nameProblem(kind, file.name) ?? (isTooLarge ? 'tooManyBytes' : undefined);
}
