import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import { readList } from './publicContent.ts';
import { asVisitor, LATER_YEAR, openSignedIn, picture, save, typePlace } from './staffSteps.ts';

const LIST = '/ap/bioskop';
const TITLE = 'Tiha voda';
const HALL = 'Velika sala';

interface Movie {
  readonly id: number;
  readonly title: string;
  readonly author: string;
  readonly genere: string;
  readonly description: string;
  readonly duration: string;
  readonly yearPublished: string;
  readonly imageUrl: string | null;
  readonly movieProductionDateTimes: {
    readonly productionDate: string;
    readonly hall: string;
    readonly status: string;
    readonly formerDateTime: string | null;
  }[];
}

const projectionist: NewModerator = {
  name: 'Filip Kadrović',
  email: 'bioskop@centar.local',
  password: 'lozinka-bioskopa-12',
  roleAccess: ['Bioskop program'],
};

let product: Product;
let browser: Browser;
let page: Page;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none', moderators: [projectionist] });
  page = await openSignedIn(browser, product, projectionist, LIST);
});
test.afterAll(() => product.stop());

const untilSaid = (text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor();
const field = (label: string, within: Locator = page.locator('form')): Locator =>
  within.getByLabel(label, { exact: true });
const rows = (): Locator => page.getByRole('group', { name: /^Projekcija \d+$/ });
const dates = (): Promise<string[]> =>
  rows().evaluateAll((found) => found.map((row) => row.querySelector('input')?.value ?? ''));
const movies = (): Promise<Movie[]> => readList<Movie>(product.url, 'Cinema/GetAllMovies');
const onlyMovie = async (): Promise<Movie> => {
  const [movie] = await movies();
  if (!movie) throw new Error('There is no film');
  return movie;
};

async function typeFilm(title: string): Promise<void> {
  await field('Naslov').fill(title);
  await field('Režija').fill('Ines Karadžić');
  await field('Žanr').fill('drama');
  await field('Opis').fill('Leto na reci.');
}

/** The film's dates as visitors see them. */
const screenings = (visitor: Page): Locator =>
  visitor.getByRole('main').getByRole('listitem').filter({ hasText: HALL });

/** Creates a screening on each of the days at each of the times. */
async function fillGrid(from: string, to: string, times: string): Promise<void> {
  const panel = page.locator('details').filter({ hasText: 'Dodaj više termina odjednom' });
  if ((await panel.getAttribute('open')) === null) await panel.locator('summary').click();
  await panel.getByLabel('Od dana', { exact: true }).fill(from);
  await panel.getByLabel('Do dana (nije obavezno)', { exact: true }).fill(to);
  await panel.getByLabel('Vreme početka').fill(times);
  await typePlace(panel, 'Sala', HALL);
  // Enter creates the rows and must not submit the surrounding form.
  await panel.getByLabel('Sala: drugo mesto').press('Enter');
}

test('visitors see a published film with its picture and a week of screenings', async () => {
  await page.getByRole('link', { name: 'Dodaj film' }).click();
  await page.waitForURL(`**${LIST}/kreiraj`);
  await typeFilm(TITLE);
  await page.getByLabel('YouTube link najave').fill('https://evil.example/embed/dQw4w9WgXcQ');
  await untilSaid('Ovo nije link YouTube videa: film bi ostao bez najave.');
  await page.getByLabel('YouTube link najave').fill('https://youtu.be/dQw4w9WgXcQ');
  expect(await dates()).toEqual(['']);
  await fillGrid(`04.12.${LATER_YEAR}`, `06.12.${LATER_YEAR}`, '18:00, 20:30');
  await page.getByRole('button', { name: 'Ponovi poslednju nedelju' }).click();
  expect(await dates()).toHaveLength(12);
  expect((await dates()).at(-1)).toBe(`13.12.${LATER_YEAR} 20:30`);
  await page
    .getByLabel('Fotografija (nije obavezno)')
    .setInputFiles(await picture('plakat.png', 80));

  await rows()
    .nth(0)
    .getByLabel('Datum i vreme', { exact: true })
    .fill(`31.11.${LATER_YEAR} 18:00`);
  await save(page);
  await rows().nth(0).getByText('Upišite postojeći datum, na primer 24.11.2026 20:00.').waitFor();
  expect(await movies()).toEqual([]);
  await rows()
    .nth(0)
    .getByLabel('Datum i vreme', { exact: true })
    .fill(`04.12.${LATER_YEAR} 18:00`);
  await save(page);
  await untilSaid('Film je objavljen.');

  const movie = await onlyMovie();
  expect(movie.imageUrl).toMatch(/^\/media\//);
  expect(movie.movieProductionDateTimes).toHaveLength(12);
  expect(movie.movieProductionDateTimes[0]).toMatchObject({
    productionDate: `${LATER_YEAR}-12-04T17:00:00.000Z`,
    hall: HALL,
  });
  await asVisitor(browser, product, `/cinema/${String(movie.id)}`, async (visitor) => {
    await expect(visitor.locator('h1')).toHaveText(TITLE);
    await expect(screenings(visitor)).toHaveCount(12);
  });
});
