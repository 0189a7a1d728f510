import { motif, scheme } from '../motif.ts';
import { C, type Colour } from '../palette.ts';
import {
  disc,
  num,
  onCircle,
  overprint,
  polygon,
  rect,
  repeat,
  ring,
  shape,
  starPath,
  stroke,
} from '../svg.ts';

/** Dancers of a round dance seen from above: skirts in a circle, hands joined. */
export const roundDance = motif(
  [
    scheme(C.green, C.paper, C.vermilion, C.gold, C.ink),
    scheme(C.honey, C.red, C.ink, C.paper, C.forest),
    scheme(C.royal, C.gold, C.paper, C.orange, C.ink),
  ],
  (s) => {
    const count = 12;
    const hands = ring(600, 400, 292, 16, s.c);
    const dancers = repeat(count, (index) => {
      const [x, y] = onCircle(600, 400, 292, index * (360 / count));
      const skirt = index % 2 === 0 ? s.a : s.b;
      return disc(x, y, 66, skirt) + ring(x, y, 46, 7, s.ground) + disc(x, y, 25, s.d);
    });
    const outer = repeat(16, (index) => {
      const side = index < 8 ? 70 : 1130;
      return disc(side, 50 + (index % 8) * 100, 16, index % 2 === 0 ? s.c : s.a);
    });
    return (
      hands + dancers + outer + disc(600, 400, 92, s.c) + shape(starPath(600, 400, 80, 34, 8), s.b)
    );
  },
);

/** Two mountains and a sun in overprint, a zigzag across them. */
export const peaks = motif(
  [
    scheme('#f4efe0', C.magenta, C.teal, '#f5b32a', C.ink),
    scheme(C.ice, C.orange, C.blue, C.gold, C.ink),
    scheme('#efe0ea', C.plum, '#5f9a3c', C.orange, C.ink),
    scheme('#f7e3b4', '#0f7d74', C.vermilion, '#e38aa0', C.ink),
  ],
  (s, random) => {
    const sun = random.pick([880, 800, 330] as const);
    const zigzag = Array.from({ length: 19 }, (_, index) => {
      const x = 84 + index * 57;
      return `${index === 0 ? 'M' : 'L'}${num(x)} ${index % 2 === 0 ? '88' : '150'}`;
    }).join('');
    return (
      overprint(disc(sun, 250, 170, s.c)) +
      overprint(
        polygon(
          [
            [360, 120],
            [720, 800],
            [0, 800],
          ],
          s.a,
        ),
      ) +
      overprint(
        polygon(
          [
            [780, 40],
            [1200, 800],
            [420, 800],
          ],
          s.b,
        ),
      ) +
      stroke(zigzag, s.d, 13)
    );
  },
);

/** A starry night over hills. */
export const nightHills = motif(
  [
    scheme(C.midnight, '#f5e3b0', '#1f3d52', '#1d5a54', '#116b4a', '#0a3b2a'),
    scheme('#2d2148', C.honey, '#4a2d5e', '#6d3566', '#934062', '#5a2440'),
    scheme('#0e4f5c', C.gold, '#13676f', '#1c8079', '#0b5a4a', '#073a33'),
  ],
  (s, random) => {
    const stars = repeat(58, () =>
      disc(random.between(10, 1190), random.between(10, 430), random.between(1.6, 4.4), C.paper),
    );
    const hill = (base: number, height: number, phase: number, colour: Colour): string => {
      const y = (x: number): number => base + Math.sin(phase + x / 190) * height;
      const slope = (x: number): number => (Math.cos(phase + x / 190) * height) / 190;
      const arcs = repeat(6, (index) => {
        const [from, to] = [index * 200, index * 200 + 200];
        const leave = `${num(from + 67)} ${num(y(from) + slope(from) * 67)}`;
        const reach = `${num(to - 67)} ${num(y(to) - slope(to) * 67)}`;
        return `C${leave} ${reach} ${num(to)} ${num(y(to))}`;
      });
      return shape(`M0 800L0 ${num(y(0))}${arcs}L1200 800Z`, colour);
    };
    const shift = random.between(0, 3);
    return (
      stars +
      disc(random.pick([300, 900]), 230, 118, s.a) +
      hill(500, 52, shift, s.b) +
      hill(570, 44, shift + 2.2, s.c) +
      hill(650, 36, shift + 4.1, s.d) +
      hill(735, 22, shift + 5.4, s.e)
    );
  },
);

/** A pair of headphones around a sun. */
export const headphones = motif(
  [
    scheme(C.gold, C.ink, C.magenta, C.paper),
    scheme(C.teal, C.paper, C.gold, C.ink),
    scheme(C.plum, C.gold, C.orange, C.paper),
  ],
  (s) =>
    repeat(4, (index) => ring(600, 470, 90 + index * 50, 18, index % 2 === 0 ? s.b : s.c)) +
    disc(600, 470, 52, s.b) +
    stroke('M270 470A330 330 0 0 1 930 470', s.a, 52) +
    rect(196, 420, 120, 260, s.a, 50) +
    rect(884, 420, 120, 260, s.a, 50) +
    rect(296, 450, 54, 200, s.c, 20) +
    rect(850, 450, 54, 200, s.c, 20),
);

/** A comic page: panels with one scene each. */
export const comic = motif(
  [
    scheme(C.ink, C.gold, C.vermilion, C.paper, C.blue, C.teal),
    scheme(C.paper, C.magenta, C.ink, C.gold, C.teal, C.royal),
  ],
  (s) =>
    rect(40, 40, 470, 340, s.a) +
    shape(starPath(275, 210, 150, 84, 11), s.b) +
    shape(starPath(275, 210, 84, 46, 11), s.ground === C.ink ? s.c : C.paper) +
    rect(540, 40, 620, 340, s.d) +
    repeat(5, (index) =>
      rect(600 + index * 112, 120 + (index % 3) * 46, 82, 260 - (index % 3) * 46, C.ink),
    ) +
    disc(1040, 120, 44, C.paper) +
    polygon(
      [
        [40, 410],
        [700, 410],
        [640, 760],
        [40, 760],
      ],
      s.e,
    ) +
    disc(230, 560, 84, C.paper) +
    disc(454, 560, 84, C.paper) +
    disc(256, 570, 34, C.ink) +
    disc(428, 570, 34, C.ink) +
    polygon(
      [
        [732, 410],
        [1160, 410],
        [1160, 760],
        [672, 760],
      ],
      s.ground === C.ink ? s.c : C.paper,
    ) +
    shape(
      'M800 520C800 456 1100 456 1100 540C1100 610 970 616 930 612L850 690L872 604C820 590 800 560 800 520Z',
      s.b,
    ) +
    repeat(3, (index) => disc(880 + index * 68, 540, 16, C.paper)),
);
