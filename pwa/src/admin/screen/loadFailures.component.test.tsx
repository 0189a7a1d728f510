import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer, type FakeServer } from '../../../test/fakeServer.ts';
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

const NOTICE = ['Autor', 'Naslov', 'Opis'];
const PROGRAM = [...NOTICE, 'Datum i vreme događaja'];
it.each([
  ['/ap/konkurs/kreiraj', NOTICE],
  ['/ap/javne-nabavke/kreiraj', NOTICE],
  ['/ap/create-gallery', ['Autor', 'Naslov', 'Godina']],
  ['/ap/programs/kreiraj', PROGRAM, 'Likovni program'],
  ['/ap/kutaks/kreiraj', PROGRAM, 'Americki kutak'],
])('a creation at %s that fails is only logged, and said', async (path, labels, section = '') => {
  const logged = silencedConsole();
  await openPanel(server, path);
  for (const label of labels) {
    const text = label.startsWith('Datum') ? '24.11.2099 20:00' : '2025';
    await page.getByLabelText(label, { exact: true }).fill(text);
  }
  if (section) await page.getByLabelText('Sekcija').selectOptions(section);
  await page.getByRole('button', { name: 'Sacuvaj' }).click();
  const failure = page.getByText(/^Greska, molimo pokusajte kasnije\. Nema veze sa serverom/);
  await expect.element(failure).toBeVisible();
  expect(logged).toHaveBeenCalledWith(GENERIC, 'NETWORK');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('an item that fails keeps the heading of its screen, with a note in place', async () => {
  await openPanel(server, '/ap/vesti/view/1');
  await expect.element(page.getByText(/^Stavka nije učitana\./)).toBeVisible();
  // The popup hides everything else from assistive technology.
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect.element(heading).toHaveTextContent('Izmena vesti');
});
