import { lettering } from '../lettering.ts';
import { C, type Colour } from '../palette.ts';
import { randomFrom } from '../random.ts';
import {
  clipped,
  disc,
  num,
  oval,
  place,
  polygon,
  rect,
  rectPath,
  repeat,
  shape,
  stroke,
  type Point,
} from '../svg.ts';
import { poster } from './frame.ts';

/** Rails running into a tunnel of rings. */
export function lastStation(): string {
  const rings = repeat(7, (index) =>
    disc(400, 720, 366 - index * 52, index % 2 === 0 ? C.ink : C.cream),
  );
  const sleepers = repeat(10, (index) => {
    const depth = (index / 9) ** 1.9;
    const y = 738 + depth * 408;
    const half = 42 + depth * 340;
    return rect(400 - half, y, half * 2, 8 + depth * 24, C.ink);
  });
  const rail = (side: -1 | 1): string =>
    polygon(
      [
        [400 + side * 8, 720],
        [400 + side * 22, 720],
        [400 + side * 256, 1200],
        [400 + side * 196, 1200],
      ],
      C.ink,
    );
  return poster(
    C.vermilion,
    clipped('tunnel', rectPath(0, 0, 800, 721), rings) +
      rect(0, 720, 800, 480, C.cream) +
      sleepers +
      rail(-1) +
      rail(1) +
      lettering('Poslednja', 48, 130, 120, C.cream, { fit: 704 }) +
      lettering('stanica', 48, 240, 120, C.ink),
  );
}

/** Waves in three colours under a pale sun. */
export function quietWater(): string {
  const random = randomFrom('Tiha voda');
  let body = disc(572, 300, 148, '#f3e4c8');
  const edge = (y: number, phase: number, swing: number): string => {
    let d = '';
    for (let x = 0; x <= 800; x += 200) {
      const height = y + Math.sin(phase + x / 128) * swing;
      const slope = (Math.cos(phase + x / 128) * swing) / 128;
      d +=
        x === 0
          ? `${num(0)} ${num(height)}`
          : `S${num(x - 70)} ${num(height - slope * 70)} ${num(x)} ${num(height)}`;
    }
    return d;
  };
  const colours: Colour[] = ['#f3e4c8', C.petrol, C.amber, C.petrol];
  for (let index = 0; index < 17; index += 1) {
    const colour = colours[index % 4] ?? C.petrol;
    body += shape(
      `M${edge(500 + index * 44, index * 0.72 + random.between(-0.25, 0.25), 13 + index * 1.3)}L800 1200L0 1200Z`,
      colour,
    );
  }
  return poster(
    C.petrol,
    body +
      lettering('Tiha', 52, 150, 152, '#f3e4c8') +
      lettering('voda', 52, 284, 152, '#f3e4c8') +
      lettering('drama o dve sestre', 56, 352, 28, '#f3e4c8', { face: 'text' }),
  );
}

/** A dark block of flats with one lit window. */
export function seventhFloor(): string {
  const windows = repeat(48, (index) => {
    const x = 70 + (index % 6) * 114;
    const y = 88 + Math.floor(index / 6) * 92;
    return index === 27
      ? rect(x, y, 88, 64, C.gold) +
          disc(x + 44, y + 34, 14, C.night) +
          shape(
            `M${num(x + 20)} ${num(y + 64)}C${num(x + 20)} ${num(y + 44)} ${num(x + 68)} ${num(y + 44)} ${num(x + 68)} ${num(y + 64)}Z`,
            C.night,
          )
      : rect(x, y, 88, 64, '#242a36');
  });
  return poster(
    C.night,
    windows +
      lettering('Sedmi sprat', 66, 1052, 118, C.paper, { fit: 668 }) +
      lettering('triler – Bojan Arsić', 70, 1122, 30, C.gold, { face: 'text' }),
  );
}

