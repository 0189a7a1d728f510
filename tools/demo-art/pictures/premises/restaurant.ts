import { C, type Colour } from '../palette.ts';
import { disc, halfDisc, oval, polygon, rect, repeat, shape } from '../svg.ts';
import { premises, sitting, standing } from './room.ts';

function table(x: number, y: number, size: number, top: Colour): string {
  return (
    rect(x - size * 0.04, y, size * 0.08, size * 0.72, C.ink) +
    rect(x - size * 0.3, y + size * 0.68, size * 0.6, size * 0.07, C.ink) +
    oval(x, y, size * 0.62, size * 0.14, top)
  );
}

function arch(
  x: number,
  top: number,
  w: number,
  bottom: number,
  frame: Colour,
  glass: Colour,
): string {
  const outline = (inset: number): string => {
    const half = w / 2 - inset;
    return `M${String(x - half)} ${String(bottom)}V${String(top + w / 2)}A${String(half)} ${String(half)} 0 0 1 ${String(x + half)} ${String(top + w / 2)}V${String(bottom)}Z`;
  };
  return (
    shape(outline(0), frame) +
    shape(outline(10), glass) +
    rect(x - 3, top + 10, 6, bottom - top - 10, frame)
  );
}

/** The restaurant with its arched windows. */
export function restaurant(): string {
  const lamp = (x: number, drop: number): string =>
    rect(x - 2, 0, 4, drop, C.ink) +
    halfDisc(x, drop + 40, 44, 'up', C.vermilion) +
    oval(x, drop + 40, 14, 7, C.gold);
  return premises(
    '#2f5e50',
    rect(0, 316, 960, 24, '#244a3f') +
      rect(0, 340, 960, 200, '#d9c29a') +
      arch(170, 76, 132, 300, C.honey, '#fdf0cf') +
      arch(480, 76, 132, 300, C.honey, '#fdf0cf') +
      arch(790, 76, 132, 300, C.honey, '#fdf0cf') +
      lamp(325, 120) +
      lamp(635, 120) +
      lamp(30, 90) +
      lamp(930, 90) +
      sitting(206, 400, 92, C.plum) +
      sitting(440, 400, 92, C.petrol, true) +
      rect(168, 404, 66, 9, C.ink) +
      rect(412, 404, 66, 9, C.ink) +
      rect(172, 330, 9, 160, C.ink) +
      rect(466, 330, 9, 160, C.ink) +
      table(322, 396, 150, C.paper) +
      rect(300, 372, 10, 22, C.vermilion) +
      disc(344, 384, 10, C.gold) +
      table(720, 396, 172, C.paper) +
      rect(706, 350, 14, 44, C.green) +
      disc(742, 380, 12, C.vermilion) +
      rect(610, 440, 60, 10, C.rust) +
      rect(614, 350, 10, 170, C.rust) +
      rect(660, 446, 10, 74, C.rust) +
      rect(780, 440, 60, 10, C.rust) +
      rect(826, 350, 10, 170, C.rust) +
      rect(780, 446, 10, 74, C.rust) +
      standing(552, 470, 196, C.ink) +
      rect(566, 360, 54, 6, C.paper),
  );
}

/** The garden in summer: strings of lights over the tables. */
export function garden(): string {
  const bulbs = (y: number, sag: number): string =>
    shape(
      `M-10 ${String(y)}Q480 ${String(y + sag)} 970 ${String(y)}L970 ${String(y + 3)}Q480 ${String(y + sag + 3)} -10 ${String(y + 3)}Z`,
      C.ink,
    ) +
    repeat(12, (index) => {
      const t = (index + 0.5) / 12;
      return disc(t * 960, y + sag * 2 * t * (1 - t) + 12, 8, index % 4 === 1 ? C.orange : C.gold);
    });
  const parasol = (x: number, y: number, a: Colour, b: Colour): string =>
    rect(x - 4, y, 8, 190, C.ink) +
    polygon(
      [
        [x, y - 70],
        [x - 150, y + 10],
        [x + 150, y + 10],
      ],
      a,
    ) +
    polygon(
      [
        [x, y - 70],
        [x - 50, y + 10],
        [x + 50, y + 10],
      ],
      b,
    ) +
    table(x, y + 130, 120, C.paper);
  return premises(
    '#233a5e',
    disc(790, 96, 46, '#f5e3b0') +
      disc(120, 190, 130, '#1d5a54') +
      disc(300, 150, 110, '#17494f') +
      disc(860, 250, 120, '#1d5a54') +
      disc(640, 230, 96, '#17494f') +
      rect(0, 250, 960, 130, '#0b4f35') +
      rect(420, 130, 120, 250, '#e9dfc8') +
      shape('M444 380V220A36 36 0 0 1 516 220V380Z', C.gold) +
      polygon(
        [
          [404, 134],
          [480, 84],
          [556, 134],
        ],
        C.rust,
      ) +
      rect(0, 376, 960, 164, '#c9a878') +
      polygon(
        [
          [444, 376],
          [516, 376],
          [640, 540],
          [320, 540],
        ],
        '#e2c795',
      ) +
      bulbs(40, 70) +
      bulbs(96, 110) +
      parasol(180, 290, C.vermilion, C.paper) +
      parasol(780, 290, C.green, C.paper) +
      sitting(76, 450, 92, C.plum) +
      sitting(286, 450, 92, C.ink, true) +
      sitting(676, 450, 92, C.orange) +
      sitting(886, 450, 92, C.petrol, true) +
      standing(486, 486, 150, C.ink) +
      standing(534, 480, 120, C.vermilion),
  );
}
