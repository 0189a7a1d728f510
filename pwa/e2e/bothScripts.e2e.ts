import { expect, type Page } from '@playwright/test';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { inScript, LANGUAGE_TAGS, splitScript, type Script } from '@centar/domain/scriptAddress.ts';
import { clearHttpCache, untilKept } from './browser.ts';
import { oneOfEachKind } from './expectedPages.ts';
import { readTexts, type PageTexts } from './html.ts';
import { test as offlineTest } from './offlineSite.ts';
import { first, outsideCorners } from './publicContent.ts';
import { PHONE, test } from './site.ts';
import { untilInteractive } from './watch.ts';

/**
 * Words that stay in Latin on Cyrillic pages: networks, products, standards, file types, units,
 * codes, addresses.
 */
const STAYS =
  /^(Facebook|Instagram|TikTok|YouTube|OpenStreetMap|JavaScript|GraphQL|REST|RSS|JSON|Feed|DCAT-AP|PDF|XLSX|DOCX|WCAG|AA|\d+(H|M)|H|M|h|KB|MB|km|mm|m²|JN|K|[\w.-]+@[\w.-]+|[\w-]+\.(pdf|xlsx|docx)|localhost|[\w-]+\.[\w.-]+|\/[\w/.-]*)$/;

const toCyrillic = cyrillicWriter();

/** The words of a text; names, addresses and codes count as one word. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}²@._/-]*/gu) ?? [];

/** Words in the other script that should have been converted. */
function strangers({ texts }: PageTexts, script: Script): string[] {
  const other = script === 'cyrillic' ? /\p{Script=Latin}/u : /\p{Script=Cyrillic}/u;
  return texts
    .flatMap(wordsOf)
    .flatMap((word) => word.split(/[-/](?=\p{Script=Cyrillic}|\d|$)/u))
    .map((word) => word.replace(/[._-]+$/, ''))
    .filter((word) => other.test(word) && !STAYS.test(word));
}

/** Kinds that search engines omit. */
const UNLISTED = /^(\/moji-termini|\/pretraga\?q|search without a hit)$/;

for (const script of ['cyrillic', 'latin'] as const) {
  test(`each kind of page uses only ${script} letters and links to the other script`, async ({
    page,
    site,
  }) => {
    const url = site.address('');
    const kinds = oneOfEachKind(site.content);
    const paths = kinds.map(({ path }) => inScript(script, path));
    const pages = await readTexts(page, url, paths);
    const left = new Map<string, string>();
    for (const [at, one] of pages.entries()) {
      const { path } = one;
      expect(one.status, path).toBe(kinds[at]?.status);
      expect(one.lang, path).toBe(LANGUAGE_TAGS[script]);
      for (const word of strangers(one, script)) left.set(word, path);
      if (one.status === 404) continue;
      const { pathname, search } = new URL(path, url);
      const latin = splitScript(pathname).path + search;
      expect(
        one.alternates.map(([lang, address]) => [
          lang,
          new URL(address).pathname + new URL(address).search,
        ]),
        path,
      ).toEqual(
        UNLISTED.test(kinds[at]?.kind ?? '')
          ? []
          : [
              ['sr-Latn', latin],
              ['sr-Cyrl', inScript('cyrillic', latin)],
              ['x-default', latin],
            ],
      );
      // Only the switch links to a page in the other script.
      const leaving = one.links.filter((link) => {
        const [target = ''] = link.split(/[?#]/);
        return splitScript(target).script !== script && inScript('cyrillic', link) !== link;
      });
      const other = script === 'latin' ? inScript('cyrillic', latin) : latin;
      expect(
        leaving.map((link) => link.replaceAll('+', '%20')),
        path,
      ).toEqual([other]);
    }
    expect([...left]).toEqual([]);
  });
}

const theSwitch = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(Ћирилица|Latinica|Ћир|Lat)$/ });

