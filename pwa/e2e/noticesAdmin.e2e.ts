import { expect, test, type Browser, type Page } from '@playwright/test';
import { pdf, WORKBOOK, zip } from '../../graphql-server/test/testFiles.ts';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import { readList, type NoticeItem } from './publicContent.ts';
import { asVisitor, DESKTOP, openSignedIn, save, slowUpload, untilSaid } from './staffSteps.ts';

const caller: NewModerator = {
  name: 'Kosta Kustos',
  email: 'konkursi@centar.local',
  password: 'lozinka-konkursa-12',
  roleAccess: ['Konkurs'],
};
const kind = {
  kind: 'a competition',
  owner: caller,
  list: '/ap/konkursi',
  create: '/ap/konkurs/kreiraj',
  view: (id: number) => `/ap/konkurs/view/${String(id)}`,
  add: 'Dodaj konkurs',
  created: 'Konkurs je objavljen.',
  // Staff specification, section 4: creating a competition leads to the panel.
  afterCreate: '/admin-panel',
  publicPage: (id: number) => `/konkurs/${String(id)}`,
  all: 'Konkurs/GetAllKonkurs',
};

const asFile = (name: string, bytes: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});
/** Large enough to watch and cancel the upload. */
const LARGE_PDF = asFile('Poziv.pdf', pdf(`/Pad (${'x'.repeat(3_000_000)})`));
const XLSX = asFile('Plan čitanja.xlsx', zip([...WORKBOOK]));

let product: Product;
let browser: Browser;

// One journey: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none', moderators: [caller] });
});
test.afterAll(() => product.stop());

const field = (page: Page, label: string) =>
  page.locator('form').getByLabel(label, { exact: true });
const fill = async (page: Page, text: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(text)) await field(page, label).fill(value);
};

/** The document's link among all documents; the page's button has the same target. */
const documentOf = (path: string): Promise<{ href: string; text: string } | undefined> =>
  asVisitor(browser, product, path, async (visitor) => {
    const [button, link] = await visitor.locator('a[download]').all();
    expect(await button?.getAttribute('href')).toBe(await link?.getAttribute('href'));
    return link && { href: (await link.getAttribute('href')) ?? '', text: await link.innerText() };
  });

test.describe(kind.kind, () => {
  const title = 'Poziv za šezdeset učesnika';
  let page: Page;
  let id: number;

  const all = () => readList<NoticeItem>(product.url, kind.all);
  const titles = async () => (await all()).map((item) => item.title);

  test.beforeAll(async () => {
    page = await openSignedIn(browser, product, kind.owner, kind.list, DESKTOP);
  });
  test.afterAll(() => page.context().close());

  test('is published with its document, whose upload shows progress and can be cancelled', async () => {
    await page.getByRole('link', { name: kind.add }).click();
    await page.waitForURL(product.url + kind.create);
    await fill(page, { Autor: 'Uprava', Naslov: title, Opis: 'Uvod.\n\nDrugi pasus.' });
    await page.getByLabel('Dokument (nije obavezno)').setInputFiles(LARGE_PDF);
    const quick = await slowUpload(page, 300_000);
    await save(page);
    await page.getByText(/^[1-9]\d?%$/).waitFor();
    await page.getByRole('button', { name: 'Prekini' }).click();
    await untilSaid(page, 'Otpremanje je prekinuto. Ništa nije sačuvano.');
    await expect(field(page, 'Naslov')).toHaveValue(title);
    expect(await titles()).toEqual([]);

    await quick();
    await save(page);
    await page.waitForURL(product.url + kind.afterCreate);
    await untilSaid(page, kind.created);
    expect(await titles()).toEqual([title]);
    id = (await all())[0]?.id ?? 0;
    const document = await documentOf(kind.publicPage(id));
    expect(document?.text).toContain('Poziv.pdf');
    const answer = await fetch(product.url + (document?.href ?? ''));
    expect((await answer.arrayBuffer()).byteLength).toBe(LARGE_PDF.buffer.length);
  });

  test('gets another document, under another address', async () => {
    const before = await documentOf(kind.publicPage(id));
    await page.goto(product.url + kind.view(id));
    const replace = page.getByRole('button', { name: 'Sačuvaj dokument' });
    await replace.click();
    await untilSaid(page, 'Izaberite dokument');
    await page.getByLabel('Dokument', { exact: true }).setInputFiles(XLSX);
    await replace.click();
    await untilSaid(page, 'Dokument je sačuvan.');
    await expect(page.locator('a[download]')).toContainText('Plan čitanja.xlsx');
    const after = await documentOf(kind.publicPage(id));
    expect(after?.text).toContain('Plan čitanja.xlsx');
    expect(after?.href).not.toBe(before?.href);
  });
});
