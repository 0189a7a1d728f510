import { VIOLIN_PATH } from '../motifs/music.ts';
import { C, type Colour } from '../palette.ts';
import {
  clipped,
  disc,
  line,
  num,
  oval,
  place,
  polygon,
  rect,
  rectPath,
  repeat,
  shape,
} from '../svg.ts';

const W = 840;
const H = 430;
const FOLDS: readonly Colour[] = ['#c93a22', '#9d1f14', '#d9412a'];

/** A cellist in the light; stands at the middle of the stage. */
function cellist(): string {
  const black = '#15110d';
  return (
    rect(372, 366, 10, 78, black) +
    rect(372, 366, 66, 12, black) +
    polygon(
      [
        [396, 374],
        [412, 374],
        [404, 442],
        [390, 442],
      ],
      black,
    ) +
    disc(413, 282, 20, black) +
    shape('M383 374L383 346C383 318 392 304 412 304C430 304 440 312 446 334L450 374Z', black) +
    shape('M392 362L462 372C470 374 473 380 473 388L473 454L458 454L456 396L392 388Z', black) +
    place(
      462,
      318,
      0.315,
      shape(VIOLIN_PATH, C.cocoa) +
        rect(-13, -205, 26, 380, black) +
        rect(-34, 228, 68, 10, black) +
        line([0, 330], [0, 400], black, 11),
      16,
    ) +
    shape('M424 312C438 322 452 324 466 312L472 324C456 340 434 342 418 332Z', black) +
    line([398, 346], [512, 374], C.butter, 3.4) +
    shape('M396 316L412 322L408 352L390 352Z', black)
  );
}

function halfCurtain(): string {
  const inner = (share: number): [number, number, number] => [
    270 * share,
    238 * share,
    258 * share,
  ];
  return repeat(13, (index) => {
    const [top, middle, foot] = inner((13 - index) / 13);
    const colour = FOLDS[index % FOLDS.length] ?? C.vermilion;
    return shape(
      `M0 0L${num(top)} 0C${num(top)} ${num(H * 0.34)} ${num(middle)} ${num(H * 0.5)} ${num(middle)} ${num(H * 0.78)}` +
        `C${num(middle)} ${num(H * 0.88)} ${num(foot)} ${num(H * 0.94)} ${num(foot)} ${num(H)}L0 ${num(H)}Z`,
      colour,
    );
  });
}

/** The lit stage, 840 wide and 430 high from its gold frame to the boards. */
export function stage(): string {
  const curtain = halfCurtain();
  const scallops = repeat(12, (index) => {
    const colour = index % 2 === 0 ? '#b32a1c' : C.vermilion;
    return shape(
      `M${num(index * 70)} -2h70.4V34C${num(index * 70 + 70)} 54 ${num(index * 70 + 56)} 64 ${num(index * 70 + 35)} 64C${num(index * 70 + 14)} 64 ${num(index * 70)} 54 ${num(index * 70)} 34Z`,
      colour,
    );
  });
  const picture =
    rect(0, 0, W, H, '#4a1210') +
    polygon(
      [
        [340, 0],
        [500, 0],
        [690, H],
        [150, H],
      ],
      '#ffc862',
    ) +
    polygon(
      [
        [392, 0],
        [448, 0],
        [576, H],
        [264, H],
      ],
      C.butter,
    ) +
    curtain +
    `<g transform="translate(${String(W)} 0) scale(-1 1)">${curtain}</g>` +
    scallops;
  return (
    rect(-14, -26, W + 28, H + 26, '#c99a34') +
    rect(-14, -26, W + 28, 26, '#e0ae48') +
    clipped('stage', rectPath(0, 0, W, H), picture) +
    polygon(
      [
        [-14, H],
        [W + 14, H],
        [W + 66, H + 46],
        [-66, H + 46],
      ],
      '#6b3822',
    ) +
    rect(-66, H + 46, W + 132, 10, '#2a140c') +
    clipped('boards', rectPath(-66, H, W + 132, 46), oval(W / 2, H + 16, 190, 17, '#ffe2a3')) +
    cellist()
  );
}

/** How the rows of seats are drawn. */
export interface SeatRow {
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly back: Colour;
  readonly edge: Colour;
  /** Places (from the left) where somebody sits. */
  readonly taken: readonly number[];
}

/** One row of seat backs from edge to edge, with heads above the taken ones. */
export function seatRow(row: SeatRow, totalWidth: number, shift: number): string {
  const step = row.width * 1.1;
  const count = Math.ceil(totalWidth / step) + 2;
  return repeat(count, (index) => {
    const x = (index - 1) * step + shift * step;
    const centre = x + row.width / 2;
    const head = row.taken.includes(index)
      ? disc(centre, row.y + row.width * 0.12, row.width * 0.2, '#06100c') +
        shape(
          `M${num(centre - row.width * 0.36)} ${num(row.y + row.height)}V${num(row.y + row.width * 0.56)}Q${num(centre - row.width * 0.34)} ${num(row.y + row.width * 0.34)} ${num(centre)} ${num(row.y + row.width * 0.34)}Q${num(centre + row.width * 0.34)} ${num(row.y + row.width * 0.34)} ${num(centre + row.width * 0.36)} ${num(row.y + row.width * 0.56)}V${num(row.y + row.height)}Z`,
          '#06100c',
        )
      : '';
    const radius = row.width * 0.2;
    const top = row.y + row.width * 0.24;
    return (
      head +
      rect(x, top, row.width, row.height, row.edge, radius) +
      rect(x, top + Math.max(1.5, row.width * 0.045), row.width, row.height, row.back, radius)
    );
  });
}
