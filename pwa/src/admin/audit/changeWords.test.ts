import { expect, it } from 'vitest';
import { distinctChanges, fieldWord, isOtherOrder, valueWord } from './changeWords.ts';

it.each([
  ['roleId', '1', 'Administrator'],
  ['roleAccess', 'Vesti, Galerija', 'Vesti, Galerija'],
  ['isRented', 'true', 'da'],
  ['eventHappeningDateTime', '2026-11-24T19:00:00.000Z', '24.11.2026 20:00'],
  ['eventHappeningDateTime', '2026-11-23T23:00:00.000Z', '24.11.2026 ceo dan'],
  ['formerDateTime', '2026-11-23T23:00:00.000Z', '24.11.2026 ceo dan'],
  ['endsAt', '2026-11-24T23:00:00.000Z', '24.11.2026'],
  ['endsAt', '2026-11-24T21:00:00.000Z', '24.11.2026 22:00'],
  ['deadline', '2026-11-23T23:00:00.000Z', '24.11.2026 00:00'],
  ['title', '2026-11-24', '2026-11-24'],
  ['image', '{"src":"/media/x.jpg"}', 'fotografija'],
  [
    'screenings',
    '[{"productionDate":"2026-12-04T19:00:00.000Z","hall":"Mala","status":"scheduled"},{"productionDate":"2026-12-05T19:00:00.000Z","hall":"","status":"cancelled","statusNote":"Kvar"}]',
    '04.12.2026 20:00, Mala; 05.12.2026 20:00, otkazano, Kvar',
  ],
  [
    'dates',
    '[{"eventHappeningDateTime":"2026-12-04T19:00:00.000Z","place":"Mala","status":"moved","accessFacts":["subtitles"]}]',
    '04.12.2026 20:00, Mala, pomereno, titl',
  ],
  [
    'dates',
    '[{"eventHappeningDateTime":"2026-12-03T23:00:00.000Z","endsAt":"2026-12-04T23:00:00.000Z","place":"Mala"}]',
    '04.12.2026 ceo dan, Mala',
  ],
  ['accessFacts', '["quiet","subtitles"]', 'titl, bez glasnih zvukova'],
  ['accessFacts', '[]', undefined],
  ['morePictures', '[{"alt":"Hor","credit":"Era"},{"alt":""}]', 'Hor, Era; fotografija'],
  ['moreDocuments', '[{"id":7,"title":"Odluka","date":"2026-11-20"}]', 'Odluka (20.11.2026)'],
  ['moreDocuments', '[]', undefined],
  ['document', '{"url":"/media/x.pdf","fileName":"poziv.pdf"}', 'poziv.pdf'],
  ['screenings', '[]', undefined],
  ['title', '', undefined],
  ['title', null, undefined],
])('reads %s %j: %s', (field, value, word) => {
  expect(valueWord(field, value)).toBe(word);
});

it('has words for fields, and keeps what it does not know', () => {
  expect(fieldWord('genere', 'Žanr')).toBe('Žanr');
  expect(fieldWord('programType', 'Sekcija')).toBe('Vrsta programa');
  expect(fieldWord('nova', undefined)).toBe('nova');
});

it.each([
  ['[]', '[]', true],
  ['[]', '[{"alt":"Hor"}]', false],
  [null, '[]', false],
  [null, null, false],
])('a list that changed from %s to %s has another order: %s', (from, to, isOther) => {
  expect(isOtherOrder({ from, to })).toBe(isOther);
});

it('tells of a replaced file once', () => {
  const changes = [{ field: 'imageFileId' }, { field: 'image' }, { field: 'imageAlt' }];
  expect(distinctChanges(changes).map(({ field }) => field)).toEqual(['image', 'imageAlt']);
  expect(distinctChanges([{ field: 'imageFileId' }])).toHaveLength(1);
});
