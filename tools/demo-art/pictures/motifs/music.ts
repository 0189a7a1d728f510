import { motif, scheme } from '../motif.ts';
import { C, type Colour } from '../palette.ts';
import { disc, line, place, polygon, rect, repeat, ring, shape, stroke } from '../svg.ts';

/** The outline of a violin's body, 164 wide and 332 high, hanging from its neck. */
export const VIOLIN_PATH =
  'M0 0C42 0 62 28 62 62C62 84 53 96 57 112C45 112 37 128 37 141C37 156 45 170 59 171' +
  'C61 190 82 210 82 250C82 300 48 332 0 332C-48 332 -82 300 -82 250C-82 210 -61 190 -59 171' +
  'C-45 170 -37 156 -37 141C-37 128 -45 112 -57 112C-53 96 -62 84 -62 62C-62 28 -42 0 0 0Z';
const SOUND_HOLE = 'M37 167C27 164 23 173 26 183C29 197 46 199 45 217C44 233 35 242 27 240';

/** A violin hanging from the top edge, 164 wide and 332 high without its neck. */
function violin(body: Colour, dark: Colour): string {
  const strings = repeat(4, (index) => {
    const top = -5 + index * 3.3;
    const foot = -9 + index * 6;
    return (
      line([top, -200], [foot * 0.85, 160], body, 1.6) +
      line([foot * 0.85, 160], [foot, 262], dark, 1.2)
    );
  });
  const hole =
    stroke(SOUND_HOLE, dark, 4.6, true) + disc(36, 168, 5, dark) + disc(28, 239, 5, dark);
  return (
    shape(VIOLIN_PATH, body) +
    polygon(
      [
        [-9, -200],
        [9, -200],
        [14, 160],
        [-14, 160],
      ],
      dark,
    ) +
    strings +
    rect(-27, 213, 54, 8, dark) +
    hole +
    `<g transform="scale(-1 1)">${hole}</g>` +
    polygon(
      [
        [-20, 260],
        [20, 260],
        [14, 318],
        [-14, 318],
      ],
      dark,
    )
  );
}

/** Four violins side by side, one colour each. */
export const violins = motif(
  [
    scheme(C.forest, C.gold, C.orange, C.paper, C.mint, C.ink),
    scheme(C.peach, C.plum, C.vermilion, C.petrol, C.ink, C.ink),
  ],
  (s) =>
    [s.a, s.b, s.c, s.d]
      .map((colour, index) =>
        place(150 + index * 300, 222, 1.7, violin(colour, colour === s.e ? s.ground : s.e)),
      )
      .join(''),
);

/** Half rings above and below, shifted by one band: they read as a spiral. */
export const spiral = motif(
  [
    scheme(C.paper, C.green, C.orange),
    scheme(C.rose, '#a8324a', C.ink),
    scheme(C.navy, C.gold, C.pink),
    scheme(C.honey, C.petrol, C.vermilion),
  ],
  (s, random) => {
    const turn = random.pick([0, 0, 180]);
    const half = (centre: number, r: number, sweep: 0 | 1): string =>
      `M${String(centre - r)} 0A${String(r)} ${String(r)} 0 0 ${String(sweep)} ${String(centre + r)} 0`;
    const bands = repeat(6, (index) => {
      const r = 22 + index * 88;
      return (
        stroke(half(0, r, 1), s.a, 44) + (index > 0 ? stroke(half(44, r - 44, 0), s.b, 44) : '')
      );
    });
    return place(600, 400, 0.96, bands, turn);
  },
);

/** Piano keys seen from above; one key is lit. */
export const keys = motif(
  [
    scheme(C.vermilion, C.paper, C.ink, C.gold),
    scheme(C.petrol, C.paper, C.ink, C.orange),
    scheme(C.gold, C.paper, C.ink, C.blue),
  ],
  (s, random) => {
    const lit = random.whole(3, 6);
    const whites = repeat(10, (index) =>
      rect(36 + index * 114, 210, 102, 590, index === lit ? s.c : s.a),
    );
    const blacks = repeat(9, (index) =>
      [2, 6].includes(index) ? '' : rect(36 + (index + 1) * 114 - 42, 210, 72, 340, s.b),
    );
    return rect(0, 180, 1200, 30, s.b) + whites + blacks;
  },
);

