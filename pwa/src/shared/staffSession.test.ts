import { expect, it } from 'vitest';
import { readStaffName } from './staffSession.ts';

const NOW = Date.parse('2026-11-24T10:00:00Z');
const stored = (entries: Readonly<Record<string, string>>) => ({
  getItem: (name: string) => entries[name] ?? null,
});
const whole = {
  token: 't',
  expiry: '2026-11-24T11:00:00Z',
  userInfo: JSON.stringify({ id: 1, name: 'Mila' }),
};

it.each([
  ['a whole session', whole, 'Mila'],
  ['no token', { ...whole, token: '' }, undefined],
  ['a session that is over', { ...whole, expiry: '2026-11-24T09:00:00Z' }, undefined],
  ['no expiry', { ...whole, expiry: '' }, undefined],
  ['rubbish', { ...whole, userInfo: '{' }, undefined],
  ['nothing', {}, undefined],
])('%s: %j', (_what, entries, name) => {
  expect(readStaffName(stored(entries), NOW)).toBe(name);
});
