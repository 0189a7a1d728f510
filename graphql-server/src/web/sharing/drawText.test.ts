import { expect, it } from 'vitest';
import { drawText, textWidth, wrapText } from './drawText.ts';

const AREA = { lettering: 'headline', size: 50, width: 600, most: 2 } as const;
const LONG = 'Veče poezije i muzike u bašti Centra za kulturu sa gostima iz tri grada';

it('both scripts of Serbian have outlines, other letters are omitted', () => {
  const paths = (text: string): number =>
    drawText({ text, lettering: 'text', x: 0, y: 0, size: 20, colour: '#000' }).split('<path')
      .length - 1;
  expect(paths('ČčĆćŽžŠšĐđ„“–…·')).toBe(15);
  expect(paths('ЂђЈјЉљЊњЋћЏџ')).toBe(12);
  expect(paths('東 <b>')).toBe(3);
});

it('lines fit the width, and a text that is too long ends with an ellipsis', () => {
  const { lines, isWhole } = wrapText(LONG, AREA);
  expect(isWhole).toBe(false);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(textWidth(line, 'headline', 50)).toBeLessThanOrEqual(600);
});

it.each([
  ['', []],
  ['Tiha voda', ['Tiha voda']],
])('%j needs no ellipsis', (text, lines) => {
  expect(wrapText(text, AREA)).toEqual({ lines, isWhole: true });
});

it('a single word wider than the area is cut', () => {
  const { lines } = wrapText('Najnepovoljnijima'.repeat(5), AREA);
  expect(lines).toHaveLength(1);
  expect(textWidth(lines[0] ?? '', 'headline', 50)).toBeLessThanOrEqual(600);
});
