import { expect } from '@playwright/test';
import { EVERYTHING, violations, violationsInBoth } from './axe.ts';
import { oneOfEachKind } from './expectedPages.ts';
import { DESKTOP, PHONE, test } from './site.ts';
import { untilAlive } from './watch.ts';

const PARTS = [0, 1];
/** The two doors of the staff panel, which its script draws. */
const DOORS = ['/ap-login', '/ap/reset-password'];

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  for (const part of PARTS) {
    test(`no kind of page on a ${name} breaks a rule of WCAG 2.2 AA or of good practice (part ${String(part + 1)})`, async ({
      site,
    }) => {
      const paths = [...oneOfEachKind(site.content).map(({ path }) => path), ...DOORS];
      // Without motion nothing is half faded in while its colours are measured.
      const context = await site.visitor({ viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const path of paths.filter((_, at) => at % PARTS.length === part)) {
        await page.goto(site.address(path), { waitUntil: 'load' });
        if (DOORS.includes(path)) await page.getByRole('textbox').first().waitFor();
        else await untilAlive(page);
        expect(await violationsInBoth(page), path).toEqual([]);
      }
      await context.close();
    });
  }
}

test('finds nothing wrong with the open menu', async ({ site }) => {
  await site.visit(
    '/',
    async (page) => {
      await page.getByText('Meni', { exact: true }).click();
      expect(await violationsInBoth(page)).toEqual([]);
    },
    { viewport: PHONE, reducedMotion: 'reduce' },
  );
});

test('would find a fault', async ({ site }) => {
  await site.visit('/o-nama', async (page) => {
    await page.getByLabel('Ime i prezime').evaluate((field) => {
      field.parentElement?.replaceWith(
        Object.assign(document.createElement('input'), { id: 'bez-imena' }),
      );
    });
    expect((await violations(page, EVERYTHING)).join()).toContain('#bez-imena');
  });
});
