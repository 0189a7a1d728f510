import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Section } from '@centar/domain/sections.ts';
import { UsersTable } from './UsersTable.tsx';

const act = (): void => undefined;

function rowOf(roleId: number, roleAccess: Section[]): string {
  const user = {
    id: 1,
    version: 1,
    name: 'Vesna',
    email: 'vesna@centar.example',
    resetAskedAt: null,
    roleId,
    roleAccess,
    dateCreated: '2026-01-14T09:12:00Z',
  };
  return renderToStaticMarkup(
    <UsersTable users={[user]} onUpdate={act} onRemove={act} onRole={act} onLink={act} />,
  );
}

it.each([
  [2, ['Vesti', 'Galerija'], 'Moderator: Vesti, Galerija'],
  [2, [], 'Moderator: nijedna sekcija'],
  [1, [], 'Administrator: '],
] as const)('says what somebody edits, by role %i and sections %j', (roleId, sections, words) => {
  expect(rowOf(roleId, [...sections])).toContain(`<small>${words}`);
});
