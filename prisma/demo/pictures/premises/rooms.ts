import { C, type Colour } from '../palette.ts';
import { disc, halfDisc, line, oval, polygon, rect, repeat, shape } from '../svg.ts';
import { premises, shell, sitting, standing } from './room.ts';

function table(x: number, y: number, size: number, top: Colour): string {
  return (
    rect(x - size * 0.04, y, size * 0.08, size * 0.72, C.ink) +
    rect(x - size * 0.3, y + size * 0.68, size * 0.6, size * 0.07, C.ink) +
    oval(x, y, size * 0.62, size * 0.14, top)
  );
}

function arch(x: number, top: number, w: number, bottom: number, frame: Colour, glass: Colour): string {
  const outline = (inset: number): string => {
    const half = w / 2 - inset;
    return `M${String(x - half)} ${String(bottom)}V${String(top + w / 2)}A${String(half)} ${String(half)} 0 0 1 ${String(x + half)} ${String(top + w / 2)}V${String(bottom)}Z`;
  };
  return shape(outline(0), frame) + shape(outline(10), glass) + rect(x - 3, top + 10, 6, bottom - top - 10, frame);
}

/** The restaurant with its arched windows. */
export function restaurant(): string {
  const lamp = (x: number, drop: number): string =>
    rect(x - 2, 0, 4, drop, C.ink) + halfDisc(x, drop + 40, 44, 'up', C.vermilion) + oval(x, drop + 40, 14, 7, C.gold);
  return premises(
    '#2f5e50',
    rect(0, 316, 960, 24, '#244a3f') +
      rect(0, 340, 960, 200, '#d9c29a') +
      arch(170, 76, 132, 300, C.honey, '#fdf0cf') +
      arch(480, 76, 132, 300, C.honey, '#fdf0cf') +
      arch(790, 76, 132, 300, C.honey, '#fdf0cf') +
      lamp(325, 120) +
      lamp(635, 120) +
      lamp(30, 90) +
      lamp(930, 90) +
      sitting(206, 400, 92, C.plum) +
      sitting(440, 400, 92, C.petrol, true) +
      rect(168, 404, 66, 9, C.ink) +
      rect(412, 404, 66, 9, C.ink) +
      rect(172, 330, 9, 160, C.ink) +
      rect(466, 330, 9, 160, C.ink) +
      table(322, 396, 150, C.paper) +
      rect(300, 372, 10, 22, C.vermilion) +
      disc(344, 384, 10, C.gold) +
      table(720, 412, 180, C.paper) +
      rect(706, 366, 14, 44, C.green) +
      disc(742, 396, 12, C.vermilion) +
      rect(610, 440, 60, 10, C.rust) +
      rect(614, 350, 10, 170, C.rust) +
      rect(660, 446, 10, 74, C.rust) +
      rect(780, 440, 60, 10, C.rust) +
      rect(826, 350, 10, 170, C.rust) +
      rect(780, 446, 10, 74, C.rust) +
      standing(552, 470, 196, C.ink) +
      rect(566, 360, 54, 6, C.paper),
  );
}

/** The garden in summer: strings of lights over the tables. */
export function garden(): string {
  const bulbs = (y: number, sag: number): string =>
    shape(`M-10 ${String(y)}Q480 ${String(y + sag)} 970 ${String(y)}L970 ${String(y + 3)}Q480 ${String(y + sag + 3)} -10 ${String(y + 3)}Z`, C.ink) +
    repeat(12, (index) => {
      const t = (index + 0.5) / 12;
      return disc(t * 960, y + sag * 2 * t * (1 - t) + 12, 8, index % 4 === 1 ? C.orange : C.gold);
    });
  const parasol = (x: number, y: number, a: Colour, b: Colour): string =>
    rect(x - 4, y, 8, 190, C.ink) +
    polygon([[x, y - 70], [x - 150, y + 10], [x + 150, y + 10]], a) +
    polygon([[x, y - 70], [x - 50, y + 10], [x + 50, y + 10]], b) +
    table(x, y + 130, 120, C.paper);
  return premises(
    '#233a5e',
    disc(790, 96, 46, '#f5e3b0') +
      disc(120, 190, 130, '#1d5a54') +
      disc(300, 150, 110, '#17494f') +
      disc(860, 250, 120, '#1d5a54') +
      disc(640, 230, 96, '#17494f') +
      rect(0, 250, 960, 130, '#0b4f35') +
      rect(420, 130, 120, 250, '#e9dfc8') +
      shape('M444 380V220A36 36 0 0 1 516 220V380Z', C.gold) +
      polygon([[404, 134], [480, 84], [556, 134]], C.rust) +
      rect(0, 376, 960, 164, '#c9a878') +
      polygon([[444, 376], [516, 376], [640, 540], [320, 540]], '#e2c795') +
      bulbs(40, 70) +
      bulbs(96, 110) +
      parasol(180, 290, C.vermilion, C.paper) +
      parasol(780, 290, C.green, C.paper) +
      sitting(76, 450, 92, C.plum) +
      sitting(286, 450, 92, C.ink, true) +
      sitting(676, 450, 92, C.orange) +
      sitting(886, 450, 92, C.petrol, true) +
      standing(486, 486, 150, C.ink) +
      standing(534, 480, 120, C.vermilion),
  );
}

