import { expect, it } from 'vitest';
import { parseMoment, parseWallTime, withUtcMoments } from './moments.ts';

const read = (text: string): string | undefined => parseMoment(text)?.toISOString();

it.each([
  ['2027-05-10T20:00:00', '2027-05-10T18:00:00.000Z'],
  ['2027-01-10T20:00:00', '2027-01-10T19:00:00.000Z'],
  ['2027-05-10T20:00:00.1234567', '2027-05-10T18:00:00.000Z'],
  ['2027-05-10 20:00', '2027-05-10T18:00:00.000Z'],
  ['2027-05-10', '2027-05-09T22:00:00.000Z'],
  ['2027-05-10T20:00:30', '2027-05-10T18:00:30.000Z'],
  ['2027-05-10T20:00:00Z', '2027-05-10T20:00:00.000Z'],
  ['2027-05-10T20:00:00.1234567+02:00', '2027-05-10T18:00:00.123Z'],
  ['2027-05-10T20:00:00+0200', '2027-05-10T18:00:00.000Z'],
  ['/Date(1809972000000)/', '2027-05-10T18:00:00.000Z'],
  ['/Date(1809972000000+0200)/', '2027-05-10T18:00:00.000Z'],
])('%s is %s', (text, moment) => {
  expect(read(text)).toBe(moment);
});

it.each([
  '',
  'sutra',
  '2027-02-30T20:00:00',
  '2027-13-01',
  '2027-05-10T25:00:00',
  '2027-05-10T20',
  '0001-01-01T00:00:00',
  '0000-00-00 00:00:00',
  '10.05.2027 20:00',
])('%s is no moment', (text) => {
  expect(read(text)).toBeUndefined();
  expect(parseWallTime(text)).toBeUndefined();
});

it('every moment of an item is read, wherever it is, and nothing else is changed', () => {
  const item = {
    id: 3,
    title: '2027-05-10T20:00:00',
    publishedAt: null,
    endsAt: '0001-01-01T00:00:00',
    datePosted: '2027-05-10T20:00:00',
    deadline: 'uskoro',
    dates: [{ eventHappeningDateTime: '2027-01-10T20:00:00' }],
    movieProductionDateTimes: [{ productionDate: '2027-05-10T20:00:00', hall: 'Sala' }],
    documents: [{ title: 'Poziv', date: '2027-05-10T00:00:00' }],
  };
  expect(withUtcMoments(item)).toEqual({
    id: 3,
    title: '2027-05-10T20:00:00',
    publishedAt: null,
    endsAt: null,
    datePosted: '2027-05-10T18:00:00.000Z',
    deadline: 'uskoro',
    dates: [{ eventHappeningDateTime: '2027-01-10T19:00:00.000Z' }],
    movieProductionDateTimes: [{ productionDate: '2027-05-10T18:00:00.000Z', hall: 'Sala' }],
    documents: [{ title: 'Poziv', date: '2027-05-10' }],
  });
});
