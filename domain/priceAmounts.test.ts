import { expect, it } from 'vitest';
import { pricesIn } from './priceAmounts.ts';

it.each([
  ['300', [300]],
  ['300 RSD', [300]],
  ['300 рсд', [300]],
  ['300din', [300]],
  ['1 200 RSD', [1200]],
  ['1\u00a0200 RSD', [1200]],
  ['1\u2009200\u202fdin.', [1200]],
  ['12 500 dinara', [12_500]],
  ['1.200,00 RSD', [1200]],
  ['1.200.00 RSD', [1200]],
  ['1 200,50 дин.', [1200.5]],
  ['1200.00 RSD', [1200]],
  ['250,00 din', [250]],
  ['250,5 din', [250.5]],
  ['500,- din.', [500]],
  ['300–500 RSD', [300, 500]],
  ['1.200 - 1.500 RSD', [1200, 1500]],
  ['od 300 do 500 динара', [300, 500]],
  ['300 и 500 дин', [300, 500]],
  ['500/300 din.', [500, 300]],
  ['500/300', [500, 300]],
  ['200, 300 ili 400 din', [200, 300, 400]],
  ['ulaz 500 din, đaci i penzioneri 250,00 din.', [500, 250]],
  ['500 din. (5 €)', [500]],
  ['deca do 7 godina besplatno, ostali 300 RSD', [300]],
  ['300 din, rezervacije 020 123 456', [300]],
  ['300 din, pretprodaja od 15.12.2026.', [300]],
  ['do 15. 12. po 200 din, posle 300 din', [200, 300]],
])('%j is %j in dinars', (price, amounts) => {
  expect(pricesIn(price)).toMatchObject({ amounts, currency: 'RSD' });
});

it.each([
  ['od 300 RSD', true],
  ['Ulaznice već od 1.200 dinara', true],
  ['карте од 300 дин', true],
  ['od 300 do 500 RSD', true],
  ['300 RSD', undefined],
  ['period 300 RSD', undefined],
  ['do 500 RSD', undefined],
])('in %j the lowest amount is named as such: %j', (price, isFrom) => {
  expect(pricesIn(price)?.isFrom).toBe(isFrom);
});

it.each(['12,50 €', '12.50 EUR', '12,5 evra', '12,50 евра'])('%s is in euros', (price) => {
  expect(pricesIn(price)).toEqual({ amounts: [12.5], currency: 'EUR' });
});

it.each([
  '',
  'po dogovoru',
  'za decu od 7 godina',
  '1,200 RSD',
  '300,500 din.',
  '200 300 din.',
  '1.2000 din.',
  'u 20:00, 500 din.',
  'do 12.12. 500 din.',
  '500 (đaci 300 din.)',
  'odrasli 500, deca 300 din.',
  'pretprodaja 450 / na dan 500 din.',
  'RSD 500',
  '5 dinastija',
])('%j is not read', (price) => {
  expect(pricesIn(price)).toBeUndefined();
});
