import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refused, startFakeServer } from '../../../test/fakeServer.ts';
import { EDITOR, openPanel } from '../../../test/panel.tsx';
import { forgetDrafts, press, said } from '../../../test/screen.ts';
import {
  AdminCentre,
  AdminSettingsGroup,
  AdminSettingsVersions,
  UpdateSitePicture,
} from './settings.adminOperations.ts';

beforeEach(async () => {
  const server = startFakeServer();
  server.answer(AdminSettingsGroup, () => ({
    settingsGroup: {
      __typename: 'SettingsGroupView' as never,
      name: 'appearance',
      version: 1,
      content: { mainColour: '', accentColour: '', hiddenTypes: [] },
      updatedAt: '2026-11-24T19:00:00.000Z',
      updatedByName: 'Ana',
    },
  }));
  server.answer(AdminSettingsVersions, () => ({ settingsVersions: [] }));
  server.answer(AdminCentre, () => ({
    centre: { __typename: 'Centre' as never, facts: { pictures: {} }, texts: {} },
  }));
  server.answer(UpdateSitePicture, () => {
    throw new Refused('TOO_MANY_TRIES', {}, 600);
  });
  await openPanel(server, '/ap/podesavanja/izgled', { ...EDITOR, roleId: 1 });
  await said('Slika početne strane');
  const logo = new File(['x'], 'znak.png');
  await userEvent.upload(document.getElementById('slika-logo') as HTMLElement, logo);
  return forgetDrafts;
});

const REFUSED = /Sledeća može da se pošalje u \d\d:\d\d\. Do tada ostavite ovu stranicu otvorenu\./;

it('a picture that comes too soon after others is refused in the red of errors', async () => {
  const group = page.getByRole('group', { name: 'Znak' });
  await group.getByRole('button', { name: 'Sačuvaj sliku' }).click();
  const sentence = group.getByText(REFUSED);
  await expect.element(sentence).toBeVisible();
  const alert = group.getByRole('alert').element();
  expect(getComputedStyle(sentence.element()).color).toBe(getComputedStyle(alert).color);
});

it('a picture that is refused with the form waits on the page', async () => {
  await press('Sacuvaj');
  await said(/^Ništa nije sačuvano\./);
  await said(REFUSED);
});
