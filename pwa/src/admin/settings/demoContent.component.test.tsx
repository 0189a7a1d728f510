import axe from 'axe-core';
import { expect, it } from 'vitest';
import { startFakeServer } from '../../../test/fakeServer.ts';
import { EDITOR, openPanel } from '../../../test/panel.tsx';
import { said } from '../../../test/screen.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { AdminDemoContent } from './settings.adminOperations.ts';

it('settings beside demo content break no accessibility rule', async () => {
  const server = startFakeServer();
  const demoContent = { present: 3, binned: 2, settings: ['Naziv'] };
  server.answer(AdminDemoContent, () => ({
    demoContent: { __typename: 'DemoContent', ...demoContent },
  }));
  await openPanel(server, adminPaths.settings, { ...EDITOR, roleId: 1, roleAccess: [] });
  await said('Vrati probni sadržaj');
  expect((await axe.run('main')).violations.map(({ id }) => id)).toEqual([]);
});
