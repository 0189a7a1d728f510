import { motif, scheme } from '../motif.ts';
import { C } from '../palette.ts';
import {
  disc,
  halfDisc,
  line,
  overprint,
  place,
  polygon,
  rect,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

const SPINES = [
  [0, 92, 218],
  [104, 58, 138],
  [176, 122, 298],
  [310, 78, 178],
  [402, 50, 98],
  [464, 128, 238],
  [606, 70, 158],
  [690, 98, 278],
  [802, 60, 118],
  [876, 110, 198],
] as const;

/** Book spines of many heights on a shelf; a moon above. */
export const spines = motif(
  [
    scheme(C.honey, C.ink, C.rust, C.paper, C.green, C.grape),
    scheme(C.petrol, C.gold, C.orange, C.paper, C.mint, C.ink),
    scheme('#e3d3e0', C.plum, C.ink, C.vermilion, C.blue, C.petrol),
  ],
  (s, random) => {
    const order = [s.a, s.b, s.c, s.d, s.a, s.e, s.c, s.b, s.d, s.a];
    const shift = random.whole(0, 9);
    const books = SPINES.map(([x, width, top], index) => {
      const colour = order[(index + shift) % order.length] ?? s.a;
      const y = top + 4;
      return (
        rect(104 + x, y, width, 740 - y, colour) +
        rect(104 + x, y + 78, width, 12, s.ground) +
        rect(104 + x, y + 102, width, 6, s.ground)
      );
    }).join('');
    const moon = shape('M1084 66A92 92 0 1 1 1000 196A84 84 0 0 0 1084 66Z', C.paper);
    return moon + books + rect(0, 740, 1200, 60, C.ink);
  },
);

/** An open book whose pages rise as birds. */
export const openBook = motif(
  [
    scheme(C.blue, C.paper, C.cream, C.gold),
    scheme(C.vermilion, C.paper, C.peach, C.ink),
    scheme(C.mint, C.paper, C.cream, C.petrol),
  ],
  (s, random) => {
    const bird =
      'M0 0C-18 -34 -52 -40 -84 -22C-54 -22 -34 -8 -20 20C-14 32 14 32 20 20C34 -8 54 -22 84 -22C52 -40 18 -34 0 0Z';
    const flock = repeat(9, (index) => {
      const step = index / 8;
      const x = 600 + Math.sin(index * 1.9) * (70 + step * 330) + random.between(-20, 20);
      return place(
        x,
        452 - step * 350,
        0.5 + step * 0.62,
        shape(bird, index === 6 ? s.c : s.a),
        random.between(-16, 16),
      );
    });
    return (
      flock +
      shape('M600 612C480 520 300 512 120 560L120 742C300 696 480 706 600 786Z', s.a) +
      shape('M600 612C720 520 900 512 1080 560L1080 742C900 696 720 706 600 786Z', s.b) +
      repeat(4, (index) =>
        stroke(
          `M180 ${String(590 + index * 36)}C300 ${String(566 + index * 36)} 430 ${String(574 + index * 36)} 546 ${String(628 + index * 36)}`,
          s.ground,
          8,
        ),
      )
    );
  },
);

/** Two speech balloons printed over each other. */
export const balloons = motif(
  [
    scheme(C.sky, '#2f5d69', C.orange, C.paper),
    scheme(C.butter, C.green, C.magenta, C.paper),
    scheme(C.rose, C.blue, C.gold, C.paper),
  ],
  (s, random) =>
    overprint(
      disc(428, 360, 250, s.a) +
        polygon(
          [
            [266, 500],
            [248, 722],
            [440, 590],
          ],
          s.a,
        ),
    ) +
    overprint(
      disc(774, 420, 230, s.b) +
        polygon(
          [
            [640, 590],
            [836, 764],
            [826, 610],
          ],
          s.b,
        ),
    ) +
    repeat(4, (index) =>
      rect(
        300,
        270 + index * 58,
        [240, 176, 220, 120][(index + random.whole(0, 1)) % 4] ?? 200,
        20,
        s.c,
      ),
    ),
);

/** Two profiles facing each other; between them the light. */
export const profiles = motif(
  [
    scheme(C.gold, C.ink, C.vermilion, C.paper),
    scheme('#c9d6dc', C.petrol, C.grape, C.paper),
    scheme(C.sage, C.forest, C.orange, C.paper),
  ],
  (s) => {
    const face =
      'M-600 -400L-262 -400C-176 -396 -136 -330 -138 -262L-136 -206L-74 -92C-64 -72 -72 -60 -92 -56L-122 -48' +
      'L-118 -6L-98 8L-116 34L-102 54C-100 96 -124 120 -168 118L-232 114L-232 230C-232 300 -160 340 -80 400L-600 400Z';
    return (
      place(600, 400, 1, shape(face, s.a)) +
      `<g transform="translate(600 400) scale(-1 1)">${shape(face, s.b)}</g>` +
      repeat(3, (index) => disc(600, 210 + index * 190, 30 + (index === 1 ? 12 : 0), s.c))
    );
  },
);

/** A fountain pen drawing a long line. */
export const pen = motif(
  [
    scheme(C.rose, C.ink, C.vermilion, C.gold),
    scheme(C.green, C.gold, C.paper, C.ink),
    scheme(C.royal, C.paper, C.orange, C.gold),
  ],
  (s) =>
    stroke(
      'M-20 640C120 560 200 720 320 640C440 560 300 440 240 540C190 640 420 740 560 610',
      s.a,
      18,
      true,
    ) +
    place(
      560,
      612,
      1,
      polygon(
        [
          [0, 0],
          [-74, -190],
          [-52, -236],
          [52, -236],
          [74, -190],
        ],
        s.c,
      ) +
        line([0, -6], [0, -140], s.ground, 8) +
        disc(0, -146, 18, s.ground) +
        rect(-66, -300, 132, 70, s.a) +
        rect(-80, -900, 160, 606, s.b) +
        rect(-80, -420, 160, 26, s.ground),
      46,
    ),
);

/** Microphones on a table, one in another colour. */
export const microphones = motif(
  [
    scheme(C.orange, C.ink, C.paper, C.gold),
    scheme(C.petrol, C.paper, C.orange, C.mint),
    scheme(C.cream, C.green, C.vermilion, C.ink),
  ],
  (s) =>
    repeat(5, (index) => {
      const chosen = index === 2;
      const colour = chosen ? s.b : s.a;
      const height = chosen ? 110 : ([210, 160, 0, 160, 210][index] ?? 160);
      return place(
        140 + index * 230,
        height,
        1,
        rect(-56, 0, 112, 190, colour, 56) +
          repeat(3, (row) => rect(-56, 56 + row * 34, 112, 10, s.ground)) +
          stroke('M-86 110L-86 140A86 86 0 0 0 86 140L86 110', colour, 16) +
          rect(-8, 224, 16, 600, colour),
      );
    }) + rect(0, 690, 1200, 110, s.c),
);

/** A lamp over a reader's table. */
export const lamp = motif(
  [scheme(C.ink, C.gold, C.green, C.paper), scheme(C.grape, C.honey, C.vermilion, C.paper)],
  (s) =>
    polygon(
      [
        [600, 250],
        [1050, 690],
        [150, 690],
      ],
      s.a,
    ) +
    rect(592, 0, 16, 110, s.b) +
    halfDisc(600, 270, 190, 'up', s.b) +
    rect(0, 690, 1200, 110, s.b) +
    polygon(
      [
        [600, 640],
        [350, 600],
        [330, 690],
        [600, 690],
      ],
      s.c,
    ) +
    polygon(
      [
        [600, 640],
        [850, 600],
        [870, 690],
        [600, 690],
      ],
      C.cream,
    ) +
    line([600, 640], [600, 690], s.ground, 6),
);
