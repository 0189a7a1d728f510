/**
 * Takes the pictures of the editors' manual from a running product with demo content, into
 * `docs/images`: `npm run manual-pictures -- http://localhost:4000 e-mail password`. Each step uses
 * the panel by its words, so a changed panel ends it.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

const OUT = fileURLToPath(new URL('../docs/images/', import.meta.url));
const MEDIA = fileURLToPath(new URL('../demo/media/', import.meta.url));
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Restores what `act` has changed. */
  readonly undo?: (page: Page) => Promise<unknown>;
}

const demoPicture = (name: string): string => join(MEDIA, `vest-${name}.jpg`);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const SHOTS: readonly Shot[] = [
  { name: 'pocetna', path: '/admin-panel' },
  {
    name: 'vest',
    path: '/ap/vesti/view/1',
    act: (page) => page.frameLocator('iframe').getByRole('heading').first().waitFor(),
  },
  {
    name: 'film',
    path: '/ap/bioskop/view/1',
    act: (page) => page.frameLocator('iframe').getByRole('heading').first().waitFor(),
  },
  {
    name: 'termini',
    path: '/ap/program/view/6',
    act: (page) => page.getByRole('button', { name: 'Dodaj termin' }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'konkurs',
    path: '/ap/konkurs/view/1',
    act: (page) => page.frameLocator('iframe').getByRole('heading').first().waitFor(),
  },
  {
    name: 'otkazivanje',
    path: '/admin-panel',
    viewport: PHONE,
    async act(page) {
      await button(page, /^Otkaži/).click();
      await page.getByText('Kvar na opremi').click();
    },
  },
  {
    name: 'radno-vreme',
    path: '/ap/podesavanja/radno-vreme',
    async act(page) {
      await button(page, 'Dodaj izuzetak').click();
      const row = page.locator('form fieldset fieldset').first();
      await row.getByLabel('Od', { exact: true }).fill('24.12.2026');
      await row.getByLabel('Do (nije obavezno)', { exact: true }).fill('08.01.2027');
      await row.getByLabel('Razlog').fill('Novogodišnji praznici');
      await row.getByLabel('Ne radi').check();
    },
  },
  {
    name: 'fotografije',
    path: '/ap/create-gallery/vise',
    act: (page) =>
      page
        .locator('input[type=file]')
        .setInputFiles(['otvoren-jesenji-salon', 'nova-sedista-u-sali'].map(demoPicture)),
  },
  {
    name: 'pretraga',
    path: '/admin-panel',
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('medved');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'vise',
    path: '/ap/vesti',
    async act(page) {
      for (const at of [1, 2, 3]) await page.getByRole('checkbox').nth(at).check();
    },
  },
  {
    name: 'vracanje',
    path: '/ap/program/knjizevni',
    async act(page) {
      for (const at of [1, 2, 3, 4, 5]) await page.getByRole('checkbox').nth(at).check();
      await button(page, 'Premesti u sekciju').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Sekcija').selectOption('Muzicki program');
      await dialog.getByRole('button', { name: 'Premesti', exact: true }).click();
      await page.getByText('U sekciji „Muzicki program“: 5 stavki.').waitFor();
    },
    async undo(page) {
      await page.getByRole('button', { name: 'Vrati', exact: true }).last().click();
      await page.getByText('Vraćeno kako je bilo: 5 stavki.').waitFor();
    },
  },
  { name: 'raspored', path: '/ap/raspored-sala' },
  { name: 'podesavanja', path: '/ap/podesavanja' },
];

const [, , address = 'http://localhost:4000', email = '', password = ''] = process.argv;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
const page = await context.newPage();
// What a picture shows is not saved.
page.on('dialog', (dialog) => void dialog.accept());
await page.goto(`${address}/ap-login`);
await page.getByLabel('E-pošta').fill(email);
await page.getByLabel('Lozinka').first().fill(password);
await page.getByRole('button', { name: 'Login' }).click();
await page.waitForURL('**/admin-panel');
for (const { name, path, viewport = DESKTOP, act, undo } of SHOTS) {
  await page.setViewportSize(viewport);
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.screenshot();
  const file = join(OUT, `uputstvo-${name}.jpg`);
  await sharp(bytes).jpeg({ quality: 78, mozjpeg: true }).toFile(file);
  console.log(file);
  await undo?.(page);
}
await browser.close();
