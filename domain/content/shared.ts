/** The data for drawing a stored picture without a jump. Everything is public. */
export interface ImageView {
  /** The fallback (JPEG or PNG) in the largest kept size. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Alternative text; empty where staff gave none. */
  readonly alt: string;
  /** A flat colour, `#rrggbb`, shown until the picture has come. */
  readonly placeholder: string;
  /** A `srcset` of WebP files with widths. */
  readonly srcSet: string;
}

/** Whether an event takes place as announced. */
export const EVENT_STATUSES = ['scheduled', 'cancelled', 'moved'] as const;
/** The state of a programme or a screening. */
export type EventStatus = (typeof EVENT_STATUSES)[number];
