import { C } from '../palette.ts';
import { disc, halfDisc, line, polygon, rect, repeat, stroke } from '../svg.ts';
import { premises, shell, sitting, standing } from './room.ts';

/** The reading room: shelves to the ceiling and green lamps. */
export function readingRoom(): string {
  const colours = [C.vermilion, C.ink, C.gold, C.petrol, C.paper, C.rust, C.green, C.grape];
  const shelf = (y: number): string =>
    rect(220, y, 520, 66, '#7a4a2c') +
    repeat(25, (index) => {
      const height = 34 + ((index * 7 + Math.round(y)) % 5) * 5;
      const gap = (index * 3 + Math.round(y / 10)) % 11 === 0;
      return gap
        ? ''
        : rect(
            226 + index * 20.4,
            y + 62 - height,
            16,
            height,
            colours[(index * 5 + Math.round(y / 7)) % colours.length] ?? C.ink,
          );
    }) +
    rect(220, y + 62, 520, 8, '#5c3520');
  const lamp = (x: number, y: number, s: number): string =>
    halfDisc(x, y, 30 * s, 'up', C.green) +
    rect(x - 3 * s, y, 6 * s, 44 * s, C.gold) +
    rect(x - 16 * s, y + 42 * s, 32 * s, 6 * s, C.gold);
  return premises(
    '#e7d3ad',
    shell(
      { left: 210, top: 52, right: 750, bottom: 366 },
      { ceiling: '#f6ead0', back: '#8a5634', side: '#d9bf90', floor: '#a9743f' },
    ) +
      [58, 134, 210, 286].map(shelf).join('') +
      polygon(
        [
          [40, 96],
          [150, 122],
          [150, 330],
          [40, 372],
        ],
        C.paper,
      ) +
      polygon(
        [
          [52, 112],
          [140, 132],
          [140, 320],
          [52, 354],
        ],
        C.ice,
      ) +
      line([96, 122], [96, 338], C.paper, 6) +
      polygon(
        [
          [920, 96],
          [810, 122],
          [810, 330],
          [920, 372],
        ],
        C.paper,
      ) +
      polygon(
        [
          [908, 112],
          [820, 132],
          [820, 320],
          [908, 354],
        ],
        C.ice,
      ) +
      line([864, 122], [864, 338], C.paper, 6) +
      sitting(330, 396, 96, C.petrol) +
      sitting(640, 396, 96, C.plum, true) +
      polygon(
        [
          [250, 420],
          [710, 420],
          [800, 476],
          [160, 476],
        ],
        '#6b3a22',
      ) +
      rect(160, 476, 640, 14, '#4d2816') +
      rect(196, 490, 18, 50, '#4d2816') +
      rect(746, 490, 18, 50, '#4d2816') +
      lamp(400, 404, 1) +
      lamp(560, 404, 1) +
      polygon(
        [
          [440, 444],
          [480, 438],
          [520, 444],
          [520, 462],
          [480, 456],
          [440, 462],
        ],
        C.paper,
      ),
  );
}

/** The foyer: a staircase, the cloakroom and the bird of the mosaic. */
export function foyer(): string {
  return premises(
    '#e6b9a2',
    shell(
      { left: 250, top: 70, right: 710, bottom: 380 },
      { ceiling: '#f6dccb', back: '#f0cdb8', side: '#e0aa90', floor: '#8e4a3a' },
    ) +
      disc(480, 160, 66, C.petrol) +
      disc(480, 160, 54, C.paper) +
      halfDisc(474, 168, 31, 'down', C.orange) +
      disc(500, 150, 16, C.orange) +
      polygon(
        [
          [513, 144],
          [530, 151],
          [513, 158],
        ],
        C.gold,
      ) +
      rect(438, 238, 84, 53, '#5c2c3a') +
      repeat(9, (index) => {
        const half = 112 + index * 11;
        const y = 290 + index * 17;
        return (
          rect(480 - half, y, half * 2, 17.5, index % 2 === 0 ? C.cream : '#cfc2a2') +
          rect(480 - half * 0.36, y, half * 0.72, 17.5, index % 2 === 0 ? C.vermilion : C.red)
        );
      }) +
      stroke('M362 236L274 378M598 236L686 378', C.ink, 8, true) +
      repeat(4, (index) => {
        const x = 364 - index * 26;
        const y = 240 + index * 42;
        return rect(x - 3, y, 6, 56, C.ink) + rect(957 - x, y, 6, 56, C.ink);
      }) +
      polygon(
        [
          [60, 250],
          [200, 262],
          [200, 420],
          [60, 470],
        ],
        '#5c2c3a',
      ) +
      polygon(
        [
          [60, 380],
          [214, 366],
          [214, 392],
          [60, 416],
        ],
        C.gold,
      ) +
      repeat(5, (index) =>
        rect(
          76 + index * 24,
          284 + index * 1.5,
          15,
          72 - index * 3,
          [C.petrol, C.ink, C.plum, C.green, C.rust][index] ?? C.ink,
          5,
        ),
      ) +
      polygon(
        [
          [900, 130],
          [770, 156],
          [770, 420],
          [900, 476],
        ],
        C.petrol,
      ) +
      polygon(
        [
          [888, 148],
          [782, 170],
          [782, 410],
          [888, 454],
        ],
        C.ice,
      ) +
      line([835, 158], [835, 434], C.petrol, 8) +
      repeat(
        3,
        (index) =>
          rect(360 + index * 118, 0, 4, 40, C.ink) + disc(362 + index * 118, 52, 20, '#fff3cf'),
      ) +
      standing(150, 520, 176, C.ink) +
      standing(452, 410, 118, C.navy) +
      standing(690, 524, 184, C.green, C.ink) +
      standing(748, 522, 130, C.orange, '#5b3a2a'),
  );
}
