import { motif, scheme } from '../motif.ts';
import { C, type Colour } from '../palette.ts';
import {
  disc,
  halfDisc,
  num,
  onCircle,
  oval,
  place,
  polygon,
  rect,
  repeat,
  shape,
  starPath,
  stroke,
} from '../svg.ts';

/** A glass of tea on a saucer, and the moon. */
export const tea = motif(
  [
    scheme(C.cyan, C.paper, C.rust, C.vermilion, C.petrol),
    scheme(C.red, C.cream, C.amber, C.gold, C.brick),
    scheme('#f3d9c4', C.petrol, C.rust, C.cyan, '#e5bfa3'),
  ],
  (s) =>
    disc(600, 350, 310, s.d) +
    oval(600, 690, 400, 64, s.a) +
    oval(600, 684, 230, 30, s.d) +
    shape(
      'M470 180C484 300 470 340 486 400C430 500 446 640 530 676L670 676C754 640 770 500 714 400C730 340 716 300 730 180Z',
      C.paper,
    ) +
    shape(
      'M483 262C484 320 474 350 492 408C446 500 456 628 534 660L666 660C744 628 754 500 708 408C726 350 716 320 717 262Z',
      s.b,
    ) +
    oval(600, 262, 117, 16, s.c) +
    polygon(
      [
        [820, 560],
        [1010, 640],
        [1002, 660],
        [812, 580],
      ],
      C.ink,
    ) +
    oval(800, 560, 40, 22, C.ink),
);

/** A crescent and a star in a net of arches. */
export const arcade = motif(
  [
    scheme(C.petrol, C.paper, C.cyan, C.gold, C.vermilion),
    scheme(C.honey, C.brick, C.rust, C.paper, C.petrol),
  ],
  (s, random) => {
    const open = random.whole(1, 2);
    return (
      repeat(4, (index) => {
        const x = 30 + index * 290;
        const lit = index === open;
        const outline = `M${num(x)} 800L${num(x)} 380C${num(x)} 250 ${num(x + 100)} 210 ${num(x + 135)} 110C${num(x + 170)} 210 ${num(x + 270)} 250 ${num(x + 270)} 380L${num(x + 270)} 800Z`;
        return (
          shape(outline, lit ? s.c : s.a) +
          `<g transform="translate(${num((x + 135) * 0.18)} 148) scale(.82)">${shape(outline, lit ? s.d : s.b)}</g>`
        );
      }) + repeat(5, (index) => shape(starPath(20 + index * 290, 90, 44, 20, 8), s.c))
    );
  },
);

/** Clay jars on a shelf, painted with bands. */
export const jars = motif(
  [
    scheme('#e8cfae', C.rust, C.ink, C.paper, C.petrol),
    scheme(C.slate, C.clay, C.paper, C.gold, C.ink),
  ],
  (s) => {
    const jar = (colour: Colour, band: Colour): string =>
      shape(
        'M-44 -420L44 -420L34 -350C150 -300 170 -120 70 0L-70 0C-170 -120 -150 -300 -34 -350Z',
        colour,
      ) +
      rect(-129, -230, 258, 22, band) +
      repeat(7, (index) =>
        polygon(
          [
            [-112 + index * 32, -196],
            [-96 + index * 32, -156],
            [-80 + index * 32, -196],
          ],
          band,
        ),
      ) +
      rect(-116, -142, 232, 12, band);
    const handled = (colour: Colour, band: Colour): string =>
      stroke('M70 -390C170 -400 180 -280 116 -220', colour, 26) + jar(colour, band);
    return (
      place(230, 680, 1.1, handled(s.a, s.c)) +
      place(600, 680, 1.34, jar(s.b, s.b === C.paper ? s.a : s.c)) +
      place(950, 680, 1, handled(s.d, s.c === s.d ? s.a : s.c)) +
      rect(0, 680, 1200, 120, s.b === C.paper ? s.d : s.b)
    );
  },
);

