import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer } from '../../../test/fakeServer.ts';
import type { FakeServer } from '../../../test/fakeServer.ts';
import { openPanel } from '../../../test/panel.tsx';

const GENERIC = 'Greska, molimo pokusajte kasnije';

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer();
  server.isReachable = false;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const silencedConsole = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const note = () => page.getByText(/^Spisak nije učitan\. Nema veze sa serverom\./);

it.each([
  ['/ap/as-list', 'Greska pri učitavanju likovnih salona, molimo pokusajte kasnije'],
  ['/ap/colony-list', GENERIC],
  ['/ap/program/muzicki', GENERIC],
  [
    '/ap/program/muzicki?prikaz=prosli',
    'Greška pri učitavanju proteklih događaja izabranog programa, molimo pokušajte kasnije',
  ],
])('%s that fails shows its popup and a note in place', async (path, title) => {
  await openPanel(server, path);
  await expect.element(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Zatvori' }).click();
  await expect.element(note()).toBeVisible();
});

it('a gallery that fails is only logged, with a note in place', async () => {
  const logged = silencedConsole();
  await openPanel(server, '/ap/gallery-list');
  await expect.element(note()).toBeVisible();
  expect(logged).toHaveBeenCalledWith(GENERIC, 'NETWORK');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('a competition that is not created is only logged, and the form says so', async () => {
  const logged = silencedConsole();
  await openPanel(server, '/ap/konkurs/kreiraj');
  for (const label of ['Autor', 'Naslov', 'Opis']) {
    await page.getByLabelText(label, { exact: true }).fill('Javni poziv');
  }
  await page.getByRole('button', { name: 'Sacuvaj' }).click();
  await expect.element(page.getByText(/Nema veze sa serverom/)).toBeVisible();
  expect(logged).toHaveBeenCalledWith(GENERIC, 'NETWORK');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
