import { motif, scheme } from '../motif.ts';
import { C, type Colour } from '../palette.ts';
import {
  clipped,
  disc,
  halfDisc,
  line,
  polygon,
  rect,
  rectPath,
  repeat,
  ring,
  shape,
  stroke,
} from '../svg.ts';

/** A house behind scaffolding: lit windows in a grid. */
export const scaffold = motif(
  [scheme('#bcd3c7', C.paper, C.gold, C.green, C.ink, C.orange)],
  (s, random) => {
    const posts = [264, 438, 616, 792, 968];
    const decks = [122, 258, 394, 530, 666];
    const windows = repeat(25, (index) => {
      const colour = random.next() < 0.5 ? s.b : s.c;
      return rect(370 + (index % 5) * 104, 196 + Math.floor(index / 5) * 118, 62, 72, colour);
    });
    return (
      rect(330, 156, 560, 644, s.a) +
      windows +
      posts.map((x) => rect(x - 5, 56, 10, 744, s.d)).join('') +
      decks.map((y) => rect(220, y - 5, 800, 10, s.d)).join('') +
      decks
        .slice(0, 4)
        .map((y) => line([264, y], [438, y + 136], s.e, 8) + line([968, y], [792, y + 136], s.e, 8))
        .join('')
    );
  },
);

/** A projector's beam in the dark. */
export const beam = motif(
  [scheme('#131c17', C.gold, C.butter, C.paper, C.orange)],
  (s) =>
    polygon(
      [
        [230, 420],
        [1200, 60],
        [1200, 760],
      ],
      s.a,
    ) +
    polygon(
      [
        [230, 420],
        [1200, 258],
        [1200, 560],
      ],
      s.b,
    ) +
    rect(0, 370, 220, 100, s.c) +
    disc(220, 420, 122, s.c) +
    disc(220, 420, 82, s.ground) +
    disc(220, 420, 36, s.d),
);

/** A ramp beside the stairs: both lead to one door. */
export const ramp = motif(
  [scheme(C.royal, C.paper, C.gold, C.ink, C.orange)],
  (s) =>
    rect(760, 110, 300, 430, s.c) +
    rect(800, 150, 220, 390, s.b) +
    disc(978, 350, 16, s.c) +
    polygon(
      [
        [0, 740],
        [700, 540],
        [1200, 540],
        [1200, 800],
        [0, 800],
      ],
      s.a,
    ) +
    repeat(5, (index) =>
      rect(
        760 + index * 88,
        540 + index * 52,
        440 - index * 88,
        52,
        index % 2 === 0 ? C.cream : C.sand,
      ),
    ) +
    stroke(
      'M60 560L700 370M80 562L80 716M290 494L290 654M500 428L500 594M690 374L690 540',
      s.d,
      16,
      true,
    ) +
    disc(350, 300, 40, C.paper) +
    ring(360, 500, 84, 20, C.paper) +
    stroke('M342 350L342 450L440 450L480 540', C.paper, 30, true) +
    stroke('M342 384L420 398', C.paper, 22, true),
);

/** A roof of solar panels; one reflects the sun. */
export const solar = motif(
  [scheme('#f2c14a', C.navy, C.royal, C.orange, C.paper)],
  (s) =>
    disc(960, 180, 110, s.c) +
    repeat(
      12,
      (index) =>
        `<g transform="rotate(${String(index * 30)} 960 180)">${rect(954, 6, 12, 44, s.c)}</g>`,
    ) +
    polygon(
      [
        [250, 260],
        [860, 260],
        [1130, 800],
        [70, 800],
      ],
      s.a,
    ) +
    repeat(4, (row) =>
      repeat(5, (column) => {
        const edge = (step: number): [number, number] => [
          250 + (70 - 250) * step,
          860 + (1130 - 860) * step,
        ];
        const [top, bottom] = [0.04 + row * 0.24, 0.24 + row * 0.24];
        const corner = (step: number, share: number): [number, number] => {
          const [left, right] = edge(step);
          return [left + (right - left) * share, 260 + step * 540];
        };
        const [from, to] = [0.02 + column * 0.196, 0.194 + column * 0.196];
        const chosen = row === 1 && column === 3;
        return polygon(
          [corner(top, from), corner(top, to), corner(bottom, to), corner(bottom, from)],
          chosen ? s.d : s.b,
        );
      }),
    ),
);

