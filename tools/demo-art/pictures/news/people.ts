import { motif, scheme } from '../motif.ts';
import { C, type Colour } from '../palette.ts';
import {
  disc,
  halfDisc,
  line,
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

/** A choir: three rows of open mouths. */
export const choir = motif(
  [scheme('#f5d8c8', C.vermilion, C.ink, C.green, C.blue, C.grape)],
  (s, random) => {
    const coats: Colour[] = [s.a, s.b, s.c, s.d, s.e];
    const singer = (coat: Colour): string =>
      shape('M-88 260L-88 130C-88 60 -50 28 0 28C50 28 88 60 88 130L88 260Z', coat) +
      disc(0, 0, 56, C.paper) +
      oval(0, 18, 15, random.between(14, 23), C.ink);
    return repeat(3, (row) =>
      repeat(7, (column) => {
        const coat = coats[(column + row * 2) % 5] ?? s.a;
        return place((row === 1 ? 120 : 30) + column * 190, 256 + row * 190, 1, singer(coat));
      }),
    );
  },
);

/** Two hands working a glove puppet each. */
export const glove = motif([scheme(C.peach, C.plum, C.green, C.vermilion, C.blue, C.gold)], (s) => {
  const doll = (dress: Colour, hair: Colour): string =>
    line([0, -420], [0, -170], C.ink, 4) +
    line([-58, -420], [-120, 10], C.ink, 4) +
    line([58, -420], [120, 10], C.ink, 4) +
    polygon(
      [
        [0, -10],
        [120, 230],
        [-120, 230],
      ],
      dress,
    ) +
    disc(-120, 26, 22, C.paper) +
    disc(120, 26, 22, C.paper) +
    disc(0, -80, 82, C.paper) +
    halfDisc(0, -92, 82, 'up', hair) +
    disc(-28, -62, 8, C.ink) +
    disc(28, -62, 8, C.ink) +
    stroke('M-30 -36C-14 -20 14 -20 30 -36', C.ink, 6, true);
  return (
    place(240, 450, 1, doll(s.b, C.ink)) +
    place(600, 450, 1, doll(s.c, s.e)) +
    place(960, 450, 1, doll(s.d, s.a)) +
    rect(0, 0, 1200, 116, s.a)
  );
});

/** Tickets in a fan, one torn off. */
export const tickets = motif([scheme(C.teal, C.paper, C.gold, C.vermilion, C.ink)], (s) => {
  const ticket = (colour: Colour): string =>
    shape(
      'M-300 -120L300 -120L300 -40A40 40 0 0 0 300 40L300 120L-300 120L-300 40A40 40 0 0 0 -300 -40Z',
      colour,
    ) +
    repeat(7, (index) => rect(150, -108 + index * 32, 8, 18, s.ground)) +
    shape(starPath(-60, 0, 74, 32, 5), s.d) +
    repeat(3, (index) => rect(196, -50 + index * 40, 66, 18, s.ground));
  return (
    place(580, 500, 1, ticket(s.c), -28) +
    place(600, 430, 1, ticket(s.b), -10) +
    place(640, 350, 1, ticket(s.a), 8)
  );
});

/** A bus at its stop with people in the windows. */
export const bus = motif(
  [scheme(C.honey, C.green, C.paper, C.ink, C.vermilion, C.cream)],
  (s) =>
    rect(0, 640, 1200, 160, C.ink) +
    repeat(6, (index) => rect(30 + index * 220, 712, 120, 16, C.honey)) +
    rect(150, 200, 900, 420, s.a, 40) +
    rect(150, 470, 900, 44, s.b) +
    repeat(5, (index) => rect(196 + index * 144, 260, 118, 150, s.b)) +
    repeat(5, (index) =>
      index === 3
        ? ''
        : disc(255 + index * 144, 346, 34, s.c) + halfDisc(255 + index * 144, 410, 52, 'up', s.d),
    ) +
    rect(926, 260, 92, 320, s.b) +
    disc(360, 630, 78, C.ink) +
    disc(840, 630, 78, C.ink) +
    disc(360, 630, 34, s.b) +
    disc(840, 630, 34, s.b) +
    rect(1090, 180, 14, 460, C.ink) +
    rect(1040, 130, 116, 96, s.d),
);

/** A microphone and sound waves: the house speaks. */
export const broadcast = motif(
  [scheme(C.grape, C.gold, C.paper, C.orange, C.ink)],
  (s) =>
    repeat(4, (index) => {
      const r = 230 + index * 104;
      const [x1, y1] = onCircle(600, 330, r, 58);
      const [x2, y2] = onCircle(600, 330, r, 122);
      const arc = stroke(
        `M${num(x1)} ${num(y1)}A${num(r)} ${num(r)} 0 0 1 ${num(x2)} ${num(y2)}`,
        index % 2 === 0 ? s.c : s.a,
        40,
      );
      return arc + `<g transform="translate(1200 0) scale(-1 1)">${arc}</g>`;
    }) +
    rect(490, 100, 220, 410, s.a, 110) +
    repeat(4, (index) => rect(490, 210 + index * 60, 220, 18, s.ground)) +
    stroke('M420 380L420 420A180 180 0 0 0 780 420L780 380', s.b, 30) +
    rect(584, 600, 32, 200, s.b),
);

/** A clock whose hands make a wedge of light. */
export const clock = motif([scheme(C.ice, C.ink, C.vermilion, C.gold, C.petrol)], (s) => {
  const [x, y] = onCircle(600, 400, 250, 120);
  return (
    disc(600, 400, 330, s.a) +
    disc(600, 400, 286, C.paper) +
    shape(
      `M600 400L600 114A286 286 0 0 1 ${num(onCircle(600, 400, 286, 120)[0])} ${num(onCircle(600, 400, 286, 120)[1])}Z`,
      s.c,
    ) +
    repeat(12, (index) => {
      const [cx, cy] = onCircle(600, 400, 246, index * 30);
      return disc(cx, cy, index % 3 === 0 ? 17 : 9, s.a);
    }) +
    line([600, 400], [600, 168], s.a, 24) +
    line([600, 400], [(x + 600) / 2 + 60, (y + 400) / 2 + 34], s.b, 24) +
    disc(600, 400, 30, s.a) +
    repeat(2, (side) =>
      repeat(4, (index) =>
        rect(side === 0 ? 60 : 1020, 170 + index * 130, 120, 60, index === 2 ? s.b : s.d),
      ),
    )
  );
});

/** A cup among laurels. */
export const prize = motif([scheme(C.green, C.gold, C.mint, C.paper, C.ink)], (s) => {
  const branch = repeat(7, (index) => {
    const [x, y] = onCircle(600, 400, 320, 200 + index * 22);
    return place(x, y, 1, oval(0, 0, 24, 64, s.b), 200 + index * 22 + 62);
  });
  return (
    branch +
    `<g transform="translate(1200 0) scale(-1 1)">${branch}</g>` +
    stroke('M470 230C360 220 370 400 500 410M730 230C840 220 830 400 700 410', s.a, 28) +
    shape(
      'M450 170L750 170C750 360 720 470 640 500L640 570L560 570L560 500C480 470 450 360 450 170Z',
      s.a,
    ) +
    rect(490, 570, 220, 70, s.c) +
    shape(starPath(600, 300, 76, 32, 5), s.ground)
  );
});

/** Mittens and snow. */
export const winter = motif([scheme(C.blue, C.paper, C.vermilion, C.gold, C.ice)], (s, random) => {
  const mitten = (colour: Colour): string =>
    shape(
      'M-100 250L-100 -80C-100 -220 100 -220 100 -80L100 0C130 -60 220 -40 200 30C184 90 150 120 100 150L100 250Z',
      colour,
    ) +
    rect(-116, 196, 232, 84, s.a) +
    shape(starPath(0, -10, 68, 22, 6), s.a);
  return (
    repeat(46, () =>
      disc(random.between(0, 1200), random.between(0, 800), random.between(5, 13), s.d),
    ) +
    stroke('M330 660C420 790 780 790 870 660', s.c, 14) +
    `<g transform="translate(330 400) scale(-1 1)">${mitten(s.b)}</g>` +
    place(870, 400, 1, mitten(s.c))
  );
});
