import { readTexts } from './html.ts';
import { expect, type Page } from '@playwright/test';
import { toLatin } from '@centar/domain/serbianScript.ts';
import { untilInteractive } from './watch.ts';
import { PHONE, test } from './site.ts';

const QUARTET = 'Gudački kvartet „Modrina“';

const hits = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents();

for (const { javaScriptEnabled, text } of [
  { javaScriptEnabled: true, text: 'GUDAČKI kvar' },
  { javaScriptEnabled: false, text: 'Гудачки' },
]) {
  test(`every page finds a programme in both scripts, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    site,
  }) => {
    await site.visit(
      '/news-list',
      async (page) => {
        await page.getByRole('banner').getByRole('link', { name: 'Pretraga' }).click();
        await page.waitForURL('**/pretraga#trazi');
        await page.getByRole('searchbox', { name: 'Šta tražite?' }).fill(text);
        await page.getByRole('button', { name: 'Traži' }).click();
        await page.waitForURL(/\/pretraga\?q=/);
        await expect(page.getByText(`za „${toLatin(text)}“`)).toBeVisible();
        expect(await hits(page)).toEqual([QUARTET]);
        await expect(page.locator('mark').first()).toHaveText('Gudački');
        await page.getByRole('link', { name: QUARTET }).click();
        await expect(page.getByRole('heading', { level: 1, name: QUARTET })).toBeVisible();
      },
      { javaScriptEnabled, viewport: PHONE },
    );
  });
}

test('the key / leads to the field, from any page and on its own', async ({ site }) => {
  await site.visit('/o-nama', async (page) => {
    // In a field the key types a character.
    await page.getByRole('textbox', { name: 'Poruka' }).pressSequentially('1/2');
    await expect(page.getByRole('textbox', { name: 'Poruka' })).toHaveValue('1/2');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await page.waitForURL('**/pretraga#trazi');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    // The first script focuses the field again.
    await untilInteractive(page);
    await field.blur();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  });
});

test.describe('whatever is typed', () => {
  const TEXTS: readonly (readonly [string, string])[] = [
    ['%20', 'Pretraga'],
    ['a', 'Potrebna je reč od bar dva slova'],
    ['x'.repeat(7000), 'Ništa nije pronađeno'],
    ['%F0%9F%8E%BB', 'Potrebna je reč od bar dva slova'],
    ["'%20OR%201=1;%20--", "za „' OR 1=1; --“"],
    ['%3Cscript%3Ealert(1)%3C/script%3E', 'Ništa nije pronađeno'],
    ['.*%5B(%22', 'Pretraga'],
    ['%ED%A0%80', 'Potrebna je reč od bar dva slova'],
    ['%D0%93uda%C4%8D%D0%BA%D0%B8', '1 pogodak za „Gudački“'],
    ['gudacki&vrsta=xyz', 'Ništa nije pronađeno za „gudacki“: nepoznata vrsta'],
    ['gudacki&vrsta=nabavke', 'Ništa nije pronađeno za „gudacki“: javne nabavke'],
  ];
  test('a page answers', async ({ page, site }) => {
    const paths = TEXTS.map(([text]) => `/pretraga?q=${text}`);
    const pages = await readTexts(page, site.address(''), paths);
    // A sentence can consist of several text nodes.
    const letters = (text: string): string => text.replace(/\s/g, '');
    for (const [at, [text, said]] of TEXTS.entries()) {
      expect(pages[at]?.status, text).toBe(200);
      expect(letters(pages[at]?.texts.join('') ?? ''), text).toContain(letters(said));
    }
  });
});
