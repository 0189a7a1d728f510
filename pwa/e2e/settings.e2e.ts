import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startProduct, type Product } from './product.ts';
import {
  administratorOf,
  askAs,
  asVisitor,
  openSignedIn,
  picture,
  save,
  sessionOf,
} from './staffSteps.ts';
import { violations } from '../../tools/axe.ts';

/** Name, short name and street of the demo content's centre. */
const DEMO_TOWN = /Jasengrad|CKJ|Trg slobode 4/i;
const NEXT_YEAR = new Date(Date.now() + 366 * 24 * 3_600_000).toISOString();

let product: Product;
let page: Page;

// One journey: an empty start becomes another town's centre, only through the panel.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  product = await startProduct({ content: 'none' });
  page = await openSignedIn(browser, product, administratorOf(product));
});
test.afterAll(() => product.stop());

const open = async (slug: string): Promise<void> => {
  await page.goto(`${product.url}/ap/podesavanja/${slug}`);
};
const field = (label: string) => page.locator('form').getByLabel(label, { exact: true });
const optional = (label: string) => field(`${label} (nije obavezno)`);
const saved = () => expect(page.getByText('Podešavanja su sačuvana.')).toBeVisible();

test('an empty start names no town, and leads through ten steps', async () => {
  await page.goto(`${product.url}/admin-panel`);
  await expect(page.getByRole('heading', { name: 'Prvi koraci' })).toBeVisible();
  await expect(page.getByText('Gotovo 0 od 10')).toBeVisible();
  // No link leads to a missing text.
  expect(await (await fetch(product.url)).text()).not.toContain('#basta');
  for (const path of ['/', '/o-nama', '/manifest.webmanifest', '/offline-snapshot', '/site.json']) {
    expect(await (await fetch(product.url + path)).text(), path).not.toMatch(DEMO_TOWN);
  }
});

