import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer } from '../../../test/fakeServer.ts';
import { EDITOR, openPanel } from '../../../test/panel.tsx';
import { field, press, said, titles } from '../../../test/screen.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { AuditTrail } from './audit.adminOperations.ts';

const ADMINISTRATOR = { ...EDITOR, roleId: 1, roleAccess: [] };
const edited = (summary: string) => ({
  __typename: 'AuditEntry' as const,
  id: summary.length,
  at: '2026-11-24T10:00:00.000Z',
  userName: 'Osman',
  action: 'update',
  section: '',
  itemType: 'User',
  summary,
  changes: [
    { __typename: 'FieldChange' as const, field: 'roleAccess', from: 'Galerija', to: 'Konkurs' },
  ],
});

it('the audit trail is filtered and turned over by its address', async () => {
  const server = startFakeServer();
  server.answer(AuditTrail, ({ after, day }) => ({
    auditEntries: {
      __typename: 'AuditPage',
      items: day ? [] : [edited(after ? 'Starija izmena' : 'Izmena')],
      nextCursor: after ? null : 'dalje',
      totalCount: 2,
    },
    auditPeople: ['Administrator', 'Osman'],
  }));
  const shows = (summary: string) => expect.poll(() => titles().join()).toContain(`„${summary}“`);
  const search = () => decodeURIComponent(window.location.search);
  const open = () => openPanel(server, adminPaths.audit + window.location.search, ADMINISTRATOR);
  window.history.pushState({}, '', adminPaths.audit);
  const before = await open();
  await shows('Izmena');
  await page.getByText('Izmene (1)').click();
  await expect.element(page.getByText('bilo: Galerija')).toBeVisible();
  await expect.element(page.getByText('sada: Konkurs')).toBeVisible();

  await page.getByLabelText('Osoba').selectOptions('Administrator');
  await page.getByLabelText('Sekcija').selectOptions('Nalozi i prijave');
  const day = field('Dan (nije obavezno)');
  await day.fill('juče');
  await press('Prikaži');
  await said('Upišite postojeći datum, na primer 24.11.2026.');
  await day.fill('1.1.2020');
  await press('Prikaži');
  await said('Za ovaj izbor nema zapisa.');
  const filtered = '?osoba=Administrator&sekcija=nalozi&dan=2020-01-01';
  expect(search()).toBe(filtered);
  const asked = { person: 'Administrator', section: '', day: '2020-01-01', after: null };
  expect(server.asked(AuditTrail).at(-1)).toMatchObject(asked);
  await before.unmount();

  await open();
  await said('Za ovaj izbor nema zapisa.');
  await expect.element(day).toHaveValue('01.01.2020');
  await press('Poništi');
  await shows('Izmena');
  expect(search()).toBe('');
  await page.getByRole('link', { name: 'Starije' }).click();
  await shows('Starija izmena');
  await page.getByRole('link', { name: 'Na najnovije' }).click();
  await shows('Izmena');
  await expect.element(field('Sekcija')).toHaveValue('*');
});
