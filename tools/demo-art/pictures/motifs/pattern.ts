import { motif, scheme } from '../motif.ts';
import { C, type Colour } from '../palette.ts';
import {
  discPath,
  disc,
  halfDisc,
  num,
  place,
  polygon,
  quarter,
  rect,
  repeat,
  ring,
  shape,
  starPath,
} from '../svg.ts';

/** The path of a rhombus with stair-step edges. */
function steppedPath(x: number, y: number, steps: number, unit: number): string {
  let d = '';
  for (let row = -steps; row <= steps; row += 1) {
    const half = (steps - Math.abs(row) + 0.5) * unit;
    d += `M${num(x - half)} ${num(y + (row - 0.5) * unit)}h${num(half * 2)}v${num(unit + 0.4)}h${num(-half * 2)}Z`;
  }
  return d;
}

/** A woven kilim of stepped rhombi. */
export const kilim = motif(
  [
    scheme(C.brick, C.honey, C.paper, C.ink, C.gold, C.orange),
    scheme(C.petrol, C.honey, C.paper, C.ink, C.vermilion, C.gold),
    scheme(C.ink, C.vermilion, C.cream, C.forest, C.gold, C.orange),
  ],
  (s, random) => {
    const centres: [number, number][] = [];
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 6; column += 1)
        centres.push([100 + column * 200, 100 + row * 200]);
    }
    const layer = (steps: number, fill: Colour): string =>
      shape(centres.map(([x, y]) => steppedPath(x, y, steps, 12.5)).join(''), fill);
    const joints = centres
      .map(([x, y]) => steppedPath(x + 100, y, 2, 12.5) + steppedPath(x, y + 100, 2, 12.5))
      .join('');
    const odd = random.whole(8, 15);
    return (
      layer(7, s.a) +
      layer(5, s.ground) +
      shape(joints, s.a) +
      shape(
        centres
          .filter(([, y]) => y === 100)
          .map(([x, y]) => steppedPath(x, y - 100, 2, 12.5))
          .join(''),
        s.a,
      ) +
      shape(
        centres
          .filter(([x]) => x === 100)
          .map(([x, y]) => steppedPath(x - 100, y, 2, 12.5))
          .join(''),
        s.a,
      ) +
      layer(4, s.b) +
      layer(3, s.c) +
      centres
        .map(([x, y], index) =>
          shape(
            steppedPath(x, y, index === odd ? 3 : 1, 12.5),
            index === odd ? s.e : index % 3 === 0 ? s.e : index % 3 === 1 ? s.d : s.b,
          ),
        )
        .join('')
    );
  },
);

/** Quarter discs, stripes and rings in a grid. */
export const tiles = motif(
  [
    scheme('#f4e8d8', C.green, C.gold, C.vermilion, C.blue, C.ink),
    scheme(C.ice, C.petrol, C.orange, C.paper, C.plum, C.ink),
    scheme(C.ink, C.gold, C.vermilion, C.cream, C.teal, C.blue),
    scheme(C.rose, C.vermilion, C.ink, C.gold, C.petrol, C.grape),
  ],
  (s, random) => {
    const colours: [Colour, ...Colour[]] = [s.a, s.b, s.c, s.d, s.e];
    const cell = (x: number, y: number): string => {
      const first = random.pick(colours);
      const second = random.pick(colours);
      const kind = random.next();
      if (kind < 0.5) {
        const filled = second !== first && random.next() < 0.35;
        return (
          (filled ? rect(x, y, 200.7, 200.7, second) : '') +
          quarter(x, y, 200.7, random.whole(0, 3), first)
        );
      }
      if (kind < 0.62) return repeat(5, (index) => rect(x, y + 10 + index * 40, 200.7, 20, first));
      if (kind < 0.76) return disc(x + 100, y + 100, 82, first);
      if (kind < 0.88) return ring(x + 100, y + 100, 62, 44, first);
      return (
        halfDisc(x + 100, y + 100, 100, 'up', first) + halfDisc(x + 100, y + 200, 100, 'up', second)
      );
    };
    return repeat(4, (row) => repeat(6, (column) => cell(column * 200, row * 200)));
  },
);

