import { expect } from '@playwright/test';
import { violationsAtBothWidths, violationsInBoth } from './axe.ts';
import { PHONE, test } from './site.ts';

/** The client-rendered entrances of the staff panel. Public pages are checked by `pageKinds`. */
const DOORS = ['/ap-login', '/ap/reset-password'];

test('no entrance to the staff panel breaks an accessibility rule', async ({ site }) => {
  const context = await site.visitor({ viewport: PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const path of DOORS) {
    await page.goto(site.address(path), { waitUntil: 'load' });
    await page.getByRole('textbox').first().waitFor();
    expect(await violationsAtBothWidths(page), path).toEqual([]);
  }
  await context.close();
});

test('the open menu breaks no accessibility rule', async ({ site }) => {
  await site.visit(
    '/',
    async (page) => {
      await page.getByText('Meni', { exact: true }).click();
      expect(await violationsInBoth(page, ['main', 'footer.foot'])).toEqual([]);
    },
    { viewport: PHONE, reducedMotion: 'reduce' },
  );
});
