import { C, type Colour } from '../palette.ts';
import { seatRow, stage } from '../site/stage.ts';
import {
  clipped,
  disc,
  halfDisc,
  line,
  oval,
  place,
  polygon,
  rect,
  rectPath,
  repeat,
  type Point,
} from '../svg.ts';
import { premises, shell, standing } from './room.ts';

/** The great hall: stage, curtain and full rows. */
export function greatHall(): string {
  const rows = [
    {
      y: 366,
      width: 30,
      height: 40,
      back: '#1b6147',
      edge: '#4f9a7c',
      taken: [5, 9, 10, 15, 20, 24],
    },
    { y: 382, width: 36, height: 48, back: '#185840', edge: '#459073', taken: [3, 7, 12, 17, 21] },
    { y: 406, width: 45, height: 60, back: '#155039', edge: '#3b8467', taken: [4, 5, 10, 14] },
    { y: 440, width: 57, height: 74, back: '#124632', edge: '#32775b', taken: [2, 8, 12] },
    { y: 486, width: 74, height: 90, back: '#0f3c2b', edge: '#296a50', taken: [3, 6, 7, 10] },
  ];
  return premises(
    '#0d2a20',
    place(165, 52, 0.75, stage()) +
      repeat(
        6,
        (index) =>
          rect(18 + index * 24, 0, 9, 400, '#123a2b') +
          rect(933 - index * 24, 0, 9, 400, '#123a2b'),
      ) +
      rows.map((row, index) => seatRow(row, 960, index % 2 === 0 ? 0.1 : 0.6)).join(''),
  );
}

/** The small hall: a bright screen and dark heads. */
export function smallHall(): string {
  const back = { left: 210, top: 70, right: 750, bottom: 380 };
  const lamp = (x: number, y: number, size: number): string =>
    halfDisc(x, y, size, 'up', C.gold) + rect(x - 3, y, 6, size * 0.9, C.gold);
  const lamps = [
    [40, 190, 26],
    [112, 208, 19],
    [168, 222, 14],
  ] as const;
  const row = (
    y: number,
    size: number,
    count: number,
    colour: Colour,
    empty: readonly number[],
  ): string =>
    repeat(count, (index) => {
      const x = 480 + (index - (count - 1) / 2) * size * 1.16;
      const head = empty.includes(index) ? '' : disc(x, y - size * 0.1, size * 0.24, C.ink);
      return head + rect(x - size / 2, y + size * 0.1, size, size * 1.2, colour, size * 0.2);
    });
  return premises(
    '#241425',
    shell(back, { ceiling: '#1b0f1d', back: '#2e1a30', side: '#3b2140', floor: '#1f1222' }) +
      rect(252, 106, 456, 214, C.paper) +
      clipped(
        'film',
        rectPath(252, 106, 456, 214),
        rect(252, 106, 456, 214, C.petrol) +
          disc(560, 250, 84, C.gold) +
          polygon(
            [
              [252, 320],
              [252, 250],
              [390, 190],
              [520, 280],
              [640, 220],
              [708, 260],
              [708, 320],
            ],
            C.vermilion,
          ),
      ) +
      lamps.map(([x, y, size]) => lamp(x, y, size) + lamp(960 - x, y, size)).join('') +
      row(336, 34, 13, '#8e2b4a', [0, 3, 7, 8, 12]) +
      row(368, 46, 13, '#7c2541', [1, 5, 9, 10]) +
      row(414, 62, 13, '#6a1f38', [0, 4, 6, 11]) +
      row(476, 84, 11, '#58192f', [1, 2, 5, 8]),
  );
}

const framed = (
  points: readonly [Point, Point, Point, Point],
  inner: readonly [Point, Point, Point, Point],
  colour: Colour,
): string => polygon(points, C.ink) + polygon(inner, colour);

