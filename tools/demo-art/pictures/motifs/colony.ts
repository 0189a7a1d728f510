import { motif, scheme } from '../motif.ts';
import { C, type Colour } from '../palette.ts';
import {
  disc,
  halfDisc,
  line,
  num,
  oval,
  place,
  polygon,
  rect,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

/** A monastery church with its domes between hills. */
export const monastery = motif(
  [
    scheme('#f0c98b', C.paper, C.rust, '#5d7f52', '#3f6244', C.vermilion),
    scheme('#27406b', '#e7dcc6', C.plum, '#1f5a55', '#123f40', C.gold),
  ],
  (s) =>
    disc(260, 210, 92, s.e) +
    shape('M0 800L0 470C200 350 320 420 480 470C700 330 960 340 1200 470L1200 800Z', s.c) +
    rect(390, 400, 420, 270, s.a) +
    polygon(
      [
        [390, 404],
        [600, 270],
        [810, 404],
      ],
      s.a,
    ) +
    rect(536, 190, 128, 190, s.a) +
    halfDisc(600, 192, 78, 'up', s.b) +
    rect(594, 60, 12, 70, s.b) +
    rect(576, 80, 48, 12, s.b) +
    polygon(
      [
        [370, 404],
        [390, 376],
        [600, 246],
        [810, 376],
        [830, 404],
        [810, 404],
        [600, 274],
        [390, 404],
      ],
      s.b,
    ) +
    repeat(3, (index) => rect(562 + index * 30, 230, 16, 70, s.b)) +
    shape('M560 670L560 560A40 40 0 0 1 640 560L640 670Z', s.b) +
    repeat(2, (index) =>
      shape(
        `M${num(440 + index * 270)} 560L${num(440 + index * 270)} 490A25 25 0 0 1 ${num(490 + index * 270)} 490L${num(490 + index * 270)} 560Z`,
        s.b,
      ),
    ) +
    shape('M0 800L0 690C240 620 420 640 600 664C820 640 1000 620 1200 700L1200 800Z', s.d),
);

/** Easels in a meadow, each with another sun. */
export const easels = motif(
  [
    scheme('#bcd9c2', C.ink, C.orange, C.gold, '#4f8a5b', C.paper),
    scheme('#f3d7bf', C.brown, C.plum, C.vermilion, '#d79b62', C.paper),
  ],
  (s) => {
    const easel = (sky: Colour, sun: Colour): string =>
      line([-90, 380], [0, -230], s.a, 16) +
      line([90, 380], [0, -230], s.a, 16) +
      line([0, 360], [0, -230], s.a, 12) +
      rect(-130, -170, 260, 320, s.e) +
      rect(-112, -152, 224, 284, sky) +
      disc(0, -40, 62, sun) +
      shape('M-112 132L-112 60C-40 10 30 90 112 30L112 132Z', s.d) +
      rect(-150, 150, 300, 18, s.a);
    return (
      shape('M0 800L0 600C300 520 700 640 1200 560L1200 800Z', s.d) +
      place(240, 350, 0.92, easel(s.b, s.c)) +
      place(610, 380, 1, easel(s.c, s.b)) +
      place(980, 350, 0.92, easel(C.petrol, s.b))
    );
  },
);

/** A plateau with haystacks and long shadows. */
export const plateau = motif(
  [
    scheme('#f6c9a0', '#c9803f', C.gold, '#7a9a4c', '#54763a', C.brown),
    scheme('#c8d8ea', '#5d6fa3', C.butter, '#86a86b', '#5b8452', C.slate),
  ],
  (s) => {
    const stack = (x: number, y: number, size: number): string =>
      place(
        x,
        y,
        size,
        polygon(
          [
            [90, 0],
            [330, 46],
            [40, 40],
          ],
          s.d,
        ) +
          shape('M-110 20C-110 -110 -60 -190 0 -230C60 -190 110 -110 110 20Z', s.b) +
          shape('M0 -230C60 -190 110 -110 110 20L40 20C50 -90 30 -170 0 -230Z', s.a) +
          rect(-5, -270, 10, 50, s.e),
      );
    return (
      shape('M0 420L260 250L420 350L640 190L900 360L1040 290L1200 390L1200 800L0 800Z', s.a) +
      shape('M0 460C300 400 800 420 1200 440L1200 800L0 800Z', s.c) +
      stack(860, 500, 0.62) +
      stack(420, 560, 0.86) +
      stack(760, 720, 1.24)
    );
  },
);

/** A river canyon seen from above: bands of rock and one bright river. */
export const canyon = motif(
  [
    scheme('#e2b07a', '#c4824f', '#9c5a38', '#6e3a2a', C.cyan, C.paper),
    scheme('#9db58f', '#6f9270', '#4a7058', '#2f5145', C.gold, C.paper),
  ],
  (s) => {
    const band = (width: number, colour: Colour): string =>
      stroke(
        'M-60 140C240 40 380 240 560 260C800 290 700 520 900 560C1050 590 1120 640 1280 720',
        colour,
        width,
        true,
      );
    return (
      band(560, s.a) +
      band(410, s.b) +
      band(270, s.c) +
      band(96, s.d) +
      stroke('M-60 120C240 20 380 220 560 240', s.e, 8, true) +
      oval(700, 392, 34, 13, C.paper) +
      rect(694, 330, 8, 60, C.ink) +
      polygon(
        [
          [704, 332],
          [746, 372],
          [704, 372],
        ],
        C.vermilion,
      )
    );
  },
);

/** Big strokes of a brush, one against the direction. */
export const strokes = motif(
  [
    scheme(C.paper, C.ink, C.vermilion, C.blue, C.gold),
    scheme(C.ink, C.paper, C.gold, C.teal, C.vermilion),
    scheme('#e9b8a6', C.plum, C.petrol, C.paper, C.orange),
  ],
  (s, random) =>
    repeat(6, (index) => {
      const y = 110 + index * 116;
      const left = random.between(90, 260);
      const right = random.between(880, 1110);
      const colour = [s.a, s.c, s.d, s.a, s.c, s.a][index] ?? s.a;
      const ends = repeat(4, (tooth) =>
        rect(right - 4, y - 42 + tooth * 22, random.between(14, 64), 13, colour),
      );
      return rect(left, y - 44, right - left, 88, colour) + ends;
    }) +
    place(
      600,
      400,
      1,
      rect(-380, -62, 760, 124, s.b) +
        repeat(5, (tooth) =>
          rect(376, -62 + tooth * 26, [60, 24, 84, 40, 70][tooth] ?? 30, 16, s.b),
        ),
      -52,
    ),
);

/** Shapes in balance: a beam on a point, a disc and a square. */
export const balance = motif(
  [
    scheme(C.petrol, C.gold, C.paper, C.orange, C.mint),
    scheme(C.orange, C.ink, C.paper, C.gold, C.navy),
  ],
  (s) =>
    polygon(
      [
        [600, 470],
        [740, 720],
        [460, 720],
      ],
      s.b,
    ) +
    rect(0, 720, 1200, 80, s.d) +
    place(
      600,
      462,
      1,
      rect(-470, -26, 940, 34, s.a) +
        disc(-340, -156, 130, s.c) +
        rect(210, -226, 200, 200, s.b) +
        polygon(
          [
            [210, -226],
            [310, -400],
            [410, -226],
          ],
          s.a,
        ) +
        rect(-40, -86, 60, 60, s.d),
      7,
    ),
);
