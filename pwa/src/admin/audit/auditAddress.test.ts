import { expect, it } from 'vitest';
import {
  auditAddress,
  auditVariables,
  readAuditAddress,
  readDay,
  showDay,
} from './auditAddress.ts';

const filters = { person: 'Đurđica Šaranović', section: 'Likovni program', day: '2026-11-21' };

it('keeps filters and place in the address', () => {
  const address = auditAddress(filters, 'c3');
  expect(readAuditAddress(new URL(address, 'http://x').searchParams)).toEqual({
    ...filters,
    after: 'c3',
  });
  expect(auditAddress({ person: '', section: '', day: '' })).toBe('/ap/dnevnik');
});

it('asks the server for nothing that is not asked for', () => {
  const none = readAuditAddress(new URLSearchParams());
  expect(auditVariables(none)).toEqual({ person: null, section: null, day: null, after: null });
  expect(auditVariables({ ...none, section: 'nalozi' }).section).toBe('');
});

it.each([
  ['21.11.2026', '2026-11-21'],
  [' 1.2.2026. ', '2026-02-01'],
  ['', ''],
  ['31.11.2026', undefined],
  ['juče', undefined],
])('reads the day %j: %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

it('shows a day as it is typed', () => {
  expect(showDay('2026-02-01')).toBe('01.02.2026');
  expect(showDay('')).toBe('');
});