/** A brass fanfare: trumpets fanned out from one corner. */
export const trumpets = motif(
  [scheme(C.blue, C.gold, C.orange, C.paper), scheme(C.brick, C.honey, C.paper, C.gold)],
  (s) => {
    const horn = (colour: Colour): string =>
      shape('M0 -13L520 -13C640 -13 700 -60 760 -120L760 120C700 60 640 13 520 13L0 13Z', colour) +
      rect(752, -124, 22, 248, s.ground) +
      rect(774, -124, 16, 248, colour) +
      rect(250, -50, 190, 20, colour, 10) +
      rect(250, 30, 190, 20, colour, 10) +
      repeat(3, (index) => rect(282 + index * 50, -84, 24, 134, colour, 6));
    return [
      place(40, 760, 1.02, horn(s.a), -62),
      place(40, 760, 1.02, horn(s.c), -34),
      place(40, 760, 1.02, horn(s.b), -6),
    ].join('');
  },
);

/** A record and the bars of a level meter. */
export const vinyl = motif(
  [
    scheme(C.navy, C.royal, C.orange, C.paper),
    scheme('#e7b9a4', C.ink, C.vermilion, C.paper, C.petrol),
    scheme(C.teal, C.petrol, C.gold, C.paper),
  ],
  (s, random) => {
    const grooves = repeat(5, (index) => ring(816, 400, 132 + index * 84, 42, s.a));
    const bars = repeat(7, (index) =>
      rect(60, 88 + index * 92, random.whole(5, 13) * 30, 46, index % 2 === 0 ? s.b : s.c),
    );
    return grooves + disc(816, 400, 70, s.b) + disc(816, 400, 18, s.c) + bars;
  },
);

/** An accordion pulled open: folded stripes between two boxes. */
export const accordion = motif(
  [
    scheme(C.sage, C.red, C.paper, C.ink, C.gold),
    scheme(C.honey, C.green, C.paper, C.ink, C.orange),
  ],
  (s) => {
    const folds = repeat(13, (index) => {
      const x = 320 + index * 43;
      const lift = Math.abs(index - 6) * 9;
      return polygon(
        [
          [x, 190 + 54 - lift],
          [x + 43, 190 + 54 - Math.abs(index - 5) * 9],
          [x + 43, 610 + 54 - Math.abs(index - 5) * 9 + 30],
          [x, 610 + 84 - lift],
        ],
        index % 2 === 0 ? s.a : s.b,
      );
    });
    const keysLeft = repeat(9, (index) => rect(96, 186 + index * 50, 74, 40, s.b));
    const buttons = repeat(12, (index) =>
      disc(1000 + (index % 3) * 52, 250 + Math.floor(index / 3) * 104, 17, s.d),
    );
    return (
      folds +
      rect(180, 150, 150, 520, s.c) +
      rect(84, 172, 96, 476, s.c) +
      keysLeft +
      rect(870, 150, 240, 520, s.c) +
      buttons +
      repeat(4, (index) => rect(216, 220 + index * 100, 78, 60, s.d))
    );
  },
);

/** Bells: one rings. */
export const bells = motif(
  [scheme(C.midnight, C.gold, C.honey, C.paper), scheme(C.green, C.gold, C.paper, C.orange)],
  (s) => {
    const bell = (colour: Colour): string =>
      shape(
        'M-26 -150L26 -150C26 -150 92 -128 96 -10L116 92L-116 92L-96 -10C-92 -128 -26 -150 -26 -150Z',
        colour,
      ) +
      disc(0, 106, 30, colour) +
      rect(-9, -400, 18, 260, colour);
    return [
      place(190, 330, 1, bell(s.a)),
      place(600, 400, 1, bell(s.b), -18),
      place(1010, 330, 1, bell(s.a)),
    ].join('');
  },
);
