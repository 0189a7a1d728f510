import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

const place = { at: new Date('2026-11-21T10:00:00.123Z'), id: 42 };
const cursor = encodeCursor(place);

describe('a cursor', () => {
  it.each([place, { at: new Date(0), id: 0 }, { at: new Date(-8.64e15), id: 2 ** 31 - 1 }])(
    'gives its place back: %j',
    (one) => {
      expect(decodeCursor(encodeCursor(one))).toEqual(one);
    },
  );

  const encoded = (text: string): string => Buffer.from(text).toString('base64url');
  it.each([
    `${cursor}!!!`,
    `!${cursor}`,
    `${cursor}=`,
    ` ${cursor}`,
    `${cursor.slice(0, -1)}${cursor.endsWith('A') ? 'B' : 'A'}AA`,
    Buffer.from('1700000000000.42?>').toString('base64'),
    encoded('01700000000000.42'),
    encoded('1700000000000.042'),
    encoded('-0.42'),
    encoded('1700000000000.9999999999'),
    encoded('9999999999999999.1'),
    encoded('1700000000000'),
    'x',
    '',
    'a'.repeat(5000),
  ])('has one spelling: %s is none', (text) => {
    expect(decodeCursor(text)).toBeUndefined();
  });
});
