/** Enough to render a stored picture without layout shift. Everything is public. */
export interface ImageView {
  /** The fallback (JPEG or PNG) in the largest size. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Empty if staff entered none. */
  readonly alt: string;
  /** A flat colour, `#rrggbb`, shown while the picture loads. */
  readonly placeholder: string;
  /** A `srcset` of WebP files with widths. */
  readonly srcSet: string;
  /** Who made it, without 'Foto:'. */
  readonly credit?: string;
  /** The point that every crop shows, `30% 12%`; null or absent: the middle. */
  readonly focus?: string | null;
}

export const EVENT_STATUSES = ['scheduled', 'cancelled', 'moved'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