test('the name, the contact and the hours are on the site at once', async ({ browser }) => {
  await page.getByRole('link', { name: 'Upišite ime ustanove i mesto' }).click();
  await field('Ime ustanove').fill('Dom kulture Vrelo');
  await field('Skraćeno ime').fill('DKV');
  await optional('Mesto').fill('Vrelo');
  await save(page);
  await saved();
  await open('kontakt');
  await optional('Ulica i broj').fill('Glavna 1');
  await optional('Grad').fill('Vrelo');
  await optional('Telefon').fill('036 111 222');
  await optional('E-pošta').fill('dom');
  await save(page);
  await expect(page.getByText('Unesite jednu adresu, na primer kontakt@centar.rs.')).toBeVisible();
  await optional('E-pošta').fill('dom@vrelo.example');
  await optional('Facebook').fill('');
  await save(page);
  await saved();
  await open('radno-vreme');
  await page.getByLabel('Utorak').first().fill('9–14, 13–20');
  await save(page);
  await expect(
    page.getByText('Vremena se preklapaju. Ispravite jedno od njih.').first(),
  ).toBeVisible();
  await page.getByLabel('Utorak').first().fill('9–14, 17-20 h');
  await save(page);
  await saved();
  await asVisitor(browser, product, '/', async (visitor) => {
    const foot = visitor.getByRole('contentinfo');
    await expect(foot).toContainText('Dom kulture Vrelo');
    await expect(foot).toContainText('Utorak 9–14 i 17–20\u00a0h');
    await expect(foot.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
    await expect(visitor).toHaveTitle('Dom kulture Vrelo');
  });
});

test('custom headlines are shown in both scripts until they are cleared', async () => {
  const write = async (home: string, about: string): Promise<void> => {
    await open('tekstovi');
    await optional('Naslov početne strane').fill(home);
    await optional('Naslov dela o kući na početnoj strani').fill(about);
    await save(page);
    await saved();
  };
  const headings = async (path: string): Promise<string[]> => {
    const html = await (await fetch(product.url + path)).text();
    return [...html.matchAll(/<(h[12])\b.*?<\/\1>/gs)].map(([text]) =>
      text.replaceAll(/<[^>]*>/g, ''),
    );
  };
  await write('Dobro došli u Dom kulture', 'Naša kuća');
  expect(await headings('/')).toEqual(
    expect.arrayContaining(['Dobro došli u Dom kulture', 'Naša kuća']),
  );
  expect(await headings('/cir')).toEqual(
    expect.arrayContaining(['Добро дошли у Дом културе', 'Наша кућа']),
  );
  await write('', '');
  expect(await headings('/')).toEqual(
    expect.arrayContaining(['Dobro došli u Centar za kulturu', 'Upoznaj centar za kulturu']),
  );
});

test('halls, a colour and a logo', async ({ browser }) => {
  await open('sale');
  await page.getByRole('button', { name: 'Dodaj salu' }).click();
  await field('Ime').fill('Velika sala');
  await optional('Mesta').fill('300');
  await save(page);
  await saved();
  await open('izgled');
  await optional('Glavna boja').fill('#ffff00');
  await save(page);
  await expect(page.getByText('Tekst se na ovoj boji ne bi video.').first()).toBeVisible();
  await optional('Glavna boja').fill('#7a2e6e');
  await page.getByRole('checkbox', { name: 'Turski kutak' }).uncheck();
  await save(page);
  await saved();
  const logo = page.getByRole('group', { name: 'Znak' });
  await logo.locator('input[type=file]').setInputFiles(await picture('znak.png', 300));
  await page.getByRole('button', { name: 'Sačuvaj sliku' }).first().click();
  await expect(page.getByRole('button', { name: 'Ukloni sliku' })).toHaveCount(1);
  await expect(logo.locator('img').first()).toHaveAttribute('src', /^\/media\//);
  expect(await violations(page)).toEqual([]);
  await asVisitor(browser, product, '/', async (visitor) => {
    await expect(visitor.getByRole('banner')).toHaveCSS('background-color', 'rgb(122, 46, 110)');
    await expect(visitor.getByRole('link', { name: 'Turski kutak' })).toHaveCount(0);
    await expect(visitor.getByRole('link', { name: 'Americki kutak' })).toHaveCount(1);
    expect(await visitor.locator('link[rel="icon"]').getAttribute('href')).toMatch(
      /^\/site-icons\//,
    );
  });
  await asVisitor(browser, product, '/o-nama', async (visitor) => {
    await expect(visitor.getByText('300 mesta')).toBeVisible();
  });
});

test('a previous picture is restored', async () => {
  await open('izgled');
  const hero = page.getByRole('group', { name: 'Slika početne strane' });
  const sources: (string | null)[] = [];
  for (const name of ['prva.png', 'druga.png']) {
    await hero.locator('input[type=file]').setInputFiles(await picture(name, 400));
    await hero.getByRole('button', { name: 'Sačuvaj sliku' }).click();
    await expect(hero.getByRole('button', { name: 'Ukloni sliku' })).toBeVisible();
    const image = hero.locator('img');
    await expect(image).toHaveAttribute('src', /^\/media\//);
    if (sources.length > 0) await expect(image).not.toHaveAttribute('src', sources[0] ?? '');
    sources.push(await image.getAttribute('src'));
  }
  await hero.getByText('Ranije slike').click();
  await hero.getByRole('button', { name: 'Vrati ovu sliku' }).click();
  await expect(hero.locator('img').first()).toHaveAttribute('src', sources[0] ?? '');
  expect(await (await fetch(product.url)).text()).toContain(sources[0]?.split('.')[0] ?? 'none');
});

test('a photograph of the premises is added, and the steps that were done are marked', async () => {
  await open('prostor');
  await page.getByRole('link', { name: 'Dodaj fotografiju' }).click();
  await field('Natpis').fill('Foaje');
  await field('Kategorija').selectOption('Drugo');
  await page
    .getByLabel('Fotografija (nije obavezno)')
    .setInputFiles(await picture('foaje.png', 300));
  await save(page);
  await page.waitForURL('**/ap/podesavanja/prostor');
  await expect(page.getByText('Drugo, 0')).toBeVisible();
  await page.goto(`${product.url}/admin-panel`);
  await expect(page.getByText('Gotovo 6 od 10')).toBeVisible();
});

test('a previous version fills the fields and is saved only on request', async () => {
  await open('ustanova');
  await field('Ime ustanove').fill('Pogrešno ime');
  await save(page);
  await saved();
  await page.getByRole('button', { name: 'Učitaj u polja' }).first().click();
  await expect(field('Ime ustanove')).toHaveValue('Dom kulture Vrelo');
  await save(page);
  await expect.poll(async () => (await fetch(product.url)).text()).toContain('Dom kulture Vrelo');
});

test('only staff see the link to edit a public page and their name', async ({ browser }) => {
  const held = await sessionOf(page, product.url);
  const query = 'mutation($input: NewsInput!) { createNews(input: $input) { id } }';
  const input = { author: 'Ana', theme: 'Najava', title: 'Otvaranje', description: 'Dođite.' };
  await askAs(product.url, held, 'POST', '/graphql', { query, variables: { input } });
  await page.goto(`${product.url}/news/1`);
  const bar = page.getByRole('complementary', { name: 'Za zaposlene' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Administrator' })).toBeVisible();
  await bar.getByRole('link', { name: 'Izmeni' }).click();
  await page.waitForURL('**/ap/vesti/view/1');
  await asVisitor(browser, product, '/news/1', async (visitor) => {
    await visitor.getByRole('banner').getByText('Meni').click();
    await expect(visitor.getByRole('link', { name: 'Prijavi se' })).toBeVisible();
    await expect(visitor.getByRole('complementary', { name: 'Za zaposlene' })).toHaveCount(0);
  });
});

test('no public response names the town of the demo content', async () => {
  const held = await sessionOf(page, product.url);
  const query = 'mutation($input: ProgramInput!) { createProgram(input: $input) { id } }';
  const input = {
    title: 'Prvo veče',
    author: 'Dom',
    description: 'Otvaranje sezone.',
    programType: 'Muzicki program',
    place: 'Velika sala',
    eventHappeningDateTime: NEXT_YEAR,
  };
  await askAs(product.url, held, 'POST', '/graphql', { query, variables: { input } });
  await fetch(`${product.url}/api/UserAuth/ResetPassword`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: product.adminEmail,
      newPassword: 'nova lozinka doma',
      confirmPassword: 'nova lozinka doma',
    }),
  });
  const outbox = join(product.dataDir, 'outbox');
  // A mail that is still being written ends in .tmp.
  const written = async () =>
    (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  await expect.poll(written).not.toHaveLength(0);
  const [mail = ''] = await written();
  const mailText = await readFile(join(outbox, mail), 'utf8');
  expect(mailText).not.toMatch(DEMO_TOWN);
  expect(mailText).toContain('Dom kulture Vrelo');

  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(pages.length).toBeGreaterThan(20);
  const others = [
    '/manifest.webmanifest',
    '/robots.txt',
    '/offline-snapshot',
    '/site.json',
    '/nema-strane',
    '/rss/vesti.xml',
    '/rss/konkursi.xml',
    '/rss/javne-nabavke.xml',
    '/kalendar/projekcije.ics',
    '/kalendar/muzicki.ics',
    '/kalendar/program-1.ics',
    '/pretraga?q=sezone',
    '/api/docs',
    '/graphql/docs',
    '/schema.graphql',
    '/api/openapi.json',
    '/icons/favicon.svg',
    '/icons/logo.svg',
    '/ap-login',
    '/admin-panel',
  ];
  const named: string[] = [];
  for (const path of [...pages, ...others]) {
    const text = await (await fetch(product.url + path)).text();
    if (DEMO_TOWN.test(text)) named.push(path);
  }
  expect(named).toEqual([]);
  const calendar = await (await fetch(`${product.url}/kalendar/muzicki.ics`)).text();
  expect(calendar).toContain('Dom kulture Vrelo');
});
