import { expect, it } from 'vitest';
import { fittedCandidate } from './fittedFields.ts';
import type { Candidate } from './source.ts';
import { TRANSFER_TYPES } from './transferTypes.ts';
import type { Fields } from './wireFields.ts';

function fitted(fields: Fields, kind: Candidate['kind'] = TRANSFER_TYPES.Program) {
  const candidate = { kind, fields, sourceId: '7' } as Candidate;
  const { fields: result, remarks } = fittedCandidate(candidate);
  return { fields: result, remarks };
}

it('fields that fit stay as they are', () => {
  const fields = { title: 'Naslov', description: 'Tekst', place: 'Sala', endsAt: null };
  expect(fitted(fields)).toEqual({ fields, remarks: [] });
});

it('a long title is cut at a word, and the complete title begins the text', () => {
  const title = `${'Javni poziv za dostavljanje ponuda '.repeat(8)}kraj`;
  const descriptionMarkup = '**Tekst**';
  const { fields, remarks } = fitted({ title, description: 'Tekst', descriptionMarkup });
  expect(fields['title']).toMatch(/^Javni poziv .* (Javni|poziv|za|dostavljanje|ponuda)…$/);
  expect(String(fields['title']).length).toBeLessThanOrEqual(200);
  expect(fields['description']).toBe(`${title}\n\nTekst`);
  expect(fields['descriptionMarkup']).toBe(`${title}\n\n**Tekst**`);
  expect(remarks).toEqual([
    'its title has 284 characters and is cut after 200; the whole of it begins the text: shorten it',
  ]);
});

it.each([
  ['Prva rečenica.\n\nDruga.', 'Prva rečenica.'],
  ['', 'Bez naslova (7)'],
])('a missing title is made of the text %j', (description, title) => {
  const { fields, remarks } = fitted({ title: ' ', description });
  expect(fields).toEqual({ title, description: description || title });
  expect(remarks).toEqual([`it has no title; it is called „${title}“ here: give it one`]);
});

it('a missing title of what has no text is made of its number', () => {
  expect(fitted({}).fields).toEqual({ title: 'Bez naslova (7)' });
});

it('a text that is missing repeats the title, without a remark', () => {
  expect(fitted({ title: 'Naslov', description: '' })).toEqual({
    fields: { title: 'Naslov', description: 'Naslov' },
    remarks: [],
  });
});

it('other long lines are cut and named', () => {
  const { fields, remarks } = fitted({ title: 'A', price: 'd'.repeat(300) });
  expect(fields['price']).toBe(`${'d'.repeat(199)}…`);
  expect(remarks).toEqual(['its price has 300 characters and is cut after 200']);
});

it('a line with a limit of its own is cut there', () => {
  const { fields, remarks } = fitted(
    { title: 'A', number: '7'.repeat(70) },
    TRANSFER_TYPES.Competition,
  );
  expect(fields['number']).toBe(`${'7'.repeat(59)}…`);
  expect(remarks).toEqual(['its number has 70 characters and is cut after 60']);
});

it('an end before its beginning is left out and named, also of further dates', () => {
  const start = '2027-05-10T18:00:00.000Z';
  const [right, wrong] = ['2027-05-10T19:00:00.000Z', '2027-05-10T17:00:00.000Z'];
  const date = { eventHappeningDateTime: start, endsAt: wrong };
  const { fields, remarks } = fitted({
    title: 'A',
    eventHappeningDateTime: start,
    endsAt: right,
    dates: [date],
    movieProductionDateTimes: [{ productionDate: start, endsAt: wrong }],
  });
  expect(fields).toEqual({
    title: 'A',
    eventHappeningDateTime: start,
    endsAt: right,
    dates: [{ eventHappeningDateTime: start }],
    movieProductionDateTimes: [{ productionDate: start }],
  });
  expect(remarks).toHaveLength(2);
});