/** A flock crossing the sun. */
export function flock(): string {
  const random = randomFrom('Jato');
  const bird =
    'M0 6C-8 -14 -26 -26 -50 -20C-32 -18 -20 -8 -14 10C-8 18 8 18 14 10C20 -8 32 -18 50 -20C26 -26 8 -14 0 6Z';
  const birds = repeat(64, (index) => {
    const step = index / 63;
    const x =
      60 +
      step * 640 -
      Math.sin(step * Math.PI) * 60 +
      random.between(-46, 46) * (1.25 - step * 0.5);
    const y = 1010 - step * 860 - Math.sin(step * Math.PI * 1.4) * 40 + random.between(-40, 40);
    return place(
      x,
      y - (step < 0.3 ? (0.3 - step) * 280 : 0) + 0,
      0.62 + random.between(0, 0.85) * (0.5 + step * 0.5),
      shape(bird, '#1d2230'),
      random.between(-34, 24),
    );
  });
  return poster(
    C.pink,
    disc(480, 492, 286, C.orange) +
      birds +
      lettering('Jato', 50, 1100, 232, '#1d2230') +
      lettering('dokumentarni film', 60, 1164, 30, '#1d2230', { face: 'text' }),
  );
}

/** A bear before the full moon. */
export function bearAndMoon(): string {
  const random = randomFrom('Medved i mesec');
  const stars = repeat(34, () =>
    disc(random.between(14, 786), random.between(150, 760), random.between(2.4, 6), C.paper),
  );
  const fur = C.brown;
  const ear = (x: number): string => disc(x, 664, 72, fur) + disc(x, 668, 40, '#e0a15c');
  return poster(
    '#243a7a',
    stars +
      disc(400, 500, 300, '#ffd258') +
      ear(238) +
      ear(562) +
      shape('M140 1200L140 920C146 700 250 610 400 610C550 610 654 700 660 920L660 1200Z', fur) +
      disc(312, 790, 16, C.ink) +
      disc(488, 790, 16, C.ink) +
      oval(400, 892, 98, 80, '#e0a15c') +
      oval(400, 856, 36, 24, C.ink) +
      stroke('M344 912C364 946 436 946 456 912', C.ink, 9, true) +
      lettering('Medved i mesec', 400, 122, 104, C.paper, { align: 'middle', fit: 700 }),
  );
}

/** A thread wound around a green face. */
export function redThread(): string {
  const eye = (x: number): string =>
    shape(
      `M${num(x - 100)} 604C${num(x - 50)} 556 ${num(x + 50)} 556 ${num(x + 100)} 604C${num(x + 50)} 646 ${num(x - 50)} 646 ${num(x - 100)} 604Z`,
      C.paper,
    ) + disc(x, 598, 33, C.ink);
  return poster(
    '#eee3d0',
    rect(0, 0, 800, 156, '#e2382b') +
      shape(
        'M400 186C580 186 660 380 690 640C716 880 600 1022 400 1022C200 1022 84 880 110 640C140 380 220 186 400 186Z',
        '#1f4d3b',
      ) +
      eye(290) +
      eye(524) +
      stroke(
        'M-20 402C100 330 160 420 190 520C230 660 330 720 420 650C520 580 440 470 500 420C590 350 770 470 772 590C772 720 640 770 500 790C360 810 280 850 340 910C430 1000 640 960 830 900',
        '#e2382b',
        21,
      ) +
      lettering('Crvena nit', 48, 116, 112, C.paper, { fit: 704 }) +
      lettering('po motivima narodnih pripovedaka', 48, 1152, 29, C.ink, { face: 'text' }),
  );
}

function gear(x: number, y: number, outer: number, teeth: number, colour: Colour): string {
  const tooth = outer * 0.14;
  const body = repeat(
    teeth,
    (index) =>
      `<g transform="rotate(${num((index * 360) / teeth)})">${polygon(
        [
          [-outer * 0.1, -outer * 0.84],
          [-outer * 0.075, -outer],
          [outer * 0.075, -outer],
          [outer * 0.1, -outer * 0.84],
        ] satisfies Point[],
        colour,
      )}</g>`,
  );
  return place(x, y, 1, body + disc(0, 0, outer - tooth, colour));
}

/** Two cog wheels that catch. */
export function clockmaker(): string {
  const ground = '#f2a71b';
  return poster(
    ground,
    gear(320, 500, 300, 16, C.ink) +
      disc(320, 500, 156, ground) +
      disc(320, 500, 84, C.ink) +
      place(596, 842, 1, gear(0, 0, 176, 14, C.red), 8) +
      disc(596, 842, 62, ground) +
      disc(596, 842, 26, C.ink) +
      lettering('Časovničar', 46, 1140, 128, C.ink, { fit: 708 }),
  );
}
