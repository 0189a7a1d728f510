import type { Colour } from './palette.ts';
import { randomFrom, type Random } from './random.ts';
import { canvas, disc, num, oval, polygon, rect, repeat, shape, stroke } from './svg.ts';

/** Width and height of gallery paintings (4:3). */
export const PAINTING = { width: 1200, height: 900 } as const;

/** The six things that the gallery's painters paint. */
export type Subject = 'hills' | 'fields' | 'stillLife' | 'head' | 'arches' | 'town';

interface Tones {
  readonly ground: Colour;
  readonly light: Colour;
  readonly mid: Colour;
  readonly deep: Colour;
  readonly accent: Colour;
  readonly dark: Colour;
}

const tones = (
  ground: Colour,
  light: Colour,
  mid: Colour,
  deep: Colour,
  accent: Colour,
  dark: Colour,
): Tones => ({
  ground,
  light,
  mid,
  deep,
  accent,
  dark,
});

const PALETTES = [
  tones('#b8d4d8', '#86adb0', '#5a8d94', '#2b5966', '#e0ad4a', '#24404c'),
  tones('#f0d4cf', '#d88d84', '#b5606a', '#8e4a5c', '#e8b77c', '#3d3653'),
  tones('#e7c28a', '#d99a5f', '#b76a3d', '#7c3a2a', '#e5b33c', '#2b3f49'),
  tones('#d9dae8', '#a9b4d3', '#8c9cc6', '#4a5c94', '#f0b94a', '#2e3358'),
  tones('#dfe3cf', '#b3bf95', '#8a9a6b', '#56683f', '#d98e5f', '#33402b'),
  tones('#ead8c2', '#c9a68c', '#b0806b', '#6d4a4b', '#e3b23f', '#3b2f3a'),
] as const;

function ridge(base: number, step: number, rough: number, random: Random): string {
  let d = `M0 900L0 ${num(base)}`;
  let y = base;
  for (let x = step; x <= 1200; x += step) {
    y = base + (y - base) * 0.55 + random.between(-rough, rough);
    d += `L${num(x)} ${num(y)}`;
  }
  return `${d}L1200 ${num(base + random.between(-rough, rough))}L1200 900Z`;
}

function hills(t: Tones, random: Random): string {
  const colours = [t.light, t.mid, t.accent, t.deep, t.mid, t.dark];
  const sun = disc(
    random.between(330, 860),
    random.between(190, 290),
    92,
    random.next() < 0.5 ? t.accent : t.dark,
  );
  return (
    sun +
    colours.map((colour, index) => shape(ridge(340 + index * 96, 54, 34, random), colour)).join('')
  );
}

function fields(t: Tones, random: Random): string {
  const first = random.between(200, 330);
  const second = random.between(120, 200);
  const gap = random.between(26, 44);
  const third = 720 - first - second - gap * 2;
  const colours = random.next() < 0.5 ? [t.deep, t.light, t.dark] : [t.dark, t.mid, t.accent];
  return (
    rect(120, 90, 960, first, colours[0] ?? t.deep) +
    rect(120, 90 + first + gap, 960, second, colours[1] ?? t.light) +
    rect(120, 90 + first + second + gap * 2, 960, third, colours[2] ?? t.dark)
  );
}

function stillLife(t: Tones, random: Random): string {
  const x = random.between(480, 640);
  const table = random.between(610, 660);
  const stems = [-150, 10, 140].map((reach, index) => {
    const top = 90 + random.between(-30, 70) + (index === 1 ? 0 : 20);
    return (
      stroke(
        `M${num(x)} 330Q${num(x + reach * 0.3)} 220 ${num(x + reach)} ${num(top)}`,
        t.deep,
        14,
      ) + disc(x + reach, top, 46, t.dark)
    );
  });
  const fruit = x + 250;
  return (
    rect(0, table, 1200, 900 - table, t.mid) +
    stems.join('') +
    shape(
      `M${num(x - 86)} 300L${num(x + 86)} 300L${num(x + 86)} 420C${num(x + 220)} 470 ${num(x + 220)} 640 ${num(x + 110)} 720L${num(x - 110)} 720C${num(x - 220)} 640 ${num(x - 220)} 470 ${num(x - 86)} 420Z`,
      t.deep,
    ) +
    disc(fruit + 130, 690, 74, t.light) +
    disc(fruit, 668, 96, t.accent) +
    stroke(
      `M${num(fruit)} 580C${num(fruit)} 550 ${num(fruit + 14)} 530 ${num(fruit + 36)} 520`,
      t.dark,
      9,
    )
  );
}

function head(t: Tones, random: Random): string {
  const skin = random.next() < 0.5 ? t.light : t.mid;
  const hair = random.next() < 0.5 ? t.accent : t.dark;
  const long = random.next() < 0.4;
  const back = long ? shape('M390 300C390 120 810 120 810 300L830 640L370 640Z', hair) : '';
  return (
    back +
    shape('M310 900C310 720 430 650 600 650C770 650 890 720 890 900Z', t.deep) +
    rect(530, 560, 140, 130, skin === t.light ? t.mid : t.light) +
    shape(
      'M428 330C428 180 772 180 772 330L772 420C772 560 700 620 600 620C500 620 428 560 428 420Z',
      skin,
    ) +
    shape(
      'M404 400C380 190 480 110 610 112C760 114 820 220 792 400C770 330 720 300 640 296C540 290 440 330 404 400Z',
      hair,
    ) +
    (random.next() < 0.5 ? rect(560, 690, 80, 210, t.accent) : '')
  );
}

function arches(t: Tones, random: Random): string {
  const order =
    random.next() < 0.5
      ? [t.light, t.ground, t.dark, t.deep, t.light]
      : [t.mid, t.ground, t.accent, t.deep, t.mid];
  const outer = random.between(430, 490);
  return order
    .map((colour, index) => {
      const r = outer - index * 88;
      return shape(
        `M${num(600 - r)} 900L${num(600 - r)} 560A${num(r)} ${num(r)} 0 0 1 ${num(600 + r)} 560L${num(600 + r)} 900Z`,
        colour,
      );
    })
    .join('');
}

function town(t: Tones, random: Random): string {
  let body = oval(random.between(200, 1000), 170, 70, 70, t.accent);
  const walls = [t.mid, t.deep, t.accent, t.light, t.deep];
  let index = random.whole(0, 4);
  for (let x = 0; x < 1200; x += 134) {
    const colour = walls[index % walls.length] ?? t.mid;
    index += random.whole(1, 3);
    const height = random.between(300, 560);
    const top = 900 - height;
    const roof =
      random.next() < 0.3
        ? polygon(
            [
              [x, top + 1],
              [x + 67, top - 70],
              [x + 134, top + 1],
            ],
            colour,
          )
        : '';
    const windows = repeat(Math.floor(height / 110), (row) =>
      repeat(2, (column) => {
        const lit = colour !== t.accent && random.next() < 0.22;
        return rect(x + 28 + column * 48, top + 40 + row * 100, 30, 48, lit ? t.accent : t.ground);
      }),
    );
    body += roof + rect(x, top, 134.5, height, colour) + windows;
  }
  return body;
}

const SUBJECTS = { hills, fields, stillLife, head, arches, town } as const;

/** A painting of one subject; the tone (0 to 5) and the seed make it unlike the others. */
export function painting(subject: Subject, tone: number, seed: string): string {
  const colours = PALETTES[tone % PALETTES.length] ?? PALETTES[0];
  const body = SUBJECTS[subject](colours, randomFrom(seed));
  return canvas(PAINTING.width, PAINTING.height, colours.ground, body);
}
