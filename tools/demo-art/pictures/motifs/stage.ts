import { motif, scheme } from '../motif.ts';
import { C, type Colour } from '../palette.ts';
import {
  clipped,
  disc,
  halfDisc,
  line,
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

const MASK = 'M330 90L870 90L870 400C870 560 740 672 600 672C460 672 330 560 330 400Z';

/** One mask, half laughing and half crying, on two grounds. */
export const masks = motif(
  [
    scheme(C.red, C.cream, C.paper, C.ink, C.brick, C.sand),
    scheme(C.plum, C.honey, C.paper, C.ink, '#5c1f53', '#d9a94a'),
    scheme(C.petrol, C.peach, C.paper, C.ink, '#0a3b45', '#e8ae92'),
  ],
  (s) => {
    const leftBars = repeat(6, (index) => rect(0, 40 + index * 130, 300 - index * 36, 42, s.d));
    const rightBars = repeat(6, (index) => {
      const width = 120 + index * 36;
      return rect(1200 - width, 40 + index * 130, width, 42, s.e);
    });
    const mask = clipped(
      'mask',
      MASK,
      rect(330, 90, 270, 600, s.b) +
        rect(600, 90, 270, 600, s.c) +
        halfDisc(462, 330, 64, 'up', s.c) +
        halfDisc(738, 316, 64, 'down', s.b) +
        clipped(
          'laugh',
          rectPath(330, 90, 270, 600),
          stroke('M440 470C450 560 520 606 620 606', s.c, 48),
        ) +
        clipped(
          'cry',
          rectPath(600, 90, 270, 600),
          stroke('M580 520C660 520 720 552 744 612', s.b, 48),
        ),
    );
    return rect(600, 0, 600, 800, s.a) + leftBars + rightBars + mask;
  },
);

/** Three puppets on strings. */
export const puppets = motif(
  [
    scheme(C.peach, C.plum, C.green, C.vermilion, C.blue, C.gold),
    scheme(C.sage, C.petrol, C.orange, C.gold, C.plum, C.ink),
    scheme(C.ice, C.red, C.petrol, C.gold, C.plum, C.orange),
  ],
  (s) => {
    const puppet = (dress: Colour, hair: Colour): string =>
      line([0, -420], [0, -200], C.ink, 4) +
      line([-62, -420], [-104, 40], C.ink, 4) +
      line([62, -420], [104, 40], C.ink, 4) +
      polygon(
        [
          [0, -20],
          [128, 250],
          [-128, 250],
        ],
        dress,
      ) +
      disc(-104, 56, 24, C.paper) +
      disc(104, 56, 24, C.paper) +
      disc(0, -90, 80, C.paper) +
      halfDisc(0, -96, 82, 'up', hair) +
      disc(-28, -70, 8, C.ink) +
      disc(28, -70, 8, C.ink) +
      stroke('M-28 -44C-14 -28 14 -28 28 -44', C.ink, 6, true);
    return (
      place(234, 430, 1, puppet(s.b, C.ink)) +
      place(600, 430, 1, puppet(s.c, s.e === C.ink ? C.brown : s.e)) +
      place(966, 430, 1, puppet(s.d, s.a)) +
      rect(0, 0, 1200, 112, s.a)
    );
  },
);

/** Rows of empty chairs seen from behind; one is taken. */
export const chairs = motif(
  [
    scheme(C.slate, C.petrol, C.paper, C.gold, C.ink),
    scheme(C.cream, C.vermilion, C.ink, C.blue, C.ink),
    scheme('#cfd8c0', C.green, C.paper, C.orange, C.ink),
  ],
  (s, random) => {
    const taken = random.pick([1, 2, 5, 6] as const);
    return repeat(8, (index) => {
      const row = Math.floor(index / 4);
      const chosen = index === taken;
      const legs = line([-84, 214], [-100, 330], s.d, 15) + line([84, 214], [100, 330], s.d, 15);
      const sitter = chosen
        ? disc(0, -10, 64, s.d) + shape('M-104 200C-104 92 -60 64 0 64C60 64 104 92 104 200Z', s.d)
        : '';
      return place(
        150 + (index % 4) * 300,
        row === 0 ? 70 : 430,
        1,
        legs + sitter + rect(-112, 84, 224, 150, chosen ? s.c : s.a, 14),
      );
    });
  },
);

/** Heads in the dark before a bright screen. */
export const screen = motif(
  [
    scheme(C.ink, C.butter, C.vermilion, C.gold, C.ink),
    scheme(C.midnight, C.paper, C.blue, C.orange, C.midnight),
  ],
  (s, random) => {
    const heads = repeat(2, (row) =>
      repeat(row === 0 ? 8 : 7, (index) => {
        const x = (row === 0 ? 75 : 150) + index * 150 + random.between(-9, 9);
        const y = (row === 0 ? 560 : 660) + random.between(-10, 10);
        const colour = row === 0 ? '#26332c' : s.d;
        return (
          disc(x, y, 44, colour) +
          shape(
            `M${String(x - 76)} 800C${String(x - 76)} ${String(y + 70)} ${String(x - 40)} ${String(y + 48)} ${String(x)} ${String(y + 48)}C${String(x + 40)} ${String(y + 48)} ${String(x + 76)} ${String(y + 70)} ${String(x + 76)} 800Z`,
            colour,
          )
        );
      }),
    );
    return (
      rect(120, 80, 960, 440, s.a) +
      clipped(
        'screen',
        rectPath(120, 80, 960, 440),
        disc(600, 520, 210, s.b) + repeat(3, (index) => ring(600, 520, 270 + index * 84, 34, s.c)),
      ) +
      rect(0, 520, 1200, 280, s.ground) +
      heads
    );
  },
);

/** Film reels with their spokes, joined by the running film. */
export const reels = motif(
  [
    scheme(C.honey, C.ink, C.vermilion, C.paper),
    scheme(C.grape, C.paper, C.gold, C.ink),
    scheme(C.ice, C.petrol, C.orange, C.paper),
  ],
  (s, random) => {
    const reel = (r: number, turn: number): string =>
      disc(0, 0, r, s.a) +
      repeat(5, (index) => {
        const [x, y] = onCircle(0, 0, r * 0.58, turn + index * 72);
        return disc(x, y, r * 0.24, s.ground);
      }) +
      disc(0, 0, r * 0.17, s.b) +
      disc(0, 0, r * 0.06, s.c);
    const turn = random.between(0, 72);
    const strip =
      rect(0, 610, 1200, 110, s.a) +
      repeat(20, (index) => rect(16 + index * 60, 624, 28, 20, s.ground)) +
      repeat(20, (index) => rect(16 + index * 60, 686, 28, 20, s.ground)) +
      repeat(7, (index) => rect(24 + index * 180, 652, 150, 26, index === 3 ? s.b : s.c));
    return strip + place(370, 344, 1, reel(270, turn)) + place(880, 400, 1, reel(190, turn + 30));
  },
);

/** A curtain drawn aside, with one figure in the light. */
export const curtain = motif(
  [
    scheme(C.butter, C.vermilion, C.red, C.ink, C.brick),
    scheme('#cfe3d6', C.green, C.forest, C.ink, C.deep),
  ],
  (s) => {
    const fold = (index: number): string => {
      const x = index * 84;
      const foot = index * 52;
      return shape(
        `M${String(x)} 0L${String(x + 84)} 0C${String(x + 70)} 380 ${String(foot + 70)} 520 ${String(foot + 52)} 720L${String(foot)} 720C${String(foot + 6)} 520 ${String(x - 8)} 380 ${String(x)} 0Z`,
        index % 2 === 0 ? s.a : s.b,
      );
    };
    const folds = [5, 4, 3, 2, 1, 0].map(fold).join('');
    return (
      rect(0, 720, 1200, 80, s.d) +
      shape(
        'M600 250C520 250 520 330 548 372C470 392 452 470 448 720L752 720C748 470 730 392 652 372C680 330 680 250 600 250Z',
        s.c,
      ) +
      folds +
      `<g transform="translate(1200 0) scale(-1 1)">${folds}</g>`
    );
  },
);