/** A painter's palette with wet colours and a brush. */
export const palette = motif(
  [
    scheme(C.plum, C.honey, C.vermilion, C.blue, C.green, C.paper),
    scheme(C.mint, C.cocoa, C.gold, C.vermilion, C.paper, C.navy),
    scheme(C.butter, C.ink, C.vermilion, C.gold, C.teal, C.blue),
  ],
  (s) => {
    const [x, y] = [500, 420];
    return (
      shape(
        `M${num(x - 340)} ${num(y)}C${num(x - 340)} ${num(y - 220)} ${num(x - 160)} ${num(y - 320)} ${num(x + 60)} ${num(y - 310)}C${num(x + 300)} ${num(y - 300)} ${num(x + 410)} ${num(y - 120)} ${num(x + 380)} ${num(y + 20)}C${num(x + 350)} ${num(y + 140)} ${num(x + 190)} ${num(y + 50)} ${num(x + 130)} ${num(y + 130)}C${num(x + 80)} ${num(y + 210)} ${num(x + 140)} ${num(y + 300)} ${num(x - 20)} ${num(y + 300)}C${num(x - 220)} ${num(y + 300)} ${num(x - 340)} ${num(y + 180)} ${num(x - 340)} ${num(y)}Z`,
        s.a,
      ) +
      disc(x - 60, y + 190, 54, s.ground) +
      disc(x - 210, y + 60, 70, s.b) +
      disc(x - 170, y - 120, 66, s.c) +
      disc(x + 10, y - 200, 64, s.d) +
      disc(x + 196, y - 150, 60, s.e) +
      place(
        862,
        400,
        0.94,
        rect(-17, -420, 34, 620, C.ink) +
          rect(-24, 190, 48, 70, C.sand) +
          shape('M-24 260L24 260C34 320 20 370 0 400C-20 370 -34 320 -24 260Z', s.b),
        28,
      )
    );
  },
);

/** Paper lanterns on a line. */
export const lanterns = motif(
  [
    scheme(C.navy, C.vermilion, C.gold, C.orange, C.paper),
    scheme(C.rose, C.petrol, C.vermilion, C.gold, C.plum),
  ],
  (s) => {
    const colours = [s.a, s.b, s.c, s.d, s.a];
    return (
      stroke('M-20 60C300 260 900 260 1220 60', s.d, 8) +
      colours
        .map((colour, index) => {
          const x = 120 + index * 240;
          const y = [128, 186, 206, 186, 128][index] ?? 150;
          const size = index === 2 ? 1.25 : 1;
          return place(
            x,
            y,
            size,
            rect(-4, -6, 8, 80, s.d) +
              rect(-42, 66, 84, 22, C.ink) +
              oval(0, 196, 104, 116, colour) +
              oval(0, 196, 52, 116, s.ground) +
              oval(0, 196, 38, 116, colour) +
              rect(-42, 304, 84, 22, C.ink) +
              repeat(3, (tail) => rect(-22 + tail * 18, 326, 8, 70, colour)),
          );
        })
        .join('')
    );
  },
);

/** A skyline of towers under rays. */
export const skyline = motif(
  [
    scheme(C.orange, C.gold, C.ink, C.paper, C.navy),
    scheme(C.ice, C.paper, C.blue, C.vermilion, C.navy),
  ],
  (s) => {
    const rays = repeat(9, (index) => {
      const from = -88 + index * 20;
      return polygon(
        [[600, 640], onCircle(600, 640, 1000, from), onCircle(600, 640, 1000, from + 10)],
        s.a,
      );
    });
    const heights = [220, 380, 300, 520, 260, 610, 340, 440, 250, 360];
    return (
      rays +
      halfDisc(600, 640, 190, 'up', s.c) +
      heights
        .map((height, index) => {
          const x = 10 + index * 118;
          const colour = index % 2 === 0 ? s.b : s.d;
          const spire =
            index === 5
              ? polygon(
                  [
                    [x + 10, 800 - height],
                    [x + 59, 800 - height - 120],
                    [x + 108, 800 - height],
                  ],
                  colour,
                )
              : '';
          const windows =
            index === 3
              ? rect(x + 42, 800 - height + 60, 34, 44, s.a === C.paper ? C.gold : s.a)
              : '';
          return rect(x, 800 - height, 118.5, height, colour) + spire + windows;
        })
        .join('')
    );
  },
);
