import { lettering } from '../lettering.ts';
import { C, type Colour } from '../palette.ts';
import {
  clipped,
  disc,
  line,
  num,
  oval,
  onCircle,
  place,
  polygon,
  rect,
  rectPath,
  repeat,
  ring,
  shape,
  stroke,
} from '../svg.ts';
import { poster } from './frame.ts';

/** Umbrellas seen from above; one is red. */
export function rainInMay(): string {
  const umbrella = (a: Colour, b: Colour): string =>
    repeat(8, (index) => {
      const [x1, y1] = onCircle(0, 0, 118, index * 45);
      const [x2, y2] = onCircle(0, 0, 118, index * 45 + 45);
      const [cx, cy] = onCircle(0, 0, 96, index * 45 + 22.5);
      return shape(
        `M0 0L${num(x1)} ${num(y1)}Q${num(cx)} ${num(cy)} ${num(x2)} ${num(y2)}Z`,
        index % 2 === 0 ? a : b,
      );
    }) + disc(0, 0, 9, C.paper);
  const body = [0, 1, 2, 3, 4].map((row) => {
    const shifted = row % 2 === 1;
    return repeat(shifted ? 4 : 3, (column) => {
      const odd = row === 2 && column === 1;
      const [a, b] = odd ? [C.vermilion, C.red] : ['#2d4a4a', '#3d6160'];
      const x = (shifted ? -5 : 130) + column * 270;
      return place(x, 60 + row * 208, 1, umbrella(a, b), row * 31 + column * 13);
    });
  });
  return poster(
    '#a9cdbb',
    body.join('') +
      rect(0, 1030, 800, 170, '#a9cdbb') +
      lettering('Kiša u maju', 400, 1130, 126, '#17302f', { align: 'middle', fit: 704 }),
  );
}

/** A pitch from above, the ball on the line. */
export function thirdHalf(): string {
  const chalk = '#f3ecd8';
  return poster(
    '#0b6b45',
    repeat(3, (index) => rect(0, 320 + index * 320, 800, 160, '#0a5c3c')) +
      stroke('M60 300L740 300L740 1240L60 1240Z', chalk, 14) +
      line([60, 760], [740, 760], chalk, 14) +
      clipped('centre', rectPath(0, 300, 800, 900), ring(400, 760, 190, 14, chalk)) +
      stroke('M220 300L220 470L580 470L580 300', chalk, 14) +
      disc(400, 760, 92, C.gold) +
      clipped(
        'ball',
        `M308 760a92 92 0 1 0 184 0a92 92 0 1 0 -184 0Z`,
        polygon(
          [
            onCircle(400, 760, 40, 0),
            onCircle(400, 760, 40, 72),
            onCircle(400, 760, 40, 144),
            onCircle(400, 760, 40, 216),
            onCircle(400, 760, 40, 288),
          ],
          C.ink,
        ) +
          repeat(
            5,
            (index) =>
              line(
                onCircle(400, 760, 40, index * 72),
                onCircle(400, 760, 92, index * 72),
                C.ink,
                7,
              ) + disc(...onCircle(400, 760, 100, index * 72 + 36), 26, C.ink),
          ),
      ) +
      lettering('Treće', 52, 140, 138, chalk) +
      lettering('poluvreme', 52, 254, 120, C.gold, { fit: 696 }),
  );
}

/** A black queen on a board. */
export function blackLady(): string {
  const board = repeat(24, (index) => {
    const row = Math.floor(index / 6);
    const column = index % 6;
    return (row + column) % 2 === 0
      ? rect(column * 133.34, 800 + row * 100, 133.6, 100, C.cream)
      : '';
  });
  const crown = 'M-150 -250L-120 -60L120 -60L150 -250L76 -130L0 -280L-76 -130Z';
  return poster(
    '#7a2e6e',
    disc(400, 560, 320, '#9a4489') +
      rect(0, 800, 800, 400, '#5c1f53') +
      board +
      place(
        400,
        540,
        0.98,
        shape(crown, C.ink) +
          disc(-150, -262, 26, C.ink) +
          disc(150, -262, 26, C.ink) +
          disc(0, -296, 34, C.gold) +
          rect(-124, -46, 248, 34, C.ink, 17) +
          shape('M-84 0L84 0C92 180 130 300 176 390L-176 390C-130 300 -92 180 -84 0Z', C.ink) +
          rect(-206, 402, 412, 44, C.ink, 22) +
          shape('M-236 530C-236 476 -200 462 -180 462L180 462C200 462 236 476 236 530Z', C.ink),
      ) +
      lettering('Crna dama', 400, 134, 128, C.paper, { align: 'middle', fit: 704 }),
  );
}

