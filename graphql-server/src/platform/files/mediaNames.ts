import { extensionOf, previewEnding } from '@centar/domain/fileRules.ts';
import type { FocusPoint } from '@centar/domain/focusPoint.ts';

export const CONTENT_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type StoredExtension = keyof typeof CONTENT_TYPES;

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** `-og-otkazano` is of earlier versions, which had separate previews of cancelled events. */
const NAME = new RegExp(
  `^(${UUID})(?:\\.(jpg|png|pdf|xlsx|docx)|-\\d{1,4}\\.(webp)|-og(-otkazano(?:-cir)?)?(?:-(\\d{1,3})-(\\d{1,3}))?\\.jpg)$`,
);
const PREVIEW = /-og(?:-\d{1,3}-\d{1,3})?\.jpg$/;

/** Around a point, or without one by what attracts attention. */
export interface Preview {
  readonly focus?: FocusPoint;
}

/** Parsed from a stored file's name. */
export interface MediaName {
  readonly id: string;
  readonly extension: StoredExtension;
  readonly preview?: Preview;
}

export function previewName(id: string, { focus }: Preview): string {
  return `${id}${previewEnding(focus)}`;
}

/** Those that exist of a picture whose crops show this point. */
export const previewNames = (id: string, focus: FocusPoint | undefined): string[] => [
  previewName(id, {}),
  ...(focus ? [previewName(id, { focus })] : []),
];

export function parseMediaName(name: string): MediaName | undefined {
  const [, id, plain, variant, , x, y] = NAME.exec(name) ?? [];
  if (id === undefined) return undefined;
  const focus = x === undefined ? {} : { focus: { x: Number(x), y: Number(y) } };
  const extension = (plain ?? variant ?? 'jpg') as StoredExtension;
  return { id, extension, ...(PREVIEW.test(name) && { preview: focus }) };
}

export function mediaUrl(name: string): string {
  return `/media/${name}`;
}

const MAX_NAME_LENGTH = 100;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A safe download name with this extension: at most 100 characters, without folders, control or
 * direction marks, reserved characters or device names.
 */
export function cleanFileName(fileName: string, extension: StoredExtension): string {
  const last = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  const own = extensionOf(last);
  const stem = (own ? last.slice(0, -own.length - 1) : last)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = Array.from(stem).slice(0, MAX_NAME_LENGTH).join('').trimEnd();
  const safe = RESERVED.test(short.split('.')[0] ?? '') ? `_${short}` : short;
  return `${safe || 'dokument'}.${extension}`;
}

/** `Content-Disposition` (RFC 6266). */
export function attachment(fileName: string): string {
  const ascii = fileName
    .replaceAll('đ', 'dj')
    .replaceAll('Đ', 'Dj')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
