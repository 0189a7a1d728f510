import { canvas, polygon, rect, repeat, place } from '../svg.ts';
import { seatRow, stage, type SeatRow } from './stage.ts';

const DARK = '#06130d';

/** Boards of a side wall, narrower with distance, between two slanting lines. */
function boards(from: number, to: number, topFrom: number, topTo: number, count: number): string {
  const share = (index: number): number => 1 - (1 - index / count) ** 1.9;
  const x = (index: number): number => from + (to - from) * share(index);
  const y = (index: number): number => topFrom + (topTo - topFrom) * share(index);
  return repeat(count, (index) => {
    const right = x(index) + (x(index + 1) - x(index)) * 0.34;
    return polygon(
      [
        [x(index), y(index)],
        [right, y(index)],
        [right, 580],
        [x(index), 580],
      ],
      index % 2 === 0 ? '#0f3a29' : '#0c3022',
    );
  });
}

const DESKTOP_ROWS: readonly SeatRow[] = [
  {
    y: 543,
    width: 38,
    height: 50,
    back: '#14503b',
    edge: '#2f7a5d',
    taken: [4, 12, 17, 19, 21, 23, 24, 25],
  },
  { y: 560, width: 43, height: 60, back: '#124836', edge: '#2a6f54', taken: [3, 9, 16, 22, 29] },
  {
    y: 592,
    width: 52,
    height: 74,
    back: '#10402f',
    edge: '#25644c',
    taken: [2, 6, 14, 17, 21, 23],
  },
  { y: 636, width: 64, height: 90, back: '#0e3729', edge: '#205843', taken: [1, 8, 9, 11, 16] },
  { y: 690, width: 78, height: 110, back: '#0b2e22', edge: '#1a4a38', taken: [4, 10, 13] },
  { y: 756, width: 96, height: 120, back: '#09241b', edge: '#143b2d', taken: [2, 7, 8, 12] },
];

/** The hall in units of 1440 x 800, with or without the boards of the left wall. */
export function heroParts(options: { readonly boards: boolean }): string {
  const rows = DESKTOP_ROWS.map((row, index) => seatRow(row, 1440, index % 2 === 0 ? 0.2 : 0.66));
  return (
    (options.boards ? boards(0, 551, -160, 42, 17) : '') +
    boards(1482, 1419, -60, 52, 4) +
    place(565, 70, 1, stage()) +
    rect(0, 545, 500, 40, DARK) +
    rows.join('')
  );
}

/** The great hall from the back row: stage on the right, calm dark on the left. */
export const heroDesktop = (): string => canvas(1440, 800, DARK, heroParts({ boards: true }));

const PHONE_ROWS: readonly SeatRow[] = [
  { y: 268, width: 22, height: 30, back: '#14503b', edge: '#2f7a5d', taken: [2, 7, 12, 14] },
  { y: 280, width: 25, height: 36, back: '#124836', edge: '#2a6f54', taken: [4, 11] },
  { y: 298, width: 31, height: 44, back: '#10402f', edge: '#25644c', taken: [3, 8, 9] },
  { y: 324, width: 38, height: 54, back: '#0e3729', edge: '#205843', taken: [1, 6] },
  { y: 356, width: 47, height: 66, back: '#0b2e22', edge: '#1a4a38', taken: [4, 7] },
  { y: 396, width: 58, height: 82, back: '#09241b', edge: '#143b2d', taken: [2, 5] },
  { y: 446, width: 72, height: 104, back: '#071c15', edge: '#0f2e23', taken: [1, 4] },
  { y: 508, width: 90, height: 130, back: '#06160f', edge: '#0b2219', taken: [3] },
];

/** The same hall for a phone held upright: the stage fills the upper third. */
export function heroPhone(): string {
  const rows = PHONE_ROWS.map((row, index) => seatRow(row, 390, index % 2 === 0 ? 0.1 : 0.6));
  const body = place(-15, 35, 0.5, stage()) + rows.join('') + rect(0, 640, 390, 160, '#06100c');
  return canvas(390, 800, DARK, body, 1080 / 390);
}
