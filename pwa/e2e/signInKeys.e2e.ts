import { expect, test } from '@playwright/test';
import { addAuthenticator, authenticatorApp, keysOf, putKeys } from './authenticators.ts';
import { startProduct, type Product } from './product.ts';
import { administratorOf, DESKTOP, sendLogin, untilSaid } from './staffSteps.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ content: 'none' });
});
test.afterAll(() => product.stop());

test('an administrator is led to a second factor, and signs in by key, code and paper', async ({
  browser,
}) => {
  const who = administratorOf(product);
  const page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  const device = await addAuthenticator(page);
  await page.goto(`${product.url}/ap-login`);
  await sendLogin(page, who);

  // It may be put off, and comes again at the next sign-in.
  await page.waitForURL('**/ap/drugi-korak');
  await untilSaid(page, 'Zaštitite svoj nalog');
  await page.getByRole('link', { name: 'Kasnije' }).click();
  await page.waitForURL('**/admin-panel');
  await page.goto(`${product.url}/ap/nalog`);

  const part = page.getByRole('region', { name: 'Prijava' });
  await part.getByRole('button', { name: 'Dodaj ključ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naziv ključa').fill('Službeni laptop');
  await dialog.getByRole('button', { name: 'Nastavi' }).click();
  const shown = dialog.locator('.recovery-codes code');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await dialog.getByRole('button', { name: 'Sačuvao/la sam ih' }).click();
  await expect(part.getByText('Službeni laptop')).toBeVisible();

  await part.getByRole('button', { name: 'Uključi kodove' }).click();
  await dialog.getByRole('button', { name: 'Nastavi' }).click();
  await expect(dialog.getByRole('img', { name: 'QR kod za aplikaciju' })).toBeVisible();
  const code = authenticatorApp(await dialog.locator('.factor-secret').innerText());
  await dialog.getByLabel('Kod iz aplikacije').fill(code(-1));
  await dialog.getByRole('button', { name: 'Potvrdi' }).click();
  await expect(part.getByText('Uključeni su od')).toBeVisible();

  // By key alone: the field offers it, and the device answers at once.
  await page.getByRole('button', { name: 'Izloguj se' }).click();
  await page.waitForURL(`${product.url}/`);
  await page.goto(`${product.url}/ap-login`);
  await page.waitForURL('**/admin-panel');

  // By the button, in a browser whose fields offer no keys.
  await page.getByRole('button', { name: 'Izloguj se' }).click();
  await page.waitForURL(`${product.url}/`);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(`${product.url}/ap-login`);
  await page.getByRole('button', { name: 'Prijavi se ključem' }).click();
  await page.waitForURL('**/admin-panel');

  // A browser without the key: password and code, or password and a code on paper.
  const other = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  for (const answer of [code(0), codes[0] ?? '']) {
    await other.goto(`${product.url}/ap-login`);
    await sendLogin(other, who);
    await untilSaid(other, 'Drugi korak');
    await other.getByLabel('Kod iz aplikacije').fill('000000');
    await other.getByRole('button', { name: 'Potvrdi', exact: true }).click();
    await expect(other.getByRole('alert')).toContainText('Kod nije tačan');
    await other.getByLabel('Kod iz aplikacije').fill(answer);
    await other.getByRole('button', { name: 'Potvrdi', exact: true }).click();
    await other.waitForURL('**/admin-panel');
    await other.evaluate(() => {
      localStorage.clear();
    });
  }

  // A new device that got the key, as a second step after the password.
  await other.goto(`${product.url}/ap-login`);
  await sendLogin(other, who);
  await untilSaid(other, 'Drugi korak');
  await putKeys(await addAuthenticator(other), await keysOf(device));
  await other.getByRole('button', { name: 'Potvrdi ključem' }).click();
  await other.waitForURL('**/admin-panel');

  // A browser that knows no keys at all, though the account has one.
  const keyless = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await keyless.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  await keyless.goto(`${product.url}/ap-login`);
  await sendLogin(keyless, who);
  await untilSaid(keyless, 'Drugi korak');
  await expect(keyless.getByRole('button', { name: /ključem/ })).toHaveCount(0);
  await keyless.getByLabel('Kod iz aplikacije').fill(codes[1] ?? '');
  await keyless.getByRole('button', { name: 'Potvrdi', exact: true }).click();
  await keyless.waitForURL('**/admin-panel');
  await keyless.goto(`${product.url}/ap/nalog`);
  await untilSaid(
    keyless,
    'Ovaj pregledač ne pravi ključeve. Koristite kodove iz aplikacije ili drugi pregledač.',
  );
  await expect(keyless.getByRole('button', { name: 'Dodaj ključ' })).toHaveCount(0);
  await keyless.context().close();

  await other.context().close();
  await page.context().close();
});
