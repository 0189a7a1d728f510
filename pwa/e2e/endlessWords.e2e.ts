import { expect, test, type Browser, type Page } from '@playwright/test';
import { PROGRAM_TYPE_NAMES } from '@centar/domain/sections.ts';
import { startProduct, type Product } from './product.ts';
import { administratorOf, askAs, openSignedIn, sessionOf, type HeldSession } from './staffSteps.ts';
import { layOutAll, sidewaysScroll, untilHydrated } from './watch.ts';

/** A word of 40 letters and an address of 80: nothing in them can be broken by a hyphen or a space. */
const WORD = 'Najnepredvidljivijeprestolonaslednikovic';
const ADDRESS = `https://www.primer.example/${'dugackaadresabezprekida'.repeat(3).slice(0, 53)}`;
const TEXT = `${WORD} ${ADDRESS}`;
const WIDTHS = [320, 390, 820, 1440, 2560] as const;
const HOUR_MS = 3_600_000;

let product: Product;
let editor: HeldSession;
/** The item's page of each type. */
const own = new Map<string, number>();

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function mutate(call: string, type: string, input: object): Promise<number> {
  const query = `mutation($input: ${type}!) { ${call}(input: $input) { id } }`;
  const answer = await askAs(product.url, editor, 'POST', '/graphql', {
    query,
    variables: { input },
  });
  const { data, errors } = (await answer.json()) as {
    data?: Record<string, { id: number }>;
    errors?: unknown;
  };
  const id = data?.[call]?.id;
  if (id === undefined) throw new Error(`${call}: ${JSON.stringify(errors)}`);
  return id;
}

/** Programmes of each type, to come and past; the first of them is cancelled. */
async function writePrograms(): Promise<void> {
  for (const programType of PROGRAM_TYPE_NAMES) {
    for (const hours of [2, 30, -30 * 24]) {
      const id = await mutate('createProgram', 'ProgramInput', {
        author: TEXT,
        title: TEXT,
        description: `${TEXT}\n\n${TEXT}`,
        programType,
        place: TEXT,
        price: TEXT,
        childrenAge: TEXT,
        booking: ADDRESS,
        eventHappeningDateTime: inHours(hours),
      });
      if (!own.has(programType)) own.set(programType, id);
    }
  }
  await mutate('updateProgram', 'ProgramEdit', {
    id: own.get('Dramski program'),
    author: TEXT,
    title: TEXT,
    description: TEXT,
    programType: 'Dramski program',
    place: TEXT,
    eventHappeningDateTime: inHours(2),
    status: 'cancelled',
    statusNote: TEXT,
  });
}

async function writeItems(): Promise<void> {
  const text = { author: TEXT, title: TEXT, description: TEXT };
  const one = async (call: string, type: string, input: object): Promise<void> => {
    own.set(call, await mutate(call, type, input));
  };
  const showing = { hall: TEXT, language: TEXT, ageMark: TEXT, price: TEXT, statusNote: TEXT };
  await one('createNews', 'NewsInput', { ...text, theme: TEXT });
  await one('createMovie', 'MovieInput', {
    ...text,
    genere: TEXT,
    duration: WORD,
    childrenAge: TEXT,
    yearPublished: '2024',
    movieProductionDateTimes: [
      { ...showing, productionDate: inHours(1), status: 'moved' },
      { ...showing, productionDate: inHours(40), status: 'cancelled' },
      { ...showing, productionDate: inHours(-40 * 24) },
    ],
  });
  const notice = { ...text, number: WORD, deadline: inHours(50) };
  await one('createCompetition', 'NoticeInput', notice);
  await one('createProcurement', 'NoticeInput', notice);
  const { author, title } = text;
  const picture = { author, title, yearMade: WORD, isRented: true, rentedTo: TEXT };
  await one('createGalleryItem', 'GalleryItemInput', picture);
  const shown = { ...text, yearHappening: TEXT };
  await one('createColony', 'ExhibitionInput', { ...shown, colonyType: 'Sopocanski dani' });
  await one('createArtSalon', 'ExhibitionInput', {
    ...shown,
    colonyType: 'Jesenji likovni salon',
  });
  await one('createPremisesPhoto', 'PremisesPhotoInput', { category: 'Bioskop', title: TEXT });
}

type Content = Record<string, unknown>;

