import { expect, it } from 'vitest';
import { deadlineQuestions } from './notices.admin.tsx';

const NOW = new Date('2026-11-24T12:00:00Z');
const planned = { choice: 'at', at: '05.12.2026 10:00' };

it.each([
  ['none', { deadline: '' }, []],
  ['one to come', { deadline: '25.11.2026 12:00' }, []],
  [
    'one of a draft to come',
    { deadline: '25.11.2026 12:00', publishedAt: { choice: 'draft' } },
    [],
  ],
  ['one that is over', { deadline: '24.11.2025 12:00' }, ['Rok je već prošao: 24.11.2025 12:00.']],
  ['one after the planned day', { deadline: '06.12.2026 12:00', publishedAt: planned }, []],
  [
    'one before the planned day',
    { deadline: '04.12.2026 12:00', publishedAt: planned },
    ['Rok je pre objavljivanja: 04.12.2026 12:00.'],
  ],
  ['an unfinished one', { deadline: '24.11.' }, []],
])('the question about a deadline: %s', (_which, typed, questions) => {
  expect(deadlineQuestions(typed, { deadline: '' }, NOW)).toEqual(questions);
  expect(deadlineQuestions(typed, typed, NOW)).toEqual([]);
});