/** A mosaic of small stones: a bird in a circle. */
export const mosaic = motif(
  [scheme('#d8e3df', C.petrol, C.orange, C.gold, C.cyan, C.paper)],
  (s, random) => {
    const stone = 40;
    return repeat(20, (row) =>
      repeat(30, (column) => {
        const x = column * stone + 20;
        const y = row * stone + 20;
        const far = Math.hypot(x - 600, y - 400);
        const body = (x - 590) ** 2 / 190 ** 2 + (y - 430) ** 2 / 120 ** 2 < 1;
        const head = Math.hypot(x - 760, y - 300) < 82;
        const beak = x > 830 && x < 910 && Math.abs(y - 300) < 24;
        const tail = x < 460 && x > 330 && y > 400 - (460 - x) * 0.9 && y < 460;
        const wing = Math.hypot(x - 560, y - 400) < 84 && y < 440;
        const eye = x === 780 && y === 300;
        const colour: Colour = eye
          ? C.ink
          : beak
            ? s.c
            : wing
              ? s.c
              : head || body || tail
                ? s.b
                : far < 340
                  ? far > 300
                    ? s.a
                    : s.e
                  : random.next() < 0.5
                    ? s.a
                    : s.d;
        return rect(x - 17 + random.between(-1, 1), y - 17 + random.between(-1, 1), 34, 34, colour);
      }),
    );
  },
);

/** Pictures on a wall, one taken down. */
export const wall = motif([scheme(C.gold, C.ink, C.vermilion, C.green, C.blue, C.paper)], (s) => {
  const frame = (
    x: number,
    y: number,
    w: number,
    h: number,
    inner: string,
    ground: Colour,
  ): string =>
    rect(x, y, w, h, s.a) +
    rect(x + 18, y + 18, w - 36, h - 36, ground) +
    clipped(`f${String(x + y)}`, rectPath(x + 18, y + 18, w - 36, h - 36), inner);
  return (
    frame(110, 130, 300, 380, disc(260, 320, 92, s.e), s.b) +
    frame(
      470,
      70,
      280,
      300,
      halfDisc(610, 240, 90, 'up', C.gold) + halfDisc(610, 240, 90, 'down', s.e),
      s.c,
    ) +
    frame(
      470,
      420,
      280,
      220,
      repeat(4, (index) => rect(480, 456 + index * 46, 270, 22, C.orange)),
      s.e,
    ) +
    frame(
      810,
      130,
      280,
      380,
      polygon(
        [
          [828, 492],
          [950, 220],
          [1072, 492],
        ],
        C.gold,
      ) + disc(1010, 220, 36, s.e),
      s.d,
    ) +
    rect(0, 700, 1200, 100, C.rust)
  );
});

/** A door that stands open, light on the floor. */
export const door = motif(
  [scheme(C.plum, C.gold, '#5c1f53', C.butter, C.ink)],
  (s) =>
    polygon(
      [
        [430, 620],
        [770, 620],
        [1060, 800],
        [250, 800],
      ],
      s.c,
    ) +
    rect(430, 110, 340, 510, s.c) +
    polygon(
      [
        [430, 110],
        [250, 50],
        [250, 690],
        [430, 620],
      ],
      s.a,
    ) +
    disc(286, 380, 16, s.d) +
    disc(620, 300, 46, s.d) +
    shape('M530 620L546 420C552 376 580 356 620 356C660 356 688 376 694 420L710 620Z', s.d),
);