/** Writes endless words into the settings that every page shows. */
async function writeSettings(): Promise<void> {
  const change = async (name: string, changed: (content: Content) => Content): Promise<void> => {
    const query = `{ settingsGroup(name: "${name}") { content version } }`;
    const answer = await askAs(product.url, editor, 'POST', '/graphql', { query });
    const { data } = (await answer.json()) as {
      data: { settingsGroup: { content: Content; version: number } };
    };
    const { content, version } = data.settingsGroup;
    const saved = await askAs(product.url, editor, 'POST', '/graphql', {
      query: 'mutation($input: SettingsEdit!) { updateSettings(input: $input) { version } }',
      variables: { input: { name, version, content: changed(content) } },
    });
    expect(await saved.text()).not.toContain('errors');
  };
  await change('identity', (content) => ({
    ...content,
    name: WORD,
    shortName: WORD.slice(0, 20),
    town: WORD,
    description: TEXT,
  }));
  await change('contact', (content) => ({ ...content, street: TEXT, city: WORD, phone: WORD }));
  const today = inHours(0).slice(0, 10);
  await change('hours', (content) => ({
    ...content,
    exceptions: [{ date: today, house: [['10:00', '14:00']], boxOffice: [], note: TEXT }],
  }));
  await change('about', (content) => ({
    ...content,
    lead: TEXT,
    story: TEXT,
    garden: [{ title: TEXT, text: TEXT }],
    figures: [{ value: WORD.slice(0, 20), label: TEXT, text: TEXT }],
  }));
  await change('texts', (content) => ({ ...content, privacy: `## ${TEXT}\n\n${TEXT}` }));
}

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  const staff = await openSignedIn(browser, product, administratorOf(product));
  editor = await sessionOf(staff, product.url);
  await writePrograms();
  await writeItems();
  await writeSettings();
  await staff.context().close();
});
test.afterAll(() => product.stop());

/** The addresses at which a page is wider than the window, each with the window's width. */
async function widePages(
  page: Page,
  paths: readonly string[],
  ready: (page: Page) => Promise<void>,
) {
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(product.url + path);
    await ready(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      if ((await sidewaysScroll(page)) > 0) wide.push(`${path} at ${String(width)}`);
    }
  }
  return wide;
}

const page = (path: string, type: string): string => `${path}/${String(own.get(type) ?? 0)}`;

const lists = (): string[] => [
  '/',
  '/programs-list',
  '/news-list',
  '/bioskop-list',
  '/raspored?programi=1',
  '/sta-ima',
  '/sta-ima?kad=danas',
  '/arhiva',
  `/pretraga?q=${WORD}`,
  '/konkurs-list',
  '/o-nama',
  '/javne-nabavke-list',
  '/kutak-list/americki',
  '/privatnost',
  '/nema-toga',
  '/ap-login',
  '/cir',
  '/cir/sta-ima',
  '/program/likovni',
  '/program/dramski',
  '/program/mladi',
];
const details = (): string[] => [
  page('/programs', 'Dramski program'),
  '/programs/1',
  page('/kutak', 'Turski kutak'),
  page('/news', 'createNews'),
  '/news/1',
  page('/cinema', 'createMovie'),
  page('/konkurs', 'createCompetition'),
  page('/javne-nabavke', 'createProcurement'),
  page('/kolonije', 'createColony'),
  page('/saloni', 'createArtSalon'),
  `/program/likovni?slika=${String(own.get('createGalleryItem') ?? 0)}`,
];
const screens = (): string[] => [
  '/admin-panel',
  '/ap/programs-dashboard',
  '/ap/program/dramski',
  '/ap/kutak/americki',
  '/ap/vesti',
  '/ap/bioskop',
  '/ap/konkursi',
  '/ap/javne-nabavke',
  '/ap/gallery-list',
  '/ap/colony-list',
  '/ap/as-list',
  '/ap/podesavanja/prostor',
  '/ap/raspored-sala',
  '/ap/dnevnik',
  page('/ap/program/view', 'Dramski program'),
  page('/ap/bioskop/view', 'createMovie'),
  page('/ap/konkurs/view', 'createCompetition'),
];

async function visitWith(browser: Browser, javaScriptEnabled: boolean, paths: readonly string[]) {
  const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
  const wide = await widePages(await context.newPage(), paths, async (tab) => {
    if (javaScriptEnabled) await untilHydrated(tab);
    await layOutAll(tab);
  });
  await context.close();
  return wide;
}

test('no list is wider than the screen, whatever stands in the fields of its items', async ({
  browser,
}) => {
  expect(await visitWith(browser, false, lists())).toEqual([]);
});

test('no page of an item is wider than the screen, nor are the pages beside it', async ({
  browser,
}) => {
  expect(await visitWith(browser, true, details())).toEqual([]);
});

test('no screen of the staff is wider than the window', async ({ browser }) => {
  const staff = await openSignedIn(browser, product, administratorOf(product));
  const wide = await widePages(staff, screens(), async (tab) => {
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await expect(tab.getByText('Učitavanje')).toHaveCount(0);
  });
  expect(wide).toEqual([]);
  await staff.context().close();
});
