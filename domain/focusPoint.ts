/** The point of a picture that every crop shows, in percent from the left and from the top. */
export interface FocusPoint {
  readonly x: number;
  readonly y: number;
}

/** Parses `30% 12%`; undefined for the middle of the picture. */
export function focusPoint(focus: string | null | undefined): FocusPoint | undefined {
  if (!focus) return undefined;
  const [x = 50, y = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10));
  return { x, y };
}

/** As CSS writes it: `30% 12%`. */
export function focusText({ x, y }: FocusPoint): string {
  const percent = (value: number): string =>
    `${String(Math.round(Math.min(100, Math.max(0, value))))}%`;
  return `${percent(x)} ${percent(y)}`;
}
