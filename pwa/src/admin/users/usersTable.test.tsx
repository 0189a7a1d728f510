import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Section } from '@centar/domain/sections.ts';
import { UsersTable } from './UsersTable.tsx';

const act = (): void => undefined;

const noFactor = { passkeys: 0, hasTotp: false, isFactorDemanded: false, factorDueAt: null };
type Factors = Omit<typeof noFactor, 'factorDueAt'> & { readonly factorDueAt: string | null };

function rowOf(roleId: number, roleAccess: Section[], factors: Partial<Factors> = {}): string {
  const user = {
    id: 1,
    version: 1,
    name: 'Vesna',
    email: 'vesna@centar.example',
    resetAskedAt: null,
    ...noFactor,
    ...factors,
    roleId,
    roleAccess,
    dateCreated: '2026-01-14T09:12:00Z',
  };
  return renderToStaticMarkup(
    <UsersTable
      users={[user]}
      onUpdate={act}
      onRemove={act}
      onRole={act}
      onLink={act}
      onFactor={act}
    />,
  );
}

it.each([
  [2, ['Vesti', 'Galerija'], 'Moderator: Vesti, Galerija'],
  [2, [], 'Moderator: nijedna sekcija'],
  [1, [], 'Administrator: '],
] as const)('says what somebody edits, by role %i and sections %j', (roleId, sections, words) => {
  expect(rowOf(roleId, [...sections])).toContain(`<small>${words}`);
});

it.each([
  [{ passkeys: 2, hasTotp: true }, '2 ključa, kodovi iz aplikacije'],
  [{ isFactorDemanded: true }, 'nema, obavezan'],
  [{ isFactorDemanded: true, factorDueAt: '2026-12-05T10:00:00Z' }, 'nema, rok 05.12.2026 11:00'],
  [{}, 'nema'],
])('says which second factor somebody has: %j', (factors, words) => {
  expect(rowOf(1, [], factors)).toContain(`<small>Drugi korak: ${words}</small>`);
});
