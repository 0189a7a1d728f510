import { expect, it } from 'vitest';
import { auditAddress, auditVariables, readAuditAddress } from './auditAddress.ts';

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
