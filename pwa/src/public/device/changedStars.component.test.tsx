import { afterEach, beforeEach, expect, it } from 'vitest';
import { toggleBookmark } from './bookmarks.ts';
import { addChangedStars, showChangedStars } from './changedStars.ts';

const item = { title: 'Koncert', href: '/programs/1', at: '2026-11-27T19:00:00Z' };
const address = window.location.href;
const shown = (): string | undefined => document.querySelector('a')?.dataset['count'];

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<a class="thumb-link" href="/cir/moji-termini">Моји термини</a>';
  toggleBookmark('program-1', item);
  toggleBookmark('program-2', item);
});
afterEach(() => {
  history.replaceState(null, '', address);
  document.body.replaceChildren();
  localStorage.clear();
});

it('changed dates are counted once, and only starred ones', () => {
  addChangedStars(['program-3']);
  expect(shown()).toBeUndefined();
  addChangedStars(['program-1', 'program-3']);
  addChangedStars(['program-1', 'program-2']);
  expect(shown()).toBe('2');
  // No longer starred.
  toggleBookmark('program-2', item);
  showChangedStars();
  expect(shown()).toBe('1');
});

it('the count ends when the list is opened', () => {
  addChangedStars(['program-1']);
  history.replaceState(null, '', '/cir/moji-termini');
  showChangedStars();
  expect(shown()).toBeUndefined();
  history.replaceState(null, '', '/cir');
  showChangedStars();
  expect(shown()).toBeUndefined();
});

it('a value of something else in the storage counts nothing', () => {
  localStorage.setItem('zvezdice-promene', '{"a":');
  showChangedStars();
  expect(shown()).toBeUndefined();
});