/** Glazed wall tiles with eight-pointed stars. */
export const starTiles = motif(
  [
    scheme(C.petrol, '#117385', C.paper, C.vermilion, C.cyan, '#0b4a5c'),
    scheme('#123a6b', '#2a5caa', C.paper, C.gold, '#3f86c9', '#0f2c52'),
    scheme('#7d2a1d', C.rust, C.cream, C.cyan, C.vermilion, '#5e1d14'),
  ],
  (s) =>
    repeat(24, (index) => {
      const column = index % 6;
      const row = Math.floor(index / 6);
      const x = column * 200 + 100;
      const y = row * 200 + 100;
      const even = (column + row) % 2 === 0;
      return (
        rect(x - 90, y - 90, 180, 180, even ? s.b : s.e) +
        shape(starPath(x, y, 82, 60, 8), even ? s.e : s.b) +
        disc(x, y, 46, even ? s.d : s.c) +
        shape(
          `M${num(x)} ${num(y - 40)}C${num(x + 24)} ${num(y - 12)} ${num(x + 24)} ${num(y + 12)} ${num(x)} ${num(y + 40)}C${num(x - 24)} ${num(y + 12)} ${num(x - 24)} ${num(y - 12)} ${num(x)} ${num(y - 40)}Z`,
          s.b,
        )
      );
    }) +
    shape(
      Array.from({ length: 35 }, (_, index) =>
        discPath((index % 7) * 200, Math.floor(index / 7) * 200, 21),
      ).join(''),
      s.c,
    ),
);

/** Patchwork blocks with pinwheels; one block turns the other way. */
export const quilt = motif(
  [
    scheme(C.cream, C.blue, C.vermilion, C.navy, C.gold),
    scheme(C.navy, C.paper, C.orange, C.royal, C.gold),
    scheme('#dfe6d3', C.grape, C.green, C.plum, C.orange),
  ],
  (s, random) => {
    const odd = random.pick([7, 8, 13, 14] as const);
    return repeat(24, (index) => {
      const x = (index % 6) * 200;
      const y = Math.floor(index / 6) * 200;
      const turned = index === odd;
      const dark = (index + Math.floor(index / 6)) % 2 === 0 ? s.a : s.b;
      const blade = (colour: Colour): string =>
        polygon(
          [
            [0, 0],
            [0, -100],
            [turned ? -100 : 100, -100],
          ],
          colour,
        );
      const wheel = repeat(
        4,
        (turn) =>
          `<g transform="rotate(${String(turn * 90)})">${blade(turned ? s.d : turn % 2 === 0 ? dark : s.c)}</g>`,
      );
      return place(x + 100, y + 100, 1, wheel);
    });
  },
);

/** Rows of tulips, every other row shifted; one flower in another colour. */
export const tulips = motif(
  [
    scheme('#f2dfb8', C.vermilion, C.petrol, C.blue),
    scheme(C.green, C.gold, C.paper, C.orange),
    scheme('#123a6b', C.orange, C.mint, C.paper),
  ],
  (s, random) => {
    const odd = random.whole(6, 8);
    let count = 0;
    const flower = (colour: Colour): string =>
      shape('M0 -20C-10 40 -10 80 0 140C10 80 10 40 0 -20Z', s.b) +
      shape(
        'M0 120C-14 70 -54 40 -84 36C-74 84 -40 122 0 128C40 122 74 84 84 36C54 40 14 70 0 120Z',
        s.b,
      ) +
      shape(
        'M0 0C-60 0 -76 -52 -62 -128C-44 -110 -30 -92 -22 -72C-18 -104 -10 -124 0 -142C10 -124 18 -104 22 -72C30 -92 44 -110 62 -128C76 -52 60 0 0 0Z',
        colour,
      );
    return repeat(3, (row) =>
      repeat(row % 2 === 0 ? 6 : 7, (column) => {
        count += 1;
        const x = (row % 2 === 0 ? 100 : 0) + column * 200;
        return place(x, 136 + row * 270, 0.86, flower(count === odd + 2 ? s.c : s.a));
      }),
    );
  },
);
