import { expect, test, type Browser, type Page } from '@playwright/test';
import { SETTINGS, SETTINGS_GROUPS, type SettingsGroup } from '@centar/domain/centre.ts';
import { PROGRAM_TYPE_NAMES } from '@centar/domain/sections.ts';
import { SETTINGS_TEXTS } from '../src/admin/settings/settings.texts.ts';
import { startProduct, type Product } from './product.ts';
import { administratorOf, askAs, openSignedIn, sessionOf, type HeldSession } from './staffSteps.ts';
import { layOutAll, sidewaysScroll, untilHydrated } from './watch.ts';

/** A word of 40 letters and an address of 80, without a hyphen or space to break at. */
const WORD = 'Najnepredvidljivijeprestolonaslednikovic';
const ADDRESS = `https://www.primer.example/${'dugackaadresabezprekida'.repeat(3).slice(0, 53)}`;
const TEXT = `${WORD} ${ADDRESS}`;
const EMAIL = `${WORD}@${WORD}.example`.toLowerCase();
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

/** Future and past programmes of each type; the first is cancelled. */
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

/** Every text in a value, with a function that replaces it. */
function* textsIn(value: unknown): Generator<(text: unknown) => void> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    if (typeof one === 'string') yield (text) => Object.assign(value, { [key]: text });
    else yield* textsIn(one);
  }
}

/** A group of settings with the longest words that its rules accept, also in new rows. */
function withEndlessWords(group: SettingsGroup, stored: Content): Content {
  let content = structuredClone(SETTINGS[group].parse(stored)) as Content;
  const count = [...textsIn(content)].length;
  for (let at = 0; at < count; at += 1) {
    for (const words of [TEXT, ADDRESS, EMAIL, WORD, WORD.slice(0, 20)]) {
      const tried = structuredClone(content);
      [...textsIn(tried)][at]?.(words);
      if (!SETTINGS[group].safeParse(tried).success) continue;
      content = tried;
      break;
    }
  }
  return content;
}

async function writeSettings(): Promise<void> {
  const ask = async (
    query: string,
    variables: object,
  ): Promise<{ data: Record<string, Content> }> => {
    const answer = await askAs(product.url, editor, 'POST', '/graphql', { query, variables });
    const text = await answer.text();
    expect(text).not.toContain('errors');
    return JSON.parse(text) as { data: Record<string, Content> };
  };
  // Empty lists get a row, so that the words have a place.
  const today = inHours(0).slice(0, 10);
  const lists: Partial<Record<SettingsGroup, Content>> = {
    hours: {
      exceptions: [{ date: today, house: [['10:00', '14:00']], boxOffice: [], note: TEXT }],
    },
    about: {
      garden: [{ title: TEXT, text: TEXT }],
      figures: [{ value: '1', label: TEXT, text: TEXT }],
    },
    texts: { keepScript: [WORD], privacy: `## ${TEXT}\n\n${TEXT}` },
  };
  for (const name of SETTINGS_GROUPS) {
    const read = 'query($name: String!) { settingsGroup(name: $name) { content version } }';
    const { data } = await ask(read, { name });
    const { content, version } = data['settingsGroup'] as { content: Content; version: number };
    const written = withEndlessWords(name, { ...content, ...lists[name] });
    const edit = 'mutation($input: SettingsEdit!) { updateSettings(input: $input) { version } }';
    await ask(edit, { input: { name, version, content: written } });
  }
}

const writeUser = () =>
  mutate('createUser', 'UserInput', {
    name: ADDRESS,
    email: EMAIL,
    password: 'lozinka-za-probu-4711',
    roleAccess: ['Vesti'],
  });

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  const staff = await openSignedIn(browser, product, administratorOf(product));
  editor = await sessionOf(staff, product.url);
  await writePrograms();
  await writeItems();
  await writeSettings();
  await writeUser();
  await staff.context().close();
});
test.afterAll(() => product.stop());

/** The addresses of pages wider than the window, with the window's width. */
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
  '/ap/podesavanja',
  ...SETTINGS_GROUPS.map((group) => `/ap/podesavanja/${SETTINGS_TEXTS[group].slug}`),
  '/ap/podesavanja/prostor',
  '/ap/nalog',
  '/ap/kreiraj-korisnika',
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

test('no list is wider than the screen with endless words', async ({ browser }) => {
  expect(await visitWith(browser, false, lists())).toEqual([]);
});

test('no page of an item is wider than the screen with endless words', async ({ browser }) => {
  expect(await visitWith(browser, true, details())).toEqual([]);
});

test('no staff screen is wider than the window with endless words', async ({ browser }) => {
  const staff = await openSignedIn(browser, product, administratorOf(product));
  const wide = await widePages(staff, screens(), async (tab) => {
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await expect(tab.getByText('Učitavanje')).toHaveCount(0);
  });
  expect(wide).toEqual([]);
  await staff.context().close();
});

/** How much wider than its window an open dialog is. */
const dialogOverflow = (tab: Page): Promise<number> =>
  tab.getByRole('dialog').evaluate((dialog) => {
    const { left, right } = dialog.getBoundingClientRect();
    const outside = Math.max(0, -left, right - document.documentElement.clientWidth);
    return dialog.scrollWidth - dialog.clientWidth + outside;
  });

test('no dialog of the staff is wider than a small phone', async ({ browser }) => {
  const viewport = { width: 320, height: 700 };
  const staff = await openSignedIn(browser, product, administratorOf(product), '/', viewport);
  const wide: string[] = [];
  const look = async (path: string, button: string): Promise<void> => {
    await staff.goto(product.url + path);
    await staff.getByRole('button', { name: button }).first().click();
    await staff.getByRole('dialog').getByRole('button').first().waitFor();
    const by = (await dialogOverflow(staff)) + (await sidewaysScroll(staff));
    if (by > 0) wide.push(`${button} on ${path} by ${String(by)}`);
  };
  for (const action of ['Azuriraj', 'Link za lozinku', 'Uloga', 'Obrisi']) {
    await look('/admin-panel', `${action}: ${ADDRESS}`);
  }
  for (const list of ['/ap/vesti', '/ap/bioskop', '/ap/konkursi']) {
    await look(list, `Izmeni: ${TEXT}`);
    await look(list, `Obriši: ${TEXT}`);
  }
  expect(wide).toEqual([]);
  await staff.context().close();
});
