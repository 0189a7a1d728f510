import { describe, expect, it } from 'vitest';
import { publicationOf, settlePublication } from './publication.ts';

const now = new Date('2026-11-21T10:00:00Z');
const earlier = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-22T10:00:00Z');

describe('how an item stands', () => {
  it.each([
    [null, 'draft'],
    [later, 'planned'],
    [later.toISOString(), 'planned'],
    [now, 'published'],
    [earlier, 'published'],
  ])('published at %s it is %s', (at, state) => {
    expect(publicationOf(at, now)).toBe(state);
  });
});

describe('the stored moment', () => {
  it.each([
    ['a new item without a wish', undefined, undefined, now],
    ['a new draft', null, undefined, null],
    ['a new planned item', later, undefined, later],
    ['a new item of a moment that is over', earlier, undefined, now],
    ['a draft that nothing is said of', undefined, null, null],
    ['a draft that is published', earlier, null, now],
    ['a planned item that nothing is said of', undefined, later, later],
    ['a planned item that is published', now, later, now],
    ['a published item that comes back whole', earlier, earlier, earlier],
    ['a published item sent with another moment that is over', now, earlier, earlier],
    ['a published item that is put off', later, earlier, later],
    ['a published item that becomes a draft', null, earlier, null],
  ])('%s', (_, asked, before, expected) => {
    expect(settlePublication(asked, before, now)).toEqual(expected);
  });
});
