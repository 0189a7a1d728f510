import { expect } from '@playwright/test';
import { EVERYTHING, violations, violationsInBoth } from './axe.ts';
import { DESKTOP, PHONE, test } from './site.ts';

/** The client-rendered entrances of the staff panel. Public pages are checked by `pageKinds`. */
const DOORS = ['/ap-login', '/ap/reset-password'];

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`no entrance to the staff panel breaks an accessibility rule on a ${name}`, async ({
    site,
  }) => {
    const context = await site.visitor({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of DOORS) {
      await page.goto(site.address(path), { waitUntil: 'load' });
      await page.getByRole('textbox').first().waitFor();
      expect(await violationsInBoth(page), path).toEqual([]);
    }
    await context.close();
  });
}

for (const [home, menu] of [
  ['/', 'Meni'],
  ['/cir', 'Мени'],
] as const) {
  test(`the open menu of ${home} breaks no accessibility rule`, async ({ site }) => {
    await site.visit(
      home,
      async (page) => {
        await page.getByText(menu, { exact: true }).click();
        expect(await violationsInBoth(page)).toEqual([]);
      },
      { viewport: PHONE, reducedMotion: 'reduce' },
    );
  });
}

test('the check finds a planted violation', async ({ site }) => {
  await site.visit('/o-nama', async (page) => {
    await page.getByLabel('Ime i prezime').evaluate((field) => {
      field.parentElement?.replaceWith(
        Object.assign(document.createElement('input'), { id: 'bez-imena' }),
      );
    });
    expect((await violations(page, EVERYTHING)).join()).toContain('#bez-imena');
  });
});
