import type { FocusPoint } from './focusPoint.ts';

/** Drawn on a page's link preview, in the page's script. */
export interface SharedTicket {
  /** `petak`, `traje do`, `rok` */
  readonly above: string;
  /** `27.` */
  readonly day: string;
  /** `11.2026` */
  readonly below: string;
  readonly title: string;
  /** `u 20:00 · Velika sala · ulaz 500 din.` */
  readonly line: string;
  /** Before the line: `Otkazano`. */
  readonly state?: string;
  /** Cancelled: the picture is grey. */
  readonly isOff: boolean;
}

export interface SharedPicture {
  readonly ticket: SharedTicket;
  /** The site path of a JPEG of 1200 x 630 pixels. */
  readonly picture: string;
  /** Stays in sight. */
  readonly focus?: FocusPoint;
  /** The centre's. */
  readonly name: string;
}

const ROOT = '/podela';
const PATH = /^\/podela(\/.+)\.jpg$/;

/** 32-bit FNV-1a in base 36. Services cache previews by address, so another picture has another. */
function versionOf(picture: SharedPicture): string {
  let hash = 0x81_1c_9d_c5;
  for (const char of JSON.stringify(picture)) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}

/** Of the page at this path, which may have a script's prefix. */
export const sharedPictureAddress = (page: string, picture: SharedPicture): string =>
  `${ROOT}${page}.jpg?v=${versionOf(picture)}`;

/** The page's path; undefined for another address. */
export const sharedPage = (path: string): string | undefined => PATH.exec(path)?.[1];
