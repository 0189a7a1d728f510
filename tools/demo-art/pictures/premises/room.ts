import { C, type Colour } from '../palette.ts';
import { canvas, disc, num, polygon, rect, shape } from '../svg.ts';

/** Width and height of pictures of the premises (16:9), in drawing units. */
export const ROOM = { width: 960, height: 540, zoom: 2 } as const;

/** The back wall of a room in one-point perspective. */
export interface Back {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The flat colours of a room. */
export interface RoomColours {
  readonly ceiling: Colour;
  readonly back: Colour;
  readonly side: Colour;
  readonly floor: Colour;
}

/** The shell of a room: floor, ceiling and three walls. */
export function shell(back: Back, colours: RoomColours): string {
  const { left, top, right, bottom } = back;
  return (
    polygon(
      [
        [0, 0],
        [960, 0],
        [right, top],
        [left, top],
      ],
      colours.ceiling,
    ) +
    polygon(
      [
        [0, 540],
        [960, 540],
        [right, bottom],
        [left, bottom],
      ],
      colours.floor,
    ) +
    polygon(
      [
        [0, 0],
        [left, top],
        [left, bottom],
        [0, 540],
      ],
      colours.side,
    ) +
    polygon(
      [
        [960, 0],
        [right, top],
        [right, bottom],
        [960, 540],
      ],
      colours.side,
    ) +
    rect(left, top, right - left, bottom - top, colours.back)
  );
}

/** A picture of the premises. */
export const premises = (ground: Colour, body: string): string =>
  canvas(ROOM.width, ROOM.height, ground, body, ROOM.zoom);

/** A standing person as a silhouette; `y` is the floor under the feet. */
export function standing(
  x: number,
  y: number,
  height: number,
  coat: Colour,
  hair: Colour = coat,
): string {
  const head = height * 0.1;
  const half = height * 0.135;
  const shoulder = y - height * 0.77;
  return (
    disc(x, y - height + head, head, hair) +
    shape(
      `M${num(x - half)} ${num(y)}L${num(x - half)} ${num(shoulder + half)}C${num(x - half)} ${num(shoulder)} ${num(x - half * 0.6)} ${num(shoulder)} ${num(x)} ${num(shoulder)}C${num(x + half * 0.6)} ${num(shoulder)} ${num(x + half)} ${num(shoulder)} ${num(x + half)} ${num(shoulder + half)}L${num(x + half)} ${num(y)}Z`,
      coat,
    )
  );
}

/** A sitting person seen from the side, facing right; `y` is the seat. */
export function sitting(
  x: number,
  y: number,
  size: number,
  coat: Colour,
  mirrored = false,
): string {
  const s = size / 100;
  const body =
    disc(4, -104, 22, C.ink) +
    shape(
      'M-28 0L-28 -44C-28 -66 -14 -76 4 -76C22 -76 30 -64 30 -46L32 -26L72 -22C82 -20 86 -12 86 -2L86 66L66 66L64 8L-28 8Z',
      coat,
    );
  const scale = `${num(mirrored ? -s : s)} ${num(s)}`;
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${scale})">${body}</g>`;
}