/** Roofs with aerials under a summer sun. */
export function summerOnRoof(): string {
  const aerial = (x: number, y: number, height: number): string =>
    line([x, y], [x, y - height], C.navy, 9) +
    line([x - 60, y - height + 14], [x + 60, y - height + 14], C.navy, 9) +
    line([x - 42, y - height + 52], [x + 42, y - height + 52], C.navy, 9) +
    line([x - 26, y - height + 88], [x + 26, y - height + 88], C.navy, 9);
  return poster(
    '#bfdde8',
    disc(520, 560, 230, C.gold) +
      aerial(130, 840, 260) +
      aerial(500, 822, 232) +
      aerial(690, 860, 300) +
      polygon(
        [
          [-20, 900],
          [150, 790],
          [330, 900],
          [330, 1200],
          [-20, 1200],
        ],
        C.vermilion,
      ) +
      polygon(
        [
          [270, 860],
          [430, 750],
          [590, 860],
          [590, 1200],
          [270, 1200],
        ],
        C.rust,
      ) +
      polygon(
        [
          [520, 920],
          [690, 810],
          [860, 920],
          [860, 1200],
          [520, 1200],
        ],
        C.orange,
      ) +
      rect(0, 1040, 800, 160, C.navy) +
      place(
        316,
        838,
        1,
        disc(0, -164, 34, C.navy) +
          shape(
            'M-36 0L-36 -80C-36 -112 -18 -124 2 -124C24 -124 34 -110 36 -88L42 -40L96 -48C112 -48 118 -36 118 -24L122 74L92 74L86 0Z',
            C.navy,
          ) +
          polygon(
            [
              [50, -64],
              [170, -64],
              [152, -40],
              [68, -40],
            ],
            C.paper,
          ) +
          disc(110, -74, 30, C.vermilion),
      ) +
      lettering('Leto na krovu', 400, 154, 112, C.navy, { align: 'middle', fit: 704 }) +
      lettering('komedija u jednom julu', 400, 1136, 32, '#bfdde8', {
        face: 'text',
        align: 'middle',
      }),
  );
}

/** A paper boat on rings of water. */
export function paperBoat(): string {
  const water = repeat(6, (index) =>
    oval(400, 800, 780 - index * 122, 400 - index * 62, index % 2 === 0 ? '#1fb09a' : '#117a6c'),
  );
  return poster(
    '#14957f',
    clipped('water', rectPath(0, 0, 800, 1200), water) +
      place(
        400,
        770,
        1.3,
        polygon(
          [
            [-250, -90],
            [250, -90],
            [170, 70],
            [-170, 70],
          ],
          C.paper,
        ) +
          polygon(
            [
              [-250, -90],
              [-96, -90],
              [-170, 70],
            ],
            C.cream,
          ) +
          polygon(
            [
              [250, -90],
              [96, -90],
              [170, 70],
            ],
            C.cream,
          ) +
          polygon(
            [
              [0, -290],
              [112, -90],
              [-112, -90],
            ],
            C.paper,
          ) +
          polygon(
            [
              [0, -290],
              [0, -90],
              [-112, -90],
            ],
            '#d8ccb0',
          ) +
          polygon(
            [
              [0, -290],
              [0, -360],
              [74, -326],
            ],
            C.vermilion,
          ),
      ) +
      lettering('Papirni brod', 400, 150, 116, C.paper, { align: 'middle', fit: 704 }) +
      lettering('animirani film za celu porodicu', 400, 1150, 31, C.paper, {
        face: 'text',
        align: 'middle',
      }),
  );
}
