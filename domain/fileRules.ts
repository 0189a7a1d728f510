/** Rules for uploads, for both sides (product decision 8). Sizes are bytes. */
export const FILE_RULES = {
  image: { extensions: ['jpg', 'jpeg', 'png'], maxBytes: 10 * 1024 * 1024 },
  document: { extensions: ['pdf', 'xlsx', 'docx'], maxBytes: 20 * 1024 * 1024 },
} as const;

/** An upload is a picture or a document. */
export type FileKind = keyof typeof FILE_RULES;

/** The widths, in pixels, in which each uploaded picture is kept. */
export const IMAGE_WIDTHS = [320, 640, 960, 1600] as const;

/** The longest side, in pixels, of a stored picture. */
export const IMAGE_MAX_SIDE = 2400;

/** The most pixels a picture may have before it is decoded (security: pixel bombs). */
export const IMAGE_MAX_PIXELS = 40_000_000;

/** The extension of a file name, lower case, without the dot; empty where there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** Why a file can't be uploaded, or undefined where it can: checked before the upload and again by the server. */
export function fileProblem(
  kind: FileKind,
  file: { name: string; size: number },
): 'WRONG_FILE_KIND' | 'TOO_LARGE' | undefined {
  const rule = FILE_RULES[kind];
  if (!(rule.extensions as readonly string[]).includes(extensionOf(file.name))) {
    return 'WRONG_FILE_KIND';
  }
  return file.size > rule.maxBytes ? 'TOO_LARGE' : undefined;
}