/** The reading room: shelves to the ceiling and green lamps. */
export function readingRoom(): string {
  const colours = [C.vermilion, C.ink, C.gold, C.petrol, C.paper, C.rust, C.green, C.grape];
  const shelf = (y: number): string =>
    rect(220, y, 520, 66, '#7a4a2c') +
    repeat(25, (index) => {
      const height = 34 + ((index * 7 + Math.round(y)) % 5) * 5;
      const gap = (index * 3 + Math.round(y / 10)) % 11 === 0;
      return gap ? '' : rect(226 + index * 20.4, y + 62 - height, 16, height, colours[(index * 5 + Math.round(y / 7)) % colours.length] ?? C.ink);
    }) +
    rect(220, y + 62, 520, 8, '#5c3520');
  const lamp = (x: number, y: number, s: number): string =>
    halfDisc(x, y, 30 * s, 'up', C.green) + rect(x - 3 * s, y, 6 * s, 44 * s, C.gold) + rect(x - 16 * s, y + 42 * s, 32 * s, 6 * s, C.gold);
  return premises(
    '#e7d3ad',
    shell({ left: 210, top: 52, right: 750, bottom: 366 }, { ceiling: '#f6ead0', back: '#8a5634', side: '#d9bf90', floor: '#a9743f' }) +
      [58, 134, 210, 286].map(shelf).join('') +
      polygon([[40, 96], [150, 122], [150, 330], [40, 372]], C.paper) +
      polygon([[52, 112], [140, 132], [140, 320], [52, 354]], C.ice) +
      line([96, 122], [96, 338], C.paper, 6) +
      polygon([[920, 96], [810, 122], [810, 330], [920, 372]], C.paper) +
      polygon([[908, 112], [820, 132], [820, 320], [908, 354]], C.ice) +
      line([864, 122], [864, 338], C.paper, 6) +
      sitting(330, 396, 96, C.petrol) +
      sitting(640, 396, 96, C.plum, true) +
      polygon([[250, 420], [710, 420], [800, 476], [160, 476]], '#6b3a22') +
      rect(160, 476, 640, 14, '#4d2816') +
      rect(196, 490, 18, 50, '#4d2816') +
      rect(746, 490, 18, 50, '#4d2816') +
      lamp(400, 404, 1) +
      lamp(560, 404, 1) +
      polygon([[440, 444], [480, 438], [520, 444], [520, 462], [480, 456], [440, 462]], C.paper),
  );
}

/** The foyer: a staircase, the cloakroom and the bird of the mosaic. */
export function foyer(): string {
  return premises(
    '#e6b9a2',
    shell({ left: 250, top: 70, right: 710, bottom: 380 }, { ceiling: '#f6dccb', back: '#f0cdb8', side: '#e0aa90', floor: '#8e4a3a' }) +
      disc(480, 180, 76, C.petrol) +
      disc(480, 180, 60, C.paper) +
      halfDisc(474, 192, 34, 'down', C.orange) +
      disc(502, 172, 17, C.orange) +
      polygon([[516, 166], [534, 174], [516, 180]], C.gold) +
      repeat(8, (index) => polygon([[372 - index * 14, 380 + index * 13], [588 + index * 14, 380 + index * 13], [602 + index * 14, 393 + index * 13], [358 - index * 14, 393 + index * 13]], index % 2 === 0 ? C.cream : '#d8ccb0')) +
      polygon([[440, 380], [520, 380], [560, 484], [400, 484]], C.red) +
      polygon([[60, 250], [200, 262], [200, 420], [60, 470]], '#5c2c3a') +
      polygon([[60, 380], [214, 366], [214, 392], [60, 416]], C.gold) +
      repeat(5, (index) => rect(76 + index * 24, 284 + index * 1.5, 15, 72 - index * 3, [C.petrol, C.ink, C.plum, C.green, C.rust][index] ?? C.ink, 5)) +
      polygon([[900, 130], [770, 156], [770, 420], [900, 476]], C.petrol) +
      polygon([[888, 148], [782, 170], [782, 410], [888, 454]], C.ice) +
      line([835, 158], [835, 434], C.petrol, 8) +
      repeat(3, (index) => rect(360 + index * 118, 0, 4, 40, C.ink) + disc(362 + index * 118, 52, 20, '#fff3cf')) +
      standing(150, 520, 176, C.ink) +
      standing(480, 440, 132, C.navy) +
      standing(690, 524, 184, C.green, C.ink) +
      standing(748, 522, 130, C.orange, '#5b3a2a'),
  );
}
