import { expect, it } from 'vitest';
import type { ErrorCode } from '@centar/domain/errorCodes.ts';
import { refusalSentence } from './userRefusal.ts';
import type { StaffUser } from './users.adminOperations.ts';

const user = (id: number, roleId: number): StaffUser => ({
  id,
  roleId,
  version: 1,
  name: 'Đurđica Šaranović',
  email: `osoba${String(id)}@centar.local`,
  roleAccess: [],
  dateCreated: '2026-01-14T09:12:00Z',
  resetAskedAt: null,
  passkeys: 0,
  hasTotp: false,
  isFactorDemanded: false,
  factorDueAt: null,
});
const [first, second, moderator] = [user(1, 1), user(2, 1), user(3, 2)];

const refused = (code: ErrorCode, of: StaffUser, users: readonly StaffUser[] | undefined) => ({
  failure: { code, fields: {} },
  user: of,
  selfId: 1,
  users,
});

it('tells oneself, the last administrator and a quicker colleague apart', () => {
  const all = [first, second, moderator];
  expect(refusalSentence('delete', refused('CONFLICT', first, all))).toContain('sopstveni nalog');
  const one = [first, moderator];
  expect(refusalSentence('role', refused('CONFLICT', first, one))).toContain(
    'jedini administrator',
  );
  expect(refusalSentence('role', refused('CONFLICT', second, all))).toContain('Kolega');
  expect(refusalSentence('role', refused('CONFLICT', moderator, one))).toContain('Kolega');
  expect(refusalSentence('role', refused('CONFLICT', first, undefined))).toContain('Kolega');
});

it('tells of everything else as the panel does elsewhere', () => {
  expect(refusalSentence('delete', refused('NOT_FOUND', second, []))).toContain('obrisan');
  expect(refusalSentence('role', refused('FORBIDDEN', second, []))).toBe('Nemate permisiju');
});