test('the switch of scripts keeps the page, its filter and the scroll position', async ({
  site,
}) => {
  const chosen = '/sta-ima?kad=vikend&vrsta=muzicki';
  await site.visit(
    chosen,
    async (page) => {
      await theSwitch(page).click();
      await page.waitForURL(`**/cir${chosen}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Шта има/);
      await theSwitch(page).click();
      await page.waitForURL((address) => address.pathname + address.search === chosen);

      await page.goto(site.address('/raspored'));
      await untilInteractive(page);
      const row = page.getByRole('main').getByRole('listitem').nth(12);
      await row.evaluate((element) => {
        element.scrollIntoView({ behavior: 'instant' });
      });
      const top = async (): Promise<number> =>
        page
          .getByRole('main')
          .getByRole('listitem')
          .nth(12)
          .evaluate((element) => element.getBoundingClientRect().top);
      const before = await top();
      // Playwright's pointer would first scroll to the header's original position.
      await theSwitch(page).evaluate((link: HTMLElement) => {
        link.click();
      });
      await page.waitForURL('**/cir/raspored');
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(40);
    },
    { viewport: PHONE },
  );
});

test('a visitor from another site is offered the chosen script and can stay', async ({ site }) => {
  await site.visit('/news-list', async (page) => {
    await theSwitch(page).click();
    await page.waitForURL('**/cir/news-list');
    await page.goto(site.address('/'));
    const offer = page.getByRole('region', { name: 'Ranije ste čitali ćirilicom' });
    await expect(offer.getByRole('link', { name: 'Pređi na ćirilicu' })).toHaveAttribute(
      'href',
      '/cir',
    );
    await offer.getByRole('button', { name: 'Ostani ovde' }).click();
    await expect(offer).toBeHidden();
    await page.goto(site.address('/cir'));
    await expect(page.getByRole('region', { name: 'Раније сте читали латиницом' })).toBeVisible();
  });
});

test('a search by a Latin word marks it in Cyrillic', async ({ site }) => {
  await site.visit('/cir/pretraga?q=gudacki', async (page) => {
    await expect(page.locator('mark').first()).toHaveText('Гудачки');
    await expect(page.getByRole('searchbox')).toHaveValue('gudacki');
  });
});

const FONTS = /\/fonts\/[\w-]+-cyrillic-/;

test('only Cyrillic pages fetch Cyrillic letters, and none of those that Latin alone needs', async ({
  site,
}) => {
  const fontsOf = async (path: string): Promise<string[]> => {
    const fonts: string[] = [];
    const context = await site.visitor({ viewport: PHONE, serviceWorkers: 'block' });
    const page = await context.newPage();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(site.address(path), { waitUntil: 'load' });
    await untilInteractive(page);
    await page.evaluate(() => document.fonts.ready);
    await context.close();
    return fonts;
  };
  expect((await fontsOf('/news-list')).filter((font) => FONTS.test(font))).toEqual([]);
  const cyrillic = await fontsOf('/cir/news-list');
  expect(cyrillic.filter((font) => FONTS.test(font)).length).toBeGreaterThan(1);
  // A lead paragraph with spaces and signs, without figures.
  const leads = (await fontsOf('/cir/o-nama')).filter((font) => font.includes('-500-'));
  expect(leads).toEqual([expect.stringMatching(FONTS)]);
});

const fontsKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const files = await (await caches.open('assets-1')).keys();
    return files.filter(({ url }) => /-cyrillic-\w+\.woff2$/.test(url)).length;
  });

// From a visit in Latin: `offline.e2e`, and `cacheAssets.test` for its fonts.
offlineTest(
  'one visit in Cyrillic is enough to read both scripts without a connection',
  async ({ context, front, page, site }) => {
    const program = first(outsideCorners(site.content.programs));
    await page.goto(`${front.url}/cir`);
    await untilKept(page);
    await expect.poll(() => fontsKept(page)).toBe(3);
    await clearHttpCache(page);
    await context.setOffline(true);
    for (const [script, path, heading] of [
      ['latin', '/raspored', 'Raspored projekcija'],
      ['cyrillic', `/programs/${String(program.id)}`, program.title],
    ] as const) {
      const write = script === 'cyrillic' ? toCyrillic : (text: string): string => text;
      await page.goto(front.url + inScript(script, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(write(heading));
      await expect(page.getByText(new RegExp(`^${write('Sačuvano u')}`))).toBeVisible();
      expect(await page.title()).toContain(`${write(heading)} – `);
      expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS[script]);
    }
    expect(await fontsKept(page)).toBe(3);
  },
);
