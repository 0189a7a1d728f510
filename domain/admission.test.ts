import { describe, expect, it } from 'vitest';
import { isFreeAfter, readsAsFree } from './admission.ts';
import { admissionShort, admissionText } from './admissionText.ts';
import { isFreeField } from './content/admission.ts';

describe('a price that says that everybody enters free', () => {
  it.each([
    'ulaz slobodan',
    'Ulaz je SLOBODAN',
    'Slobodan ulaz za sve posetioce',
    'slobodan',
    'besplatno',
    'besplatno, uz prijavu',
    'Besplatno uz rezervaciju na 020 123 456',
    'бесплатно',
    'Улаз слободан',
    'Ulaz besplatan',
    'besplatan ulaz',
    'besplatne karte na blagajni od 18 h',
    'ulaz slobodan, broj mesta ograničen (120)',
    'gratis',
    'Gratis ulaz',
    'bez naplate',
    'bez kotizacije',
    'ulaz se ne plaća',
    'ulaz se ne naplaćuje',
    '0',
    '0 din',
    '0 din.',
    '0,00 RSD',
    '0.00 RSD',
    'nula dinara',
    'free',
    'Free entry',
    'besplatno za sve',
    'ulaz slo\u00ADbodan',
  ])('%s', (price) => {
    expect(readsAsFree(price)).toBe(true);
  });
});

describe('a price of which somebody pays something', () => {
  it.each([
    '',
    '300 din.',
    'ulaz 500 din.',
    '500',
    '10 din',
    '300,00 RSD',
    '1.000 din',
    'deca do 7 godina besplatno, 300 RSD',
    '300 RSD, deca do 7 godina besplatno',
    'deca besplatno',
    'besplatno za decu i penzionere',
    'za članove besplatno',
    'studenti gratis',
    'prva projekcija besplatna',
    'karte 2+1 gratis',
    'đaci i studenti besplatno, ostali 200',
    'odrasli 300, deca besplatno',
    'nije besplatno',
    'Ulaz nije slobodan',
    'ne, nije besplatno',
    'nisu besplatne',
    'slobodna prodaja',
    'karte u slobodnoj prodaji',
    'slobodna cena',
    'slobodna mesta',
    'besplatan parking',
    'besplatno piće uz kartu',
    'gratis piće',
    'besplatno uz kupovinu kataloga',
    'sredom besplatno',
    'prvi čas besplatan',
    'besplatno, osim premijere',
    'dobrovoljni prilog',
    'ulaz 200, sa člankom besplatno',
    'prodaja karata na blagajni',
  ])('%s', (price) => {
    expect(readsAsFree(price)).toBe(false);
  });
});

describe('an edit', () => {
  it.each([
    // The choice differs from the stored one.
    [{ isFree: true }, { price: '300 din.', isFree: false }, true],
    [{ isFree: false, price: 'ulaz slobodan' }, { price: 'ulaz slobodan', isFree: true }, false],
    // The price alone is changed, also by who sends back the rest.
    [{ price: 'ulaz slobodan' }, { price: '300 din.', isFree: false }, true],
    [{ price: '300 din.', isFree: true }, { price: 'gratis', isFree: true }, false],
    // Nothing of it is changed, or another text says the same.
    [{}, { price: '300 din.', isFree: true }, true],
    [{ price: '400 din.' }, { price: '300 din.', isFree: true }, true],
    [{ price: '' }, { price: '300 din.', isFree: false }, false],
  ])('%j of %j leaves it free: %s', (edit, before, free) => {
    expect(isFreeAfter(edit, before)).toBe(free);
  });
});

it.each([
  [{ price: '', isFree: true }, 'ulaz slobodan'],
  [{ price: 'uz prijavu', isFree: true }, 'ulaz slobodan, uz prijavu'],
  [{ price: 'Ulaz je slobodan', isFree: true }, 'Ulaz je slobodan'],
  [{ price: '300 din.', isFree: false }, '300 din.'],
])('%j is shown as "%s"', (admission, shown) => {
  expect(admissionText(admission)).toBe(shown);
});

it.each([
  ['true', true],
  ['false', false],
  [true, true],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the field %j is read as %s', (given, read) => {
  expect(isFreeField.parse(given)).toBe(read);
});

it('a field that is no choice is refused', () => {
  expect(isFreeField.safeParse('možda').success).toBe(false);
});

it.each([
  ['', false, ''],
  ['uz prijavu', true, 'slobodno'],
  ['500 din.', false, '500\u00a0din.'],
  ['Ulaz 1.500 dinara', false, '1500\u00a0din.'],
  ['ulaz 500 din, đaci i penzioneri 250 din.', false, 'od 250\u00a0din.'],
  ['1 200 RSD', false, '1200\u00a0din.'],
  ['1.200,00 RSD', false, '1200\u00a0din.'],
  ['1200.00 RSD', false, '1200\u00a0din.'],
  ['250,00 din', false, '250\u00a0din.'],
  ['62,5 din', false, '62,50\u00a0din.'],
  ['300–500 RSD', false, 'od 300\u00a0din.'],
  ['od 300 RSD', false, 'od 300\u00a0din.'],
  ['500/300 din.', false, 'od 300\u00a0din.'],
  ['po dogovoru', false, 'po dogovoru'],
  ['odrasli 500, deca 300 din.', false, 'odrasli 500, deca 300 din.'],
  ['12,50 €', false, '12,50 €'],
  ['0 din.', false, '0 din.'],
])('a narrow place shows the price %j as its lowest amount', (price, isFree, short) => {
  expect(admissionShort({ price, isFree })).toBe(short);
});
