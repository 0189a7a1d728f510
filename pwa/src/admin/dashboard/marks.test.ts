import { expect, it } from 'vitest';
import { marksOf } from './marks.ts';

const NOW = new Date('2026-11-27T09:00:00Z');
const decision = (
  what: string,
  itemType: string,
  section: string,
  at = '2026-11-20T09:00:00Z',
) => ({
  what,
  itemType,
  section,
  at,
});
const draft = (itemType: string, section: string) => decision('draft', itemType, section);
const [today, tomorrow] = ['2026-11-27T20:00:00Z', '2026-11-28T11:00:00Z'];

it.each([
  ['one draft', [draft('News', 'Vesti')], [['/ap/vesti', '1 nacrt']]],
  [
    'more drafts than the server names',
    Array.from({ length: 5 }, () => draft('News', 'Vesti')),
    [['/ap/vesti', '5+ nacrta']],
  ],
  [
    'films and programmes about films',
    [draft('Movie', 'Bioskop program'), draft('Program', 'Bioskop program')],
    [
      ['/ap/bioskop', '1 nacrt'],
      ['/ap/program/bioskop', '1 nacrt'],
    ],
  ],
  [
    'a deadline today before one tomorrow and drafts',
    [
      draft('Competition', 'Konkurs'),
      decision('deadline', 'Competition', 'Konkurs', tomorrow),
      decision('deadline', 'Competition', 'Konkurs', today),
    ],
    [['/ap/konkursi', 'rok danas']],
  ],
  [
    'a deadline tomorrow',
    [decision('deadline', 'Procurement', 'Javne nabavke', tomorrow)],
    [['/ap/javne-nabavke', 'rok sutra']],
  ],
  ['what would be published too late', [decision('late', 'News', 'Vesti')], []],
])('the link of a section is marked with %s', (_name, decisions, marks) => {
  expect([...marksOf({ desk: { decisions } }, NOW)]).toEqual(marks);
});

it('the list of users is marked with how many ask for a password', () => {
  const items = [{ resetAskedAt: today }, { resetAskedAt: null }];
  const marks = marksOf({ desk: { decisions: [] }, allUsers: { items } }, NOW);
  expect([...marks]).toEqual([['/admin-panel', '1 traži lozinku']]);
});
