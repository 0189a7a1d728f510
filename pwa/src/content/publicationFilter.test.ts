import { expect, it } from 'vitest';
import { publicationFilter } from './publicationFilter.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const published = { title: 'objavljena', at: '2026-11-20T12:00:00Z' };
const draft = { title: 'nacrt', at: null };
const planned = { title: 'zakazana', at: '2026-11-22T12:00:00Z' };
type Row = typeof published | typeof draft;

const filterOf = (rows: readonly Row[], chosen = '') =>
  publicationFilter(rows, ({ at }) => at, chosen, NOW);

it('tells apart what is published, what is a draft and what waits for its moment', () => {
  const rows = [published, draft, planned];
  const kept = filterOf(rows)?.map(({ value, keeps }) => [
    value,
    rows.filter(keeps).map(({ title }) => title),
  ]);
  expect(kept).toEqual([
    ['', ['objavljena', 'nacrt', 'zakazana']],
    ['objavljeno', ['objavljena']],
    ['nacrti', ['nacrt']],
    ['zakazano', ['zakazana']],
  ]);
});

it('offers no choice where everything is published, unless the address has made one', () => {
  expect(filterOf([published])).toBeUndefined();
  expect(filterOf([published], 'nacrti')).toHaveLength(4);
});