/** The gallery on the first floor, with two visitors. */
export function gallery(): string {
  const back = { left: 240, top: 46, right: 720, bottom: 398 };
  const picture = (
    x: number,
    y: number,
    w: number,
    h: number,
    ground: Colour,
    inside: string,
  ): string => rect(x - 6, y - 6, w + 12, h + 12, C.ink) + rect(x, y, w, h, ground) + inside;
  return premises(
    '#e3dac4',
    shell(back, { ceiling: '#fbf6ea', back: '#efe6da', side: '#ddd2bb', floor: '#c9b18b' }) +
      polygon(
        [
          [0, 0],
          [240, 46],
          [240, 398],
          [0, 540],
        ],
        '#e1d9c5',
      ) +
      polygon(
        [
          [125, 0],
          [835, 0],
          [720, 46],
          [240, 46],
        ],
        '#fbf6ea',
      ) +
      polygon(
        [
          [0, 0],
          [125, 0],
          [240, 46],
          [240, 46],
        ],
        '#e1d9c5',
      ) +
      polygon(
        [
          [960, 0],
          [835, 0],
          [720, 46],
        ],
        '#ddd2bb',
      ) +
      repeat(5, (index) =>
        polygon(
          [
            [320 + index * 80, 0],
            [341 + index * 80, 46],
            [299 + index * 80, 46],
          ],
          '#ffe6b0',
        ),
      ) +
      framed(
        [
          [48, 110],
          [184, 142],
          [184, 326],
          [48, 366],
        ],
        [
          [58, 122],
          [175, 150],
          [175, 317],
          [58, 353],
        ],
        C.honey,
      ) +
      framed(
        [
          [912, 110],
          [776, 142],
          [776, 326],
          [912, 366],
        ],
        [
          [902, 122],
          [785, 150],
          [785, 317],
          [902, 353],
        ],
        C.grape,
      ) +
      picture(280, 134, 112, 152, C.vermilion, disc(336, 210, 37, C.gold)) +
      picture(
        432,
        110,
        104,
        184,
        C.green,
        halfDisc(484, 230, 43, 'up', C.paper) + halfDisc(484, 230, 43, 'down', C.gold),
      ) +
      picture(
        576,
        150,
        104,
        120,
        C.blue,
        rect(592, 166, 72, 24, C.paper) + rect(592, 206, 72, 48, C.orange),
      ) +
      standing(640, 478, 168, C.ink) +
      standing(694, 480, 150, C.rust, '#5b3a2a') +
      rect(416, 470, 136, 21, C.ink) +
      rect(432, 491, 10, 40, C.ink) +
      rect(526, 491, 10, 40, C.ink),
  );
}

/** The sculpture room: forms on plinths in the light of a roof window. */
export function sculptures(): string {
  const back = { left: 270, top: 80, right: 690, bottom: 370 };
  const plinth = (x: number, y: number, w: number, h: number): string =>
    rect(x - w / 2, y - h, w, h, C.paper) +
    rect(x + w / 2 - w * 0.26, y - h, w * 0.26, h, '#cfd6d0');
  return premises(
    '#9fb8ae',
    shell(back, { ceiling: '#86a297', back: '#bdd0c6', side: '#a5bdb2', floor: '#6f8a7f' }) +
      polygon(
        [
          [330, 0],
          [630, 0],
          [570, 80],
          [390, 80],
        ],
        '#fdf6df',
      ) +
      repeat(2, (index) => line([430 + index * 100, 0], [450 + index * 60, 80], '#86a297', 5)) +
      polygon(
        [
          [390, 370],
          [570, 370],
          [760, 540],
          [200, 540],
        ],
        '#86a297',
      ) +
      rect(410, 150, 140, 130, C.ink) +
      rect(418, 158, 124, 114, C.gold) +
      halfDisc(480, 272, 46, 'up', C.vermilion) +
      plinth(340, 410, 60, 92) +
      disc(340, 286, 32, C.vermilion) +
      plinth(620, 410, 60, 92) +
      polygon(
        [
          [620, 240],
          [656, 318],
          [584, 318],
        ],
        C.blue,
      ) +
      plinth(170, 500, 96, 150) +
      clipped(
        'arch',
        rectPath(100, 200, 140, 150),
        disc(170, 350, 70, C.ink) + disc(170, 350, 34, '#a5bdb2'),
      ) +
      plinth(800, 500, 96, 150) +
      rect(776, 240, 48, 110, C.gold) +
      disc(800, 222, 44, C.petrol) +
      standing(480, 470, 160, C.ink) +
      oval(480, 470, 46, 5, '#5f786e') +
      standing(548, 448, 118, C.plum),
  );
}
